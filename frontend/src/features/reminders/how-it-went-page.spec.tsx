import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { HowItWentPage } from './how-it-went-page.js';

const actor = userEvent.setup({ delay: null });
const token = 'T'.repeat(80);
const path = `/api/gift-outcomes/${token}`;
let outcome: string | null;
let answers: (string | null)[];
/** The answer to every POST, if it is a failure. */
let failure: [status: number, body: object] | undefined;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <code>{pathname + search + hash}</code>;
}

const become = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  become('visible');
  outcome = null;
  answers = [];
  failure = undefined;
  answerWith(({ line, method, body }) => {
    if (!line.endsWith(` ${path}`)) return [404, { code: 'not-found', message: 'Gone' }];
    if (method === 'POST') {
      if (failure) return failure;
      outcome = (body as { outcome: string | null }).outcome;
      answers.push(outcome);
    }
    return [200, { recipientName: 'Sam', giftName: 'Desk lamp', outcome }];
  });
});
afterEach(() => {
  cleanup();
  become('visible');
});

function open(entry: string | { pathname: string; state: object }) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <HowItWentPage />
        <Address />
        <Link to={link('fine')}>the mail again</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const link = (answer: string) => `/how-it-went?language=en#${answer}.${token}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name }, { timeout: 5_000 });
const pressedButtons = () => screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent);

describe('An answer that was pressed in the mail', () => {
  it('is kept without another press, once the page has been looked at', async () => {
    open(link('loved'));
    await heading('How did it go?');
    expect([answers, pressedButtons()]).toEqual([[], ['Loved it']]);
    await heading('Kept: Sam loved it.');
    expect(screen.getByText(/You gave/).textContent).toBe('You gave Sam Desk lamp.');
    expect([answers, pressedButtons()]).toEqual([['loved'], ['Loved it']]);
  });

  it('is changed by another press, and taken back', async () => {
    open(link('had-it'));
    await heading('Kept: Sam had it already.');
    await actor.click(screen.getByRole('button', { name: 'Not for them' }));
    await heading(/^Kept: it was not for Sam/);
    await actor.click(screen.getByRole('button', { name: 'Take it back' }));
    await heading('Taken back. Nothing is kept.');
    expect([answers, pressedButtons()]).toEqual([['had-it', 'not-for-them', null], []]);
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Taken back. Nothing is kept.');
  });

  it('leaves the address, so that a reload does not say it again', async () => {
    open(link('loved'));
    await heading('Kept: Sam loved it.');
    expect(await screen.findByText('/how-it-went?language=en')).toBeTruthy();
    cleanup();
    outcome = 'fine';
    open({ pathname: '/how-it-went', state: { outcomeToken: token } });
    await heading('Kept: Sam found it fine.');
    expect(answers).toEqual(['loved']);
  });

  it('is kept by nobody who does not look at the page', async () => {
    become('hidden');
    open(link('loved'));
    await heading('How did it go?');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(answers).toEqual([]);
  });

  it('gives way to a press on the page', async () => {
    open(link('loved'));
    await actor.click(await screen.findByRole('button', { name: 'Fine' }));
    await heading('Kept: Sam found it fine.');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(answers).toEqual(['fine']);
  });

  it('is another one if the mail is pressed again in the same tab', async () => {
    open(link('loved'));
    await heading('Kept: Sam loved it.');
    await actor.click(screen.getByRole('link', { name: 'the mail again' }));
    await heading('Kept: Sam found it fine.');
    expect(answers).toEqual(['loved', 'fine']);
  });

  it('can be pressed again where it was not kept', async () => {
    failure = [503, {}];
    open(link('loved'));
    expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain('not kept');
    failure = undefined;
    await actor.click(screen.getByRole('button', { name: 'Loved it' }));
    await heading('Kept: Sam loved it.');
  });
});

describe('The page of a link', () => {
  it('asks where no answer is pressed', async () => {
    open(link('anything'));
    await heading('How did it go?');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect([answers, pressedButtons()]).toEqual([[], []]);
  });

  it.each(['/how-it-went', `/how-it-went#loved.${'U'.repeat(80)}`])(
    'says where a link does not work: %s',
    async (url) => {
      open(url);
      await heading('This link does not work');
      expect(screen.getByRole('link', { name: 'My gifts' }).getAttribute('href')).toBe('/gifts/all');
      expect(answers).toEqual([]);
    },
  );
});
