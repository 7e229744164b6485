import '../../../testing/jsdom-gaps.js';
import type { TokenView } from '@presently/contracts/identity/tokens';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerPresence, isPresenceAsked } from '../../../domain/user/presence/presence.js';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { AccessTokens } from './access-tokens.js';

const aToken = (change: Partial<TokenView> = {}): TokenView => ({
  id: crypto.randomUUID(),
  name: 'Claude',
  scopes: ['read'],
  expiresOn: null,
  mostSentADay: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
  ...change,
});
const secret = `presently_${'A'.repeat(43)}`;

let tokens: TokenView[];
let status: number;
let isPresent: boolean;
let made: { scopes: string[] }[];
let revoked: string[];

beforeEach(() => {
  [tokens, status, isPresent, made, revoked] = [[], 200, true, [], []];
  answerWith(({ line, method, body }) => {
    if (method === 'POST' && !isPresent) return [403, { code: 'reauthentication-needed', message: 'Again, please.' }];
    if (method === 'POST' && status === 409)
      return [409, { code: 'too-many-tokens', message: 'You can have 50 tokens.' }];
    if (method === 'POST') {
      made.push(body as { scopes: string[] });
      tokens = [aToken(body as object), ...tokens];
      return [201, { id: tokens[0]!.id, token: secret }];
    }
    if (method === 'DELETE') {
      revoked.push(line.split('/').at(-1)!);
      tokens = tokens.filter(({ id }) => !line.endsWith(id));
      return [200, { success: true }];
    }
    return status === 503 ? [503, { code: 'service-unavailable', message: 'Not now' }] : [200, tokens];
  });
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccessTokens />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const switchOf = (name: RegExp) => screen.findByRole('switch', { name });

describe('The tokens of an account', () => {
  it('are listed with what they may do, when they were used and when they end', async () => {
    tokens = [
      aToken({ name: 'Shortcut', scopes: ['write', 'send'], mostSentADay: 3, expiresOn: '2027-01-31' }),
      aToken({ lastUsedAt: '2026-11-20T09:00:00.000Z' }),
    ];
    show();
    const [first, second] = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(first).toMatch(/^Shortcut.*not used yet · until January 31, 2027/);
    expect(first).toContain('Change them, and propose gifts · Send gifts without asking you (at most 3 a day)');
    expect(second).toMatch(/^Claude.*Last used/);
  });

  it('are made with the scopes that are switched on, and shown once', async () => {
    show();
    await press('Make a token');
    await userEvent.type(await screen.findByLabelText(/^Name/), 'My assistant');
    await userEvent.click(await switchOf(/Change them/));
    await press('Make the token');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your new token' })).value).toBe(secret);
    expect(made).toEqual([{ name: 'My assistant', scopes: ['read', 'write'] }]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await press('I have copied it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(secret);
  });

  it('ask how many gifts a day only of a token that sends', async () => {
    show();
    await press('Make a token');
    expect(screen.queryByLabelText(/Gifts a day/)).toBeNull();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Sender');
    await userEvent.click(await switchOf(/Send gifts/));
    const most = await screen.findByLabelText(/Gifts a day/);
    await userEvent.clear(most);
    await userEvent.type(most, '501');
    await press('Make the token');
    expect(await screen.findByText('Enter a number from 1 to 500')).toBeTruthy();
    await userEvent.clear(most);
    await userEvent.type(most, '5');
    await press('Make the token');
    await waitFor(() => expect(made).toEqual([{ name: 'Sender', scopes: ['read', 'send'], mostSentADay: 5 }]));
  });

  it('need a name, and keep what was typed when they are refused', async () => {
    status = 409;
    show();
    await press('Make a token');
    await screen.findByLabelText(/^Name/);
    await press('Make the token');
    expect(await screen.findByText('Please name the token')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Name/), 'One more');
    await press('Make the token');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the token' })).toBeTruthy());
    expect(screen.getByDisplayValue('One more')).toBeTruthy();
    expect(made).toEqual([]);
  });

  it('are made after their owner has proved their presence', async () => {
    isPresent = false;
    show();
    await press('Make a token');
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Mine');
    await press('Make the token');
    await waitFor(() => expect(isPresenceAsked()).toBe(true));
    isPresent = true;
    answerPresence(true);
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  });

  it('are revoked after a question', async () => {
    tokens = [aToken(), aToken({ name: 'Shortcut' })];
    const [kept, ended] = tokens as [TokenView, TokenView];
    show();
    await press('Revoke Shortcut');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('The program that uses “Shortcut” can do nothing any more.');
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Shortcut')).toBeNull());
    expect(revoked).toEqual([ended.id]);
    expect(screen.getByText(kept.name)).toBeTruthy();
  });

  it('can be asked for again when they cannot be shown', async () => {
    status = 503;
    show();
    await screen.findByText('Your tokens cannot be shown right now.', {}, { timeout: 10_000 });
    [status, tokens] = [200, [aToken()]];
    await press('Try Again');
    expect(await screen.findByText('Claude')).toBeTruthy();
  }, 20_000);
});
