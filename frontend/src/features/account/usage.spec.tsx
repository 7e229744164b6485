import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { ClockContext } from '../../lib/clock.js';
import { Usage } from './usage.js';
import { answerOf } from '../../testing/answers.js';

const fetchDouble = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) => fetchDouble.mockResolvedValueOnce(answerOf(status, body));
const clock = { now: new Date('2026-03-09T10:00:00Z'), timeZone: 'UTC' };
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={clock}>
        <Usage />
      </ClockContext>
    </QueryClientProvider>,
  );
const resetsAt = '2026-03-09T13:00:00.000Z';

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
});

describe('Usage', () => {
  it('shows what is used, the fullest first, and when it starts again', async () => {
    answer(200, [
      { what: 'gift emails', used: 3, limit: 20, resetsAt },
      { what: 'sets of ideas', used: 45, limit: 60, resetsAt },
      { what: 'changes to people', used: 0, limit: 1_000, resetsAt },
    ]);
    show();
    const meters = await screen.findAllByRole('progressbar');
    expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual(['Sets of ideas', 'Gift emails']);
    const [first] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('of 60').parentElement?.textContent).toBe('45 of 60');
    expect(first!.textContent).toContain('Starts again in 3 hours');
    expect(screen.getByText('Changes to people').parentElement?.textContent).toContain('1,000');
  });

  it('says so when nothing is used', async () => {
    answer(200, [{ what: 'gift emails', used: 0, limit: 20, resetsAt }]);
    show();
    expect(await screen.findByText('Nothing is used at the moment.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be loaded again after an error', async () => {
    answer(400, { code: 'x', message: 'No' });
    answer(200, [{ what: 'gift emails', used: 1, limit: 20, resetsAt }]);
    show();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    await screen.findByText('Your usage cannot be shown right now.');
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});
