import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerPresence, isPresenceAsked } from '../../../domain/user/presence/presence.js';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { CalendarFeed } from './calendar-feed.js';
import { answerWith } from '../../../testing/answers.js';

const urlOf = (secret: string) => `https://presently.example/calendar/${secret}.ics`;
let isPresent: boolean;
let calendar: { isEnabled: boolean; url: string | null };

beforeEach(() => {
  isPresent = true;
  calendar = { isEnabled: true, url: urlOf('first') };
  answerWith(({ line, method, body }) => {
    if (!isPresent) return [403, { code: 'reauthentication-needed', message: 'Please enter your password again.' }];
    if (method === 'POST') calendar = { isEnabled: true, url: urlOf('second') };
    if (method === 'PATCH') {
      const { isEnabled } = body as { isEnabled: boolean };
      calendar = { isEnabled, url: isEnabled ? urlOf('first') : null };
    }
    return line.includes(' /api/calendar') ? [200, calendar] : [404, {}];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CalendarFeed />
    </QueryClientProvider>,
  );
});

describe('The calendar of an account', () => {
  const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar address' });

  it('shows its address, to copy and to open in a calendar', async () => {
    expect((await address()).value).toBe(urlOf('first'));
    expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
      'webcal://presently.example/calendar/first.ics',
    );
  });

  it('changes the address after a question', async () => {
    await address();
    await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
    // The question hides it from everybody who cannot see the page.
    expect(screen.getByDisplayValue(urlOf('first'))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    expect(await screen.findByDisplayValue(urlOf('second'))).toBeTruthy();
  });

  it('is not shown before its owner has proved their presence', async () => {
    cleanup();
    isPresent = false;
    render(
      <QueryClientProvider client={createQueryClient()}>
        <CalendarFeed />
      </QueryClientProvider>,
    );
    const show = await screen.findByRole('button', { name: 'Show the calendar address' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(show);
    await waitFor(() => expect(isPresenceAsked()).toBe(true));
    isPresent = true;
    answerPresence(true);
    expect((await address()).value).toBe(urlOf('first'));
  });

  it('has no address while it is switched off', async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Calendar address' }));
    expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('switch'));
    expect((await address()).value).toBe(urlOf('first'));
  });
});
