import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { RemindersPage } from './reminders-page.js';
import { answerWith } from '../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
const token = 'T'.repeat(64);
let settings: Record<string, unknown> | undefined;
let changes: unknown[];
/** The answer to every read, if it is a failure. */
let failure: [status: number, body: object] | undefined;

beforeEach(() => {
  settings = {
    maskedEmail: 'm…@example.com',
    emailRemindersEnabled: true,
    reminderDaysBefore: 7,
    viewMailsEnabled: true,
  };
  changes = [];
  failure = undefined;
  answerWith(({ line, method, body }) => {
    if (failure && method === 'GET') return failure;
    const isKnown = line.endsWith(` /api/reminder-settings/${token}`) && settings;
    if (method === 'PATCH') {
      changes.push(body as object);
      settings = { ...settings, ...(body as object) };
    }
    return isKnown ? [200, settings] : [404, { code: 'not-found', message: 'Gone' }];
  });
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

function open(address: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <RemindersPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('The link at the end of a reminder', () => {
  it('changes nothing when opened, and stops reminders by a button', async () => {
    open(`/reminders?token=${token}`);
    expect(await screen.findByText(/We write to m…@example.com before/)).toBeTruthy();
    expect(changes).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Stop reminders' }));
    expect(await screen.findByRole('heading', { name: 'Reminders are off' })).toBeTruthy();
    expect(changes).toEqual([{ emailRemindersEnabled: false }]);
    await actor.click(screen.getByRole('button', { name: 'Turn reminders on again' }));
    expect(await screen.findByRole('heading', { name: 'Your reminders' })).toBeTruthy();
  });

  it('changes the days before', async () => {
    open(`/reminders?token=${token}`);
    await actor.click(await screen.findByRole('combobox', { name: 'Days before' }));
    await actor.click(await screen.findByRole('option', { name: '1 month before' }));
    await actor.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Preferences saved'));
    expect(changes).toEqual([{ reminderDaysBefore: 30 }]);
  });

  it('shows the kind of mail first, and stops these emails by one button', async () => {
    open(`/reminders?token=${token}&about=views`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('When a gift is opened');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your reminders');
    expect(changes).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'No emails about opened gifts' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your reminders' })).toBeTruthy();
    await actor.click(screen.getByRole('button', { name: 'Turn these emails on again' }));
    expect(await screen.findByRole('heading', { name: 'When a gift is opened' })).toBeTruthy();
    expect(changes).toEqual([{ viewMailsEnabled: false }, { viewMailsEnabled: true }]);
  });

  it.each(['/reminders', '/reminders?token=', `/reminders?token=${'X'.repeat(64)}`])(
    'explains %s, which is not valid',
    async (address) => {
      open(address);
      expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    },
  );

  it.each([
    [429, 'Too many requests. Please try again in a minute.'],
    [503, 'This part is not available right now.'],
  ])('does not call itself dead when the answer is %s, and can be tried again', async (status, message) => {
    failure = [status, { code: 'some', message }];
    open(`/reminders?token=${token}`);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your emails');
    failure = undefined;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/We write to m…@example.com before/)).toBeTruthy();
  });
});
