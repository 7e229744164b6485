import '../../../testing/jsdom-gaps.js';
import type { Export } from '@presently/contracts/gifting/exports';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentUserKey } from '../../../domain/user/current-user.js';
import { answerPresence, isPresenceAsked } from '../../../domain/user/presence/presence.js';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { YourData } from './your-data.js';
import { answerWith } from '../../../testing/answers.js';

const anExport = (change: Partial<Export>): Export => ({
  id: crypto.randomUUID(),
  state: 'ready',
  progress: 100,
  url: '/api/exports/1/file',
  size: 1_240_000,
  requestedAt: '2026-11-22T12:00:00.000Z',
  expiresAt: '2026-11-29T12:00:00.000Z',
  ...change,
});
const preparing = anExport({ state: 'preparing', progress: 40, url: null, size: null, expiresAt: null });

describe('The data of an account', () => {
  let list: Export[];
  let isPresent = true;
  const needed = { code: 'reauthentication-needed', message: 'Please enter your password again.' };
  const show = (given: Export[]) => {
    list = given;
    answerWith(({ method, line }) => {
      if (line === 'GET /api/user/presence') return isPresent ? [200, { success: true }] : [403, needed];
      if (method === 'POST') list = [preparing, ...list];
      return [200, list];
    });
    const client = createQueryClient();
    client.setQueryData(currentUserKey, { emailConfirmed: true });
    render(
      <QueryClientProvider client={client}>
        <YourData />
      </QueryClientProvider>,
    );
  };

  it('is exported by a press, with progress and without a second press', async () => {
    show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Export everything' }));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Preparing your data' });
    expect(bar.value).toBe(40);
    expect(screen.getByText(/We email you when your data is ready/)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(document.activeElement).toBe(button);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await userEvent.click(button);
    expect(list).toHaveLength(1);
  });

  it('is downloaded while it is kept, with its size and the day of its end', async () => {
    show([anExport({}), anExport({ state: 'expired', url: null, size: null, expiresAt: null })]);
    const link = await screen.findByRole('link', { name: 'Download your data of November 22, 2026' });
    expect(link.getAttribute('href')).toBe('/api/exports/1/file');
    expect(screen.getByText('November 22, 2026, 1.2 MB')).toBeTruthy();
    expect(screen.getByText('Kept until November 29, 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export again' })).toBeTruthy();
  });

  it('asks for a proof of presence before the download', async () => {
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href')!);
    });
    isPresent = false;
    show([anExport({})]);
    await userEvent.click(await screen.findByRole('link', { name: /^Download/ }));
    await waitFor(() => expect(isPresenceAsked()).toBe(true));
    expect(clicked).toEqual([]);
    isPresent = true;
    answerPresence(true);
    await waitFor(() => expect(clicked).toEqual(['/api/exports/1/file']));
    click.mockRestore();
  });

  it('says when it could not be prepared, and tries again', async () => {
    show([anExport({ state: 'failed', url: null, size: null, expiresAt: null })]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be prepared/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});
