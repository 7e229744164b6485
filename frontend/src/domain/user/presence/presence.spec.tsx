import '../../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { api } from '../../../lib/api.js';
import { answerOf } from '../../../testing/answers.js';
import { aCurrentUser } from '../../../testing/builders.js';
import { currentUserKey } from '../current-user.js';
import { PresenceQuestion } from './presence-question.js';
import { withPresence } from './presence.js';
import { createQueryClient } from '../query-client.js';

// The dialog takes the pointer in an effect, which a busy machine runs late.
const actor = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const needed = { code: 'reauthentication-needed', message: 'Please enter your password again to go on.' };
const wrong = {
  code: 'wrong-password',
  message: 'No',
  errors: { password: ['This is not your current password'] },
};
let isProved: boolean;
let calls: [url: string, body: string | undefined][];

beforeEach(() => {
  isProved = false;
  calls = [];
  globalThis.fetch = jest.fn((url: string, { body }: { body?: string }) => {
    calls.push([url, body]);
    const isRight = body?.includes('correct horse');
    if (url.endsWith('reauthenticate')) isProved = Boolean(isRight);
    const [status, told] = url.endsWith('reauthenticate')
      ? isRight
        ? [200, { success: true }]
        : [400, wrong]
      : isProved
        ? [200, { success: true }]
        : [403, needed];
    return Promise.resolve(answerOf(status, told));
  }) as never;
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <PresenceQuestion />
    </QueryClientProvider>,
  );
});

describe('A call that needs a proof of presence', () => {
  const begin = () => withPresence(() => api('DELETE /api/user/delete'));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Is this you?' }));

  it('asks for the password, and goes on once it was right', async () => {
    const call = begin();
    const shown = await dialog();
    await actor.type(shown.getByLabelText('Password'), 'a wrong guess{Enter}');
    expect((await shown.findByRole('alert')).textContent).toBe('This is not your current password');
    await actor.clear(shown.getByLabelText('Password'));
    await actor.type(shown.getByLabelText('Password'), 'correct horse');
    await actor.click(shown.getByRole('button', { name: 'Continue' }));
    expect(await call).toEqual({ success: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(([url]) => url)).toEqual([
      '/api/user/delete',
      '/api/user/reauthenticate',
      '/api/user/reauthenticate',
      '/api/user/delete',
    ]);
  });

  it('asks once for several calls', async () => {
    const both = Promise.all([begin(), begin()]);
    await actor.type((await dialog()).getByLabelText('Password'), 'correct horse{Enter}');
    expect(await both).toHaveLength(2);
    expect(calls.filter(([url]) => url.endsWith('reauthenticate'))).toHaveLength(1);
  });

  it('fails with its own error if the dialog is closed', async () => {
    const call = begin().catch((error: unknown) => error);
    await actor.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await call).toMatchObject({ status: 403, problem: needed });
    expect(calls).toHaveLength(1);
  });
});
