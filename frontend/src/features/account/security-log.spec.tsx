import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '../../domain/user/query-client.js';
import { ClockContext } from '../../lib/time/clock.js';
import { SecurityLog } from './security-log.js';
import { answerWith } from '../../testing/answers.js';

const show = (status: number, body: unknown) => {
  answerWith(() => [status, body]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={{ now: new Date('2026-03-09T10:00:00Z'), timeZone: 'UTC' }}>
        <SecurityLog />
      </ClockContext>
    </QueryClientProvider>,
  );
};

describe('The security log', () => {
  it('says what happened, when, and roughly where', async () => {
    const browser = 'Firefox on Linux';
    show(200, [
      { at: '2026-03-08T09:00:00.000Z', what: 'password-changed', browser, network: '203.0.113.0/24' },
      { at: '2026-03-07T09:00:00.000Z', what: 'registered', browser, network: '' },
    ]);
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows).toEqual([
      'Password changedSun, Mar 8, 9:00 AMFirefox on Linux · network 203.0.113.0/24',
      'Account createdSat, Mar 7, 9:00 AMFirefox on Linux',
    ]);
  });

  it('can be loaded again after an error', async () => {
    show(400, { message: 'No', code: 'no' });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  });
});
