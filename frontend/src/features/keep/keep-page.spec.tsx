import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { KeepPage } from './keep-page.js';

const actor = userEvent.setup({ delay: null });
const ida = { id: 'r-1', name: 'Ida', relationship: 'Sister', interests: [] };
const teapot = 'https://shop.example/teapot';
const pageOfTeapot = { url: teapot, title: 'Stoneware teapot', price: '$48.00', image: `${teapot}.jpg` };

let people: object[];
/** The ideas that were sent. */
let kept: object[];
/** What waits for an answer about a page, by address. */
let looks: Map<string, (status: number, body: object) => Promise<void>>;

beforeEach(() => {
  people = [ida];
  kept = [];
  looks = new Map();
  globalThis.fetch = (async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
    const input = JSON.parse(body) as { url: string };
    if (url === '/api/link-preview')
      return new Promise((resolve) => {
        looks.set(input.url, (status, told) => act(async () => resolve(answerOf(status, told))));
      });
    if (method === 'POST') {
      kept.push(input);
      return answerOf(201, { ...input, id: 'k-1', title: 'Kept' });
    }
    if (url.startsWith('/api/recipients?')) return answerOf(200, people);
    if (url === '/api/recipients/r-1') return answerOf(200, ida);
    return answerOf(404, { code: 'not-found', message: 'Not found' });
  }) as never;
});
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

const open = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/keep" element={<KeepPage />} />
          <Route path="/recipients/:recipientId" element={<p>Their page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => actor.click(screen.getByRole('button', { name: 'Keep Idea' }));

describe('Keeping an idea', () => {
  it('waits for the page of a link that has just been pasted', async () => {
    open('/keep?recipient=r-1');
    await actor.type(field(/^Link/), `${teapot}{Enter}`);
    await waitFor(() => expect(looks.size).toBe(1));
    expect(kept).toEqual([]);
    await looks.get(teapot)!(200, pageOfTeapot);
    await screen.findByText('Their page');
    expect(kept).toEqual([{ shopTitle: 'Stoneware teapot', link: teapot, image: `${teapot}.jpg`, price: '$48.00' }]);
  });

  it('keeps the link if its page cannot be read, and says so', async () => {
    open(`/keep?recipient=r-1&text=${encodeURIComponent(`Look: ${teapot}`)}`);
    await waitFor(() => expect(looks.size).toBe(1));
    await looks.get(teapot)!(422, { code: 'link-preview.refused', message: 'That shop does not let us look.' });
    expect(await screen.findByText(/^That shop does not let us look\. You can keep the link/)).toBeTruthy();
    await press();
    await screen.findByText('Their page');
    expect(kept).toEqual([{ link: teapot }]);
  });

  it('takes name, price and picture of the link that is there, and no others', async () => {
    open(`/keep?recipient=r-1&url=${teapot}`);
    await waitFor(() => expect(looks.size).toBe(1));
    await looks.get(teapot)!(200, pageOfTeapot);
    await waitFor(() => expect(field(/^What it is/).value).toBe('Stoneware teapot'));
    await actor.clear(field(/^Link/));
    await actor.tab();
    expect(field(/^What it is/).value).toBe('');
    await actor.type(field(/^What it is/), 'A jazz evening');
    await press();
    await screen.findByText('Their page');
    expect(kept).toEqual([{ title: 'A jazz evening' }]);
  });

  it.each([
    ['typed here', `url=${teapot}`, 'For Ida', { title: 'For Ida' }],
    ['typed before', `url=${teapot}&name=For+Ida`, '', { title: 'For Ida' }],
    ['named by another application', `url=${teapot}&title=Teapot`, '', { shopTitle: 'Teapot' }],
    ['of the page', `url=${teapot}`, '', { shopTitle: 'Stoneware teapot' }],
  ])('tells a title %s from that of a shop', async (_what, address, typed, title) => {
    open(`/keep?recipient=r-1&${address}`);
    await waitFor(() => expect(looks.size).toBe(1));
    await looks.get(teapot)!(200, pageOfTeapot);
    if (typed) {
      await waitFor(() => expect(field(/^What it is/).value).not.toBe(''));
      await actor.clear(field(/^What it is/));
      await actor.type(field(/^What it is/), typed);
    }
    await press();
    await screen.findByText('Their page');
    expect(kept).toEqual([{ ...title, link: teapot, image: `${teapot}.jpg`, price: '$48.00' }]);
  });

  it('understands a link without https', async () => {
    open('/keep?recipient=r-1&title=Teapot');
    await actor.type(field(/^Link/), 'shop.example/teapot');
    await actor.tab();
    await waitFor(() => expect([...looks.keys()]).toEqual([teapot]));
    await looks.get(teapot)!(200, pageOfTeapot);
    expect(field(/^What it is/).value).toBe('Teapot');
  });

  it('says at its field what is missing', async () => {
    open('/keep');
    await press();
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Choose a person',
      'Write what it is, or paste a link',
    ]);
    await actor.click(screen.getByRole('combobox', { name: 'For' }));
    await actor.click(await screen.findByRole('option', { name: 'Ida (Sister)' }));
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Write what it is, or paste a link');
    await actor.type(field(/^Link/), 'a teapot');
    await press();
    expect(await screen.findByText('Please provide a valid URL')).toBeTruthy();
    expect(kept).toEqual([]);
  });

  it('begins with a person', async () => {
    people = [];
    open('/keep');
    expect((await screen.findByRole('link', { name: 'Add a person' })).getAttribute('href')).toBe('/recipients');
    expect(screen.queryByRole('button', { name: 'Keep Idea' })).toBeNull();
  });
});
