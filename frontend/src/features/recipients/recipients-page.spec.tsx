import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { RecipientsPage } from './recipients-page.js';
import { currentUserKey } from '../../domain/user/current-user.js';
import { answerWith } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';

const actor = userEvent.setup({ delay: null });
const everyone = Array.from({ length: 150 }, (_none, n) => ({
  id: `r-${n}`,
  name: `Person ${String(n).padStart(3, '0')}`,
  relationship: 'Friend',
  interests: [],
  avatar: null,
  createdAt: '',
  ...(n === 149 && { nextDay: { type: 'Holiday', title: 'Midsummer', daysUntil: 200 } }),
}));

/** The server double: pages whose cursor is the place in the list. */
let requests: string[];
let isDown: boolean;
const answer = (url: string) => {
  const query = new URL(url, 'http://localhost').searchParams;
  const found = everyone.filter(({ name }) => name.includes(query.get('q') ?? ''));
  const [start, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit'))];
  const end = start + limit;
  query.set('after', String(end));
  return { rows: found.slice(start, end), link: end < found.length ? `</api/recipients?${query}>; rel="next"` : '' };
};
/** Reports that the end of the list is near the screen. */
let scrollToEnd: () => void;

beforeEach(() => {
  requests = [];
  isDown = false;
  answerWith(({ line }) => {
    const url = line.replace('GET ', '');
    const isList = url.startsWith('/api/recipients?');
    if (isList) requests.push(url);
    const { rows, link } = isList ? answer(url) : { rows: [], link: '' };
    return isDown ? [503, { code: 'service-unavailable', message: 'Later.' }] : [200, rows, { link }];
  });
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollToEnd = () => callback([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  } as never;
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecipientsPage onIdeas={() => undefined} onNearIdeas={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const showing = (count: number) => waitFor(() => expect(names()).toHaveLength(count));
const more = () => screen.getByRole('button', { name: 'Show more people' });

describe('Many recipients', () => {
  it('are shown page by page with the button, which says how many there are and keeps the focus', async () => {
    await showing(60);
    await actor.click(more());
    await showing(120);
    expect(screen.getByText('120 people are shown.')).toBeTruthy();
    expect(document.activeElement).toBe(more());
    await actor.click(more());
    await showing(150);
    expect(names()).toEqual(everyone.map(({ name }) => name));
    expect(document.activeElement?.textContent).toBe('150 people are shown. These are all.');
    expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
  });

  it('load on when the end of the list comes near the screen', async () => {
    await showing(60);
    act(() => scrollToEnd());
    await showing(120);
    act(() => scrollToEnd());
    await showing(150);
  });

  it('stay when the next page cannot be loaded, and the button tries again', async () => {
    await showing(60);
    isDown = true;
    await actor.click(more());
    expect(await screen.findByText('More people could not be loaded. Please try again.')).toBeTruthy();
    expect(names()).toHaveLength(60);
    isDown = false;
    await actor.click(more());
    await showing(120);
    expect(screen.queryByText('More people could not be loaded. Please try again.')).toBeNull();
  });

  it('show their saved days above the form for more', async () => {
    await showing(60);
    await actor.click(screen.getAllByRole('button', { name: 'Occasions' })[0]!);
    const saved = await screen.findByText('No dates yet. Add the first one.');
    const add = screen.getByRole('button', { name: 'Add Occasion' });
    expect(saved.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are found by name on the server', async () => {
    await showing(60);
    await actor.type(screen.getByRole('searchbox', { name: 'Find a person' }), '149');
    await showing(1);
    expect(names()).toEqual(['Person 149']);
    expect(requests.at(-1)).toBe('/api/recipients?limit=60&sort=name&with=next-day&q=149');
    expect(screen.getByText('1 person found')).toBeTruthy();
    expect(screen.getByText('Midsummer · in 200 days')).toBeTruthy();
    await actor.clear(screen.getByRole('searchbox'));
    await actor.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('No one has “nobody” in their name.')).toBeTruthy();
    await actor.clear(screen.getByRole('searchbox'));
    await showing(60);
  });
});
