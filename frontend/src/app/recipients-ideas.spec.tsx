import '../testing/jsdom-gaps.js';
import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Component as RecipientsRoute } from './routes/recipients.js';
import { currentUserKey, currentUserQuery } from '../domain/user/current-user.js';
import { createQueryClient } from '../domain/user/query-client.js';
import { answerOf } from '../testing/answers.js';
import { aCurrentUser, anIdea, aProduct } from '../testing/builders.js';
import { streamed, type Asked } from '../testing/idea-searches.js';
import { dismissToast, shownToast } from '../ui/overlays/toast-store.js';

const nora = {
  id: 'r-1',
  name: 'Nora',
  relationship: 'Sister',
  interests: ['tea', 'jazz'],
  hiddenFromIdeas: [],
  avatar: null,
  createdAt: '',
};
const birthday = { id: 'o-1', recipientId: 'r-1', type: 'Birthday', date: '1990-03-09', notes: null, createdAt: '' };
const actor = userEvent.setup({ delay: null });

let searches: Asked[];
/** Of "not this". */
let rejected: { id: string; name: string }[];
let undone: string[];
let occasions: object[];
let others: { body: Record<string, unknown>; answer: (recommendation: Recommendation | null) => void }[];
/** The answer to searches that get no stream. */
let refusal: { status: number; body: object } | undefined;

const json = (status: number, body: unknown) => answerOf(status, body, { 'content-type': 'application/json' });

beforeEach(() => {
  searches = [];
  others = [];
  rejected = [];
  undone = [];
  occasions = [birthday];
  refusal = undefined;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const line = `${init.method} ${url}`;
    if (line.startsWith('GET /api/recipients?')) return Promise.resolve(json(200, [nora]));
    if (line === 'GET /api/recipients/r-1') return Promise.resolve(json(200, nora));
    if (line === 'GET /api/recipients/r-1/occasions') return Promise.resolve(json(200, occasions));
    if (line === 'GET /api/recipients/r-1/kept-ideas') return Promise.resolve(json(200, []));
    if (line === 'POST /api/recommendations/recipient/r-1') {
      return Promise.resolve(refusal ? json(refusal.status, refusal.body) : streamed(init, searches));
    }
    if (line === 'POST /api/recommendations/recipient/r-1/another') {
      return new Promise((resolve) => {
        const answer = (recommendation: Recommendation | null) => resolve(json(200, { recommendation }));
        others.push({ body: JSON.parse(init.body as string) as never, answer });
      });
    }
    if (line.startsWith('GET /api/recipients/r-1/not-this')) return Promise.resolve(json(200, rejected));
    if (line.startsWith('DELETE /api/not-this/')) {
      undone.push(line);
      return Promise.resolve(json(200, { success: true }));
    }
    return Promise.resolve(json(404, { code: 'not-found', message: `No ${line}` }));
  }) as never;
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

/** The current address, the last kind of navigation, and the signed-in user. */
let here: { pathname: string; search: string; came: string; back: () => void };
function Here() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const came = useNavigationType();
  useEffect(() => {
    here = { pathname, search, came, back: () => void navigate(-1) };
  });
  const { data } = useQuery(currentUserQuery);
  return <output data-testid="user">{data?.username ?? 'nobody'}</output>;
}

function open(address = '/recipients') {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/recipients" element={<RecipientsRoute />} />
          <Route path="/gifts" element={<p>The send screen</p>} />
        </Routes>
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
async function openDialog() {
  open();
  await actor.click(await screen.findByRole('button', { name: 'AI Gift Ideas' }));
  await screen.findByRole('dialog', { name: 'AI Gift Ideas for Nora' });
}
const asked = (count: number) =>
  waitFor(() => {
    expect(searches).toHaveLength(count);
    return searches.at(-1)!;
  });
const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
const press = (name: string | RegExp) => actor.click(screen.getByRole('button', { name }));
async function choose(list: string, option: string) {
  await actor.click(screen.getByRole('combobox', { name: list }));
  await actor.click(await screen.findByRole('option', { name: option }));
}
const sorry = 'Unable to generate recommendations. Please try again.';

describe('The ideas dialog', () => {
  it('searches when it opens, within the default budget, and asks for a stream', async () => {
    await openDialog();
    const search = await asked(1);
    expect(search.body).toEqual({ budget: '50-100' });
    expect(search.accept).toMatch(/^text\/event-stream/);
    expect(screen.getByRole('combobox', { name: 'Budget' }).textContent).toBe('$50 - $100');
    expect(screen.getByText(/^Looking for gifts for Nora/)).toBeTruthy();
    expect(screen.getByText('Sister, likes tea and jazz')).toBeTruthy();
  });

  it('searches within an amount of the sender’s own, and keeps it in the address', async () => {
    await openDialog();
    await choose('Budget', 'Other amount');
    await actor.type(screen.getByLabelText('From $'), '45');
    await actor.type(screen.getByLabelText('To $'), '30');
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toContain('the lower one first');
    await actor.clear(screen.getByLabelText('To $'));
    await actor.type(screen.getByLabelText('To $'), '60');
    await press('Apply');
    expect((await asked(2)).body).toEqual({ budget: { from: 45, to: 60 } });
    expect(here.search).toBe('?ideas=r-1&budget=45-60');
    expect(screen.getByRole('combobox', { name: 'Budget' }).textContent).toBe('Other amount');
  });

  it('shows each idea and each reason as it arrives, and the number of ideas at the end', async () => {
    await openDialog();
    const search = await asked(1);
    search.idea(0, anIdea({ name: 'A teapot', reasoning: '', realProducts: [] }));
    const first = await card('A teapot');
    expect(first.queryByText(/No products found/)).toBeNull();
    search.idea(0, anIdea({ name: 'A teapot', reasoning: 'Tea, every morning.' }));
    expect(await first.findByText('Tea, every morning.')).toBeTruthy();
    search.idea(1, anIdea({ name: 'A jazz evening', realProducts: [] }));
    search.done();
    await screen.findByText('2 ideas, 1 product');
    expect(first.getByText('$40 – $60')).toBeTruthy();
    expect(
      (await card('A jazz evening')).getByText('No products found for this recommendation. Try a different search.'),
    ).toBeTruthy();
  });

  it('says on the card that the shops are asked, until its products are there', async () => {
    await openDialog();
    const search = await asked(1);
    search.idea(0, anIdea({ name: 'A teapot', interests: ['tea'], isSearching: true, realProducts: [] }));
    const teapot = await card('A teapot');
    expect(teapot.getByText('Looking in the shops …')).toBeTruthy();
    expect(teapot.getByText('For tea')).toBeTruthy();
    search.idea(0, anIdea({ name: 'A teapot', interests: ['tea'] }));
    await waitFor(() => expect(teapot.queryByText('Looking in the shops …')).toBeNull());
    search.idea(1, anIdea({ name: 'A jazz evening', interests: ['jazz'], realProducts: [] }));
    expect((await card('A jazz evening')).getByText(/^No products found/)).toBeTruthy();
  });

  it('links a product to the send screen, with its data, and to the shop', async () => {
    const product = aProduct({ title: 'Pot & two cups', rating: 4.62, reviews: 1234 });
    await openDialog();
    (await asked(1)).idea(0, anIdea({ name: 'A teapot', realProducts: [product] }));
    const teapot = await card('A teapot');
    expect(teapot.getByText('Rated 4.6 out of 5, 1,234 reviews')).toBeTruthy();
    const shop = teapot.getByRole('link', { name: 'View Pot & two cups at Kiln & Kettle' });
    expect(['href', 'target', 'rel'].map((name) => shop.getAttribute(name))).toEqual([
      product.link,
      '_blank',
      'noopener noreferrer',
    ]);
    await actor.click(teapot.getByRole('link', { name: 'Send Gift: Pot & two cups' }));
    const { giftLink, giftImage, ...said } = Object.fromEntries(new URLSearchParams(here.search));
    expect([here.pathname, giftLink, giftImage]).toEqual(['/gifts', product.link, product.image]);
    expect(said).toEqual({
      giftName: 'Pot & two cups',
      giftDescription: 'Holds exactly two cups.',
      giftPrice: '$48.00',
      giftCategory: 'Tea',
      recipientId: 'r-1',
    });
  });

  it('searches again within another budget and aborts the previous search', async () => {
    await openDialog();
    const before = await asked(1);
    before.idea(0, anIdea({ name: 'A teapot' }));
    await card('A teapot');
    await choose('Budget', '$10,000+');
    const after = await asked(2);
    expect(before.signal.aborted).toBe(true);
    expect(after.body).toEqual({ budget: '10000+' });
    expect(screen.queryByText('A teapot')).toBeNull();
    expect(screen.queryByText(sorry)).toBeNull();
    expect(new URLSearchParams(here.search).get('budget')).toBe('10000+');
    after.idea(0, anIdea({ name: 'A grand piano' }));
    await card('A grand piano');
  });

  it('skips the cache when the results are updated, and only then', async () => {
    await openDialog();
    const before = await asked(1);
    await press('Update Results');
    expect((await asked(2)).body).toEqual({ budget: '50-100', refresh: true });
    expect(before.signal.aborted).toBe(true);
    await choose('Budget', '$0 - $25');
    expect((await asked(3)).body).toEqual({ budget: '0-25' });
  });

  it('aborts the search silently when it closes', async () => {
    await openDialog();
    const search = await asked(1);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(search.signal.aborted).toBe(true);
    expect([here.search, shownToast()]).toEqual(['', undefined]);
  });

  it('says when a search failed, and tries again on demand', async () => {
    refusal = { status: 503, body: { code: 'unavailable', message: 'Not now.' } };
    await openDialog();
    await screen.findByText(sorry);
    refusal = undefined;
    await press('Try Again');
    await asked(1);
    expect(screen.queryByText(sorry)).toBeNull();
  });

  it.each([
    ['breaks off', (search: Asked) => search.breakOff()],
    ['tells a problem', (search: Asked) => search.problem({ code: 'unavailable', message: 'Later.' })],
  ])('keeps the ideas that came before the answer %s', async (_title, end) => {
    await openDialog();
    const search = await asked(1);
    search.idea(0, anIdea({ name: 'A teapot' }));
    await card('A teapot');
    end(search);
    await screen.findByText(sorry);
    expect(screen.getByText('A teapot')).toBeTruthy();
  });

  it('says how long to wait after too many searches', async () => {
    refusal = { status: 429, body: { code: 'rate-limited', message: 'Wait a minute, then go on.' } };
    await openDialog();
    expect(await screen.findByText(`${sorry} Wait a minute, then go on.`)).toBeTruthy();
  });

  it('notices the end of the session', async () => {
    refusal = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    await openDialog();
    await waitFor(() => expect(screen.getByTestId('user').textContent).toBe('nobody'));
  });

  it('says so if nothing suits', async () => {
    await openDialog();
    (await asked(1)).done();
    expect(await screen.findByRole('heading', { name: 'No ideas this time' })).toBeTruthy();
    await press('Look Again');
    expect((await asked(2)).body).toMatchObject({ refresh: true });
  });

  it('names the source of the ideas, and the sandbox', async () => {
    await openDialog();
    const search = await asked(1);
    search.idea(0, anIdea());
    search.done({ source: 'curator', isSandbox: true });
    expect(await screen.findByText('Chosen without AI this time')).toBeTruthy();
    expect(screen.getByText(/The AI did not answer this time/)).toBeTruthy();
    expect(screen.getByText(/This is a sandbox/)).toBeTruthy();
    expect(screen.getByText(/last checked/)).toBeTruthy();
  });
});

describe('Another idea', () => {
  async function twoIdeas() {
    await openDialog();
    const search = await asked(1);
    search.idea(0, anIdea({ name: 'A teapot' }));
    search.idea(1, anIdea({ name: 'A jazz evening' }));
    search.done();
    await screen.findByText(/^2 ideas/);
    await press('Not this one: A jazz evening');
    await waitFor(() => expect(others).toHaveLength(1));
  }

  it('replaces one that does not suit and takes the focus', async () => {
    await twoIdeas();
    expect(others[0]!.body).toEqual({ budget: '50-100', instead: 'A jazz evening', shown: ['A teapot'] });
    others[0]!.answer(anIdea({ name: 'A tea tasting' }));
    const heading = await screen.findByRole('heading', { name: 'A tea tasting' });
    expect(screen.queryByText('A jazz evening')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'A teapot',
      'A tea tasting',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says that the rejected one is not shown again, and brings it back', async () => {
    await twoIdeas();
    rejected = [
      { id: 'n-2', name: 'A fern' },
      { id: 'n-1', name: 'A jazz evening' },
    ];
    others[0]!.answer(anIdea({ name: 'A tea tasting' }));
    await screen.findByRole('heading', { name: 'A tea tasting' });
    expect(shownToast()).toMatchObject({ title: 'Not shown again for Nora', description: 'A jazz evening' });
    act(() => shownToast()!.action!.onPress());
    const heading = await screen.findByRole('heading', { name: 'A jazz evening' });
    expect(screen.queryByText('A tea tasting')).toBeNull();
    expect(undone).toEqual(['DELETE /api/not-this/n-1']);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says so if there is none, and cannot be rejected twice', async () => {
    await twoIdeas();
    others[0]!.answer(null);
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing else suits'));
    const button = await screen.findByRole('button', { name: 'Not shown again: A jazz evening' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(shownToast()?.action?.label).toBe('Undo');
  });

  it('is dropped while the results are updated', async () => {
    await twoIdeas();
    await press('Update Results');
    (await asked(2)).idea(0, anIdea({ name: 'A teapot' }));
    others[0]!.answer(anIdea({ name: 'A tea tasting' }));
    await card('A teapot');
    expect(screen.queryByText('A tea tasting')).toBeNull();
  });
});

describe('The address of the ideas', () => {
  it('has the next occasion, if it is near when the ideas are opened', async () => {
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    occasions = [birthday, { ...birthday, id: 'o-2', nextOn: soon }];
    await openDialog();
    expect((await asked(1)).body).toEqual({ budget: '50-100', occasionId: 'o-2' });
    expect(here.search).toBe('?ideas=r-1&occasion=o-2');
    await choose('Occasion', 'Any time');
    expect((await asked(2)).body).toEqual({ budget: '50-100' });
    expect(here.search).toBe('?ideas=r-1');
  });

  it('opens the ideas for a recipient, an occasion and a budget', async () => {
    open('/recipients?ideas=r-1&occasion=o-1&budget=250-500');
    expect((await asked(1)).body).toEqual({ budget: '250-500', occasionId: 'o-1' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Occasion' }).textContent).toBe('Birthday - March 9, 1990'),
    );
    searches[0]!.idea(0, anIdea({ name: 'A teapot' }));
    const send = (await card('A teapot')).getByRole('link', { name: /^Send Gift/ });
    expect(new URLSearchParams(send.getAttribute('href')!.split('?')[1]).get('occasionId')).toBe('o-1');
    await choose('Occasion', 'Any time');
    expect((await asked(2)).body).toEqual({ budget: '250-500' });
  });

  it('drops an occasion that no longer exists', async () => {
    open('/recipients?ideas=r-1&occasion=gone');
    await waitFor(() => expect(searches.at(-1)?.body).toEqual({ budget: '50-100' }));
    expect(searches.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('shows the list of recipients if it names an unknown recipient', async () => {
    open('/recipients?ideas=somebody-elses');
    await screen.findByRole('heading', { name: 'Nora' });
    await waitFor(() => expect(here.search).toBe(''));
    expect([screen.queryByRole('dialog'), searches.length]).toEqual([null, 0]);
  });

  it('is left by Back and by closing', async () => {
    await openDialog();
    act(() => here.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await actor.click(screen.getByRole('button', { name: 'AI Gift Ideas' }));
    await screen.findByRole('dialog');
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(here.came).toBe('POP');
  });
});
