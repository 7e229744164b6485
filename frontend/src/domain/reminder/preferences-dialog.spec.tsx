import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../user/query-client.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { PreferencesDialog } from './preferences-dialog.js';
import { answerWith } from '../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
const stored = {
  emailRemindersEnabled: true,
  smsRemindersEnabled: false,
  reminderDaysBefore: 7,
  viewMailsEnabled: true,
  timeZone: 'Europe/Berlin',
};

let changes: unknown[];
let answer: [status: number, body: object];
beforeEach(() => {
  changes = [];
  answer = [200, stored];
  answerWith(({ method, body }) => {
    if (method === 'PATCH') changes.push(body);
    return method === 'PATCH' ? answer : [200, stored];
  });
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

function open({ hasEmail = true } = {}) {
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PreferencesDialog onClose={onClose} hasEmail={hasEmail} />
    </QueryClientProvider>,
  );
  return onClose;
}
const opened = () => screen.findByRole('switch', { name: 'Email when a gift is opened' });
const save = () => actor.click(screen.getByRole('button', { name: 'Save preferences' }));

describe('The preferences dialog', () => {
  it('turns the email about opened gifts off, and leaves reminders as they are', async () => {
    const onClose = open();
    expect((await opened()).getAttribute('aria-checked')).toBe('true');
    await actor.click(await opened());
    expect(changes).toEqual([]);
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(changes).toEqual([{ ...stored, viewMailsEnabled: false }]);
    expect(shownToast()).toMatchObject({
      title: 'Preferences saved',
      description: 'Your reminder settings have been updated.',
    });
  });

  it('says for every email that is on that the address is missing', async () => {
    open({ hasEmail: false });
    const missing = 'Add an email address to your account to receive them.';
    await opened();
    expect(screen.getAllByText(missing)).toHaveLength(2);
    await actor.click(await opened());
    expect(screen.getAllByText(missing)).toHaveLength(1);
  });

  it('stays open with the chosen values after a failure', async () => {
    const onClose = open();
    answer = [503, { code: 'overloaded', message: 'We are busy. Please try again.' }];
    await actor.click(await opened());
    await save();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', description: 'We are busy. Please try again.' }),
    );
    expect((await opened()).getAttribute('aria-checked')).toBe('false');
    expect(onClose).not.toHaveBeenCalled();
  });
});
