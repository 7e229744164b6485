import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { AuthenticatorApp } from './authenticator-app.js';

// A dialog takes the pointer in an effect, which a busy machine runs late.
const actor = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
/** Requests that change something. */
let changes: string[];

beforeEach(() => {
  changes = [];
  answerWith(({ line, method, body }) => {
    if (method === 'GET')
      return [
        200,
        { isOn: true, since: '2026-11-01T09:00:00.000Z', endsAt: null, recoveryCodesLeft: 3, isNeeded: false },
      ];
    changes.push(`${line} ${JSON.stringify(body)}`);
    return [200, { codes: ['k7m2-x9qw', 'p4d8-t3rn'] }];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthenticatorApp />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const ask = async () => {
  await actor.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  return within(await screen.findByRole('dialog', { name: 'Replace your recovery codes?' }));
};

describe('New recovery codes', () => {
  it('replace nothing before the question is answered', async () => {
    const question = await ask();
    expect(question.getByText(/The codes you have saved will stop working/)).toBeTruthy();
    await actor.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([]);
    expect(document.activeElement?.textContent).toBe('New recovery codes');
  });

  it('are shown once they are made, and give the focus back', async () => {
    const question = await ask();
    await actor.type(question.getByLabelText('Code'), ' 123456 ');
    await actor.click(question.getByRole('button', { name: 'Replace' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new recovery codes' }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['k7m2-x9qw', 'p4d8-t3rn']);
    await actor.click(shown.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New recovery codes'));
    expect(changes).toEqual(['POST /api/user/second-factor/recovery-codes {"code":"123456"}']);
  });
});
