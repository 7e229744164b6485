import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { shownToast } from '../../ui/overlays/toast-store.js';
import { SendPage } from './send-page.js';

const actor = userEvent.setup({ delay: null });
const nora = { id: 'r-1', name: 'Nora', relationship: 'Sister', interests: [], avatar: null, createdAt: '' };
const zoe = { ...nora, id: 'r-9', name: 'Zoe' };
/** The search and the way by id find Zoe; the first page of the list is without her. */
const answers: Record<string, unknown> = {
  'GET /api/recipients?limit=100&sort=name': [nora],
  'GET /api/recipients?limit=100&sort=name&q=zo': [zoe],
  'GET /api/recipients/r-9': zoe,
  'GET /api/recipients/r-9/occasions': [],
  'GET /api/recipients/r-1/occasions': [],
  'POST /api/recipients/r-9/gifts': { id: 'g', giftName: 'Teapot', recipientName: 'Zoe', shareToken: 'T' },
  'GET /api/user': aCurrentUser(),
};

/** The status of the way by id, if it fails. */
let failure: number | undefined;

beforeEach(() => {
  sessionStorage.clear();
  failure = undefined;
  answerWith(({ line }) => [
    line === 'GET /api/recipients/r-9' && failure ? failure : line in answers ? 200 : 404,
    answers[line] ?? { code: 'not-found', message: 'Not found' },
    line.endsWith('limit=100&sort=name') ? [['link', '</api/recipients?after=c>; rel="next"']] : [],
  ]);
});
afterEach(cleanup);

function open(query = '') {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/gifts${query}`]}>
        <SendPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const chosen = async () => (await screen.findByRole('combobox', { name: /recipient/i })).textContent;

describe('Choosing among more people than the list holds', () => {
  it('finds a person by name, who stays chosen after the search', async () => {
    open();
    expect(await screen.findByText(/Type a name to find the others/)).toBeTruthy();
    await actor.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'zo');
    expect(await screen.findByText('One person has that name.')).toBeTruthy();
    await actor.click(screen.getByRole('combobox', { name: /recipient/i }));
    await actor.click(await screen.findByRole('option', { name: 'Zoe (Sister)' }));
    await actor.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText(/Type a name to find the others/)).toBeTruthy();
    expect(await chosen()).toBe('Zoe (Sister)');
  });

  it('warns of a message that speaks to the person who was chosen before', async () => {
    open(`?${new URLSearchParams({ recipientId: 'r-9' })}`);
    await waitFor(async () => expect(await chosen()).toBe('Zoe (Sister)'));
    const message = screen.getByRole('textbox', { name: /message/i });
    await actor.type(message, 'Dear Zoe');
    const warning = /Your message speaks to Zoe/;
    expect(screen.queryByText(warning)).toBeNull();
    await actor.click(screen.getByRole('combobox', { name: /recipient/i }));
    await actor.click(await screen.findByRole('option', { name: 'Nora (Sister)' }));
    expect(screen.getByText(warning).textContent).toContain('before it goes to Nora.');
    expect(shownToast()?.title).toMatch(warning);
    await actor.clear(message);
    await actor.type(message, 'Dear Nora');
    expect(screen.queryByText(/Your message speaks/)).toBeNull();
  });

  it('offers everyone for the next gift', async () => {
    open(`?${new URLSearchParams({ recipientId: 'r-9', giftName: 'Teapot' })}`);
    await actor.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'zo');
    await actor.type(screen.getByRole('textbox', { name: /message/i }), 'Dear Zoe');
    await actor.type(screen.getByRole('textbox', { name: /email/i }), 'zoe@example.com');
    await actor.click(screen.getByRole('button', { name: 'Send Gift' }));
    expect(await screen.findByText('On its way to Zoe')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(await screen.findByText(/Type a name to find the others/)).toBeTruthy();
  });

  it('arrives with a person from elsewhere in the list', async () => {
    open('?recipientId=r-9');
    await waitFor(async () => expect(await chosen()).toBe('Zoe (Sister)'));
  });

  it.each([429, 503])('keeps a person who cannot be read now (%d)', async (status) => {
    failure = status;
    open(`?${new URLSearchParams({ recipientId: 'r-9', giftName: 'Teapot' })}`);
    await actor.type(await screen.findByRole('textbox', { name: /message/i }), 'Dear Zoe');
    await actor.type(screen.getByRole('textbox', { name: /email/i }), 'zoe@example.com');
    await actor.click(screen.getByRole('button', { name: 'Send Gift' }));
    expect(await screen.findByText('On its way to Zoe')).toBeTruthy();
  });

  it('offers the list when the person of the address does not exist', async () => {
    open('?recipientId=r-7');
    expect(await chosen()).toBe('Choose a person');
  });
});
