import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { Sessions } from './sessions.js';
import { answerWith } from '../../testing/answers.js';

const aSession = (id: string, browser: string, isCurrent = false) => ({
  id,
  isCurrent,
  browser,
  signedInAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-01T09:00:00.000Z',
});
let sessions: ReturnType<typeof aSession>[];
let ended: string[];

beforeEach(() => {
  sessions = [
    aSession('a', 'Firefox on Linux', true),
    aSession('b', 'Safari on iOS'),
    aSession('c', 'Edge on Windows'),
  ];
  ended = [];
  answerWith(({ line, method }) => {
    if (method !== 'DELETE') return [200, sessions];
    ended.push(line.replace('DELETE ', ''));
    sessions = sessions.filter(({ id, isCurrent }) => isCurrent || (line.includes('sessions/') && !line.endsWith(id)));
    return [200, { success: true }];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sessions />
    </QueryClientProvider>,
  );
});

describe('The sessions of an account', () => {
  const browsers = async () => (await screen.findAllByRole('listitem')).map((row) => row.firstChild?.textContent);

  it('are listed, and the one of this browser cannot be ended here', async () => {
    expect(await browsers()).toHaveLength(3);
    expect(screen.getByText('This browser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  });

  it('end one by one', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(async () => expect(await browsers()).toHaveLength(2));
    expect(ended).toEqual(['/api/user/sessions/b']);
  });

  it('end together, except this one', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(async () => expect(await browsers()).toHaveLength(1));
    expect(ended).toEqual(['/api/user/sessions']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
