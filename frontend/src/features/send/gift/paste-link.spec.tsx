import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { emptyDraft, type SendDraft } from '../draft/draft.js';
import { GiftStep } from './gift-step.js';
import { answerOf } from '../../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
const url = 'https://shop.example/teapot';
const teapot = {
  url,
  title: 'Stoneware teapot',
  description: 'Holds exactly two cups.',
  image: 'https://cdn.example/teapot.jpg',
  price: '$48.00',
  siteName: 'The Clay Shop',
};

interface Answer {
  status: number;
  body: object;
}
/** The server double: the calls it received, and the way to answer the last one. */
let asked: unknown[];
let answer: (answer: Answer) => Promise<void>;
let draft: SendDraft;
let change: (fields: Partial<SendDraft>) => void;

beforeEach(() => {
  asked = [];
  draft = emptyDraft;
  globalThis.fetch = ((path: string, { method, body }: { method: string; body: string }) => {
    asked.push([`${method} ${path}`, JSON.parse(body)]);
    const { promise, resolve } = Promise.withResolvers<object>();
    answer = ({ status, body }) =>
      act(async () => {
        resolve(answerOf(status, body));
        await promise;
      });
    return promise;
  }) as never;
});
afterEach(cleanup);

function open() {
  const client = createQueryClient();
  const show = () => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <GiftStep draft={draft} change={change} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  change = (fields) => {
    draft = { ...draft, ...fields };
    view.rerender(show());
  };
  const view = render(show());
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => actor.click(screen.getByRole('button', { name }));
async function paste(text: string) {
  await actor.click(box(/paste a link/i));
  await actor.paste(text);
  await actor.keyboard('{Enter}');
}
const nothingThere: Answer = {
  status: 422,
  body: { code: 'link-preview.unreachable', message: 'That site cannot be reached right now.' },
};

describe('Pasting a link', () => {
  it('fills in what the page says', async () => {
    open();
    await paste(' shop.example/teapot ');
    expect(asked).toEqual([['POST /api/link-preview', { url }]]);
    await answer({ status: 200, body: teapot });
    const heading = await screen.findByRole('heading', { name: teapot.title });
    for (const text of [teapot.description, teapot.price, teapot.siteName]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Original' }).getAttribute('href')).toBe(url);
    expect(document.activeElement).toBe(heading);
    expect(draft).toMatchObject({ gift: { ...teapot, isOwnIdea: true }, idea: null, link: '' });
  });

  it('can be kept for the chosen person', async () => {
    draft = { ...emptyDraft, recipientId: 'ann' };
    open();
    await paste(url);
    await answer({ status: 200, body: teapot });
    await press('Keep');
    const kept = { shopTitle: teapot.title, link: url, image: teapot.image, price: teapot.price };
    expect(asked[1]).toEqual(['POST /api/recipients/ann/kept-ideas', kept]);
    await answer({ status: 201, body: { id: 'kept', ...kept } });
    expect(await screen.findByRole('button', { name: 'Kept' })).toBeTruthy();
  });

  it('is kept with the name that the sender typed, also before there is a person', async () => {
    open();
    await paste(url);
    await answer({ status: 200, body: teapot });
    const keepAddress = () => screen.getByRole('link', { name: 'Keep' }).getAttribute('href');
    expect(keepAddress()).toBe(`/keep?${new URLSearchParams({ url, title: teapot.title })}`);
    await press('Edit');
    await actor.clear(box(/gift name/i));
    await actor.type(box(/gift name/i), 'Teapot for two');
    await press('Use this gift');
    expect(keepAddress()).toBe(`/keep?${new URLSearchParams({ url, name: 'Teapot for two' })}`);
    act(() => change({ recipientId: 'ann' }));
    await press('Keep');
    expect(asked[1]).toMatchObject(['POST /api/recipients/ann/kept-ideas', { title: 'Teapot for two' }]);
    expect(asked[1]).not.toMatchObject([{}, { shopTitle: expect.anything() }]);
  });

  it('shows its progress at the button and calls the server once', async () => {
    open();
    await paste(url);
    const button = screen.getByRole('button', { name: 'Look It Up' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Looking at the page')).toBeTruthy();
    expect(box(/paste a link/i).readOnly).toBe(true);
    await actor.type(box(/paste a link/i), '{Enter}');
    await actor.click(button);
    expect(asked).toHaveLength(1);
  });

  it('lets the sender change every field', async () => {
    open();
    await paste(url);
    await answer({ status: 200, body: teapot });
    await press('Edit');
    expect([/gift name/i, /price/i, /^link/i, /description/i, /picture/i].map((name) => box(name).value)).toEqual([
      teapot.title,
      teapot.price,
      teapot.url,
      teapot.description,
      teapot.image,
    ]);
    await actor.clear(box(/gift name/i));
    await actor.type(box(/gift name/i), 'Teapot for two');
    await actor.clear(box(/picture/i));
    await press('Use this gift');
    const { title: pageTitle } = teapot;
    expect(draft.gift).toEqual({ ...teapot, title: 'Teapot for two', image: '', pageTitle, isOwnIdea: true });
  });

  it('drops the site’s name when the link changes', async () => {
    open();
    await paste(url);
    await answer({ status: 200, body: teapot });
    await press('Edit');
    await actor.clear(box(/^link/i));
    await actor.type(box(/^link/i), 'www.other.example');
    await press('Use this gift');
    expect(draft.gift).toMatchObject({ url: 'https://www.other.example/', siteName: 'other.example' });
  });

  it.each(['', 'teapot', 'javascript:alert(1)', 'me@shop.example'])('wants an address: %j', async (text) => {
    open();
    if (text) await paste(text);
    else await press('Look It Up');
    expect(screen.getByRole('alert').textContent).toBe('Please provide a valid URL');
    expect(box(/paste a link/i).getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
    await actor.type(box(/paste a link/i), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the server’s refusal at the link', async () => {
    open();
    await paste(url);
    await answer({ status: 400, body: { code: 'invalid-input', message: 'Please provide a valid URL' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Please provide a valid URL');
    expect(box(/paste a link/i).value).toBe(url);
  });
});

describe('A page that could not be read', () => {
  it('is reported, and the sender continues by hand with the link', async () => {
    open();
    await paste(url);
    await answer(nothingThere);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That site cannot be reached right now. Please fill in what you know: the link is kept.',
    );
    expect(box(/^link/i).value).toBe(url);
    expect(document.activeElement).toBe(box(/gift name/i));
    await actor.type(box(/gift name/i), 'Teapot{Enter}');
    expect(draft).toMatchObject({ gift: { title: 'Teapot', url }, idea: null, link: '' });
  });

  it.each<[string, Answer, string]>([
    ['a busy server', { status: 503, body: { code: 'overloaded', message: 'We are very busy.' } }, 'We are very busy.'],
    ['an answer without a sentence', { status: 500, body: {} }, 'That page could not be read.'],
  ])('is also reported after %s', async (_what, failure, sentence) => {
    open();
    await paste(url);
    await answer(failure);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it('can be tried again with the pasted link', async () => {
    open();
    await paste(url);
    await answer(nothingThere);
    await press('Cancel');
    expect(box(/paste a link/i).value).toBe(url);
    await press('Look It Up');
    await answer({ status: 200, body: teapot });
    expect(await screen.findByRole('heading', { name: teapot.title })).toBeTruthy();
  });

  it('shows no notice in a form that is opened later', async () => {
    open();
    await paste(url);
    await answer(nothingThere);
    await press('Cancel');
    await press('Describe a gift yourself');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for a name if only that is missing', async () => {
    open();
    await paste(url);
    await answer({ status: 200, body: { url, image: teapot.image, price: '$48.00' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Please give it a name.');
    expect([box(/price/i).value, box(/picture/i).value]).toEqual(['$48.00', teapot.image]);
    expect(draft.gift).toBeNull();
  });
});

describe('A late answer', () => {
  it('changes nothing once the sender writes the gift by hand', async () => {
    open();
    await paste(url);
    await press('Describe a gift yourself');
    await actor.type(box(/gift name/i), 'A walk');
    await answer({ status: 200, body: teapot });
    expect(draft).toMatchObject({ gift: null, idea: { name: 'A walk' } });
  });

  it('changes nothing once the gift has been sent and the screen is clear', async () => {
    open();
    await paste(url);
    change(emptyDraft);
    await answer({ status: 200, body: teapot });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look It Up' }).ariaBusy).toBeFalsy());
    expect(draft).toEqual(emptyDraft);
  });
});
