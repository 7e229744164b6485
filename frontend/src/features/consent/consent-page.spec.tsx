import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { ConsentPage } from './consent-page.js';

const actor = userEvent.setup({ delay: null });
const request = 'client_id=client_1&redirect_uri=https%3A%2F%2Fassistant.example%2Fcb&state=a%26b';
const whole = {
  clientName: 'Claude',
  host: 'assistant.example',
  isLocal: false,
  scopes: ['read', 'write', 'send', 'contacts'],
  refusedTo: null,
};

let asked: [status: number, body: object];
let read: URL[];
let answers: object[];

beforeEach(() => {
  asked = [200, whole];
  read = [];
  answers = [];
  globalThis.fetch = (async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') {
      read.push(new URL(url, 'https://presently.test'));
      return answerOf(...asked);
    }
    answers.push(JSON.parse(body) as object);
    return answerOf(409, { code: 'too-many-tokens', message: 'You can have 50 tokens.' });
  }) as never;
});
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/oauth/authorize?${request}`]}>
        <Routes>
          <Route path="/oauth/authorize" element={<ConsentPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const allow = () => screen.getByRole('button', { name: 'Allow' });
const isOn = (name: RegExp) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

describe('Allowing an assistant', () => {
  it('says who asks, what it may do, and what never', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Let “Claude” work for you?');
    expect(screen.getByText('assistant.example')).toBeTruthy();
    expect(screen.getByText(/We have not checked who that is/)).toBeTruthy();
    expect(screen.getByText('Delete people, gifts or your account')).toBeTruthy();
    // The request goes to the server as it came.
    expect(read[0]!.searchParams.get('query')).toBe(request);
  });

  it('allows neither sending nor addresses unless the person says so', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    expect([isOn(/^Read/), isOn(/^Add/), isOn(/^Send/), isOn(/^See/)]).toEqual([true, true, false, false]);
    await actor.click(screen.getByRole('switch', { name: /^Add/ }));
    await actor.click(screen.getByRole('switch', { name: /^See/ }));
    await actor.click(allow());
    await waitFor(() => expect(answers).toEqual([{ query: request, isAllowed: true, scopes: ['read', 'contacts'] }]));
    await waitFor(() => expect(shownToast()?.description).toBe('You can have 50 tokens.'));
  });

  it('cannot be allowed as nothing, and is denied by a press', async () => {
    asked = [200, { ...whole, scopes: ['read', 'contacts'] }];
    open();
    await screen.findByRole('heading', { level: 1 });
    await actor.click(screen.getByRole('switch', { name: /^Read/ }));
    await actor.click(screen.getByRole('switch', { name: /^See/ }));
    expect(allow()).toHaveProperty('disabled', true);
    await actor.click(screen.getByRole('button', { name: 'Deny' }));
    await waitFor(() => expect(answers).toEqual([{ query: request, isAllowed: false, scopes: [] }]));
  });

  it('says that a program of this computer asks', async () => {
    asked = [200, { ...whole, host: 'localhost', isLocal: true }];
    open();
    expect(await screen.findByText('this computer')).toBeTruthy();
  });

  it('sends nobody on by itself where something is wrong', async () => {
    const refusedTo = 'https://assistant.example/cb?error=invalid_request';
    asked = [200, { ...whole, refusedTo }];
    open();
    const back = await screen.findByRole('link', { name: 'Back to assistant.example' });
    expect(back.getAttribute('href')).toBe(refusedTo);
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  it('names no address of an unknown client', async () => {
    asked = [400, { code: 'client-unknown', message: 'We do not know who is asking.' }];
    open();
    expect(await screen.findByText('We do not know who is asking.')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard']);
  });
});
