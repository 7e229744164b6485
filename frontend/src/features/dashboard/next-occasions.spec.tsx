import '../../testing/jsdom-gaps.js';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aDashboard, anUpcomingOccasion } from '../../testing/builders.js';
import { NextOccasions } from './next-occasions.js';

const days = ['Nora', 'Sam', 'Ida', 'Bo'].map((recipientName) =>
  anUpcomingOccasion({ id: recipientName, recipientName }),
);
afterEach(cleanup);

const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

it('The next days grow to all days of the month on demand, page by page', async () => {
  globalThis.IntersectionObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as never;
  const address = '/api/upcoming-occasions?limit=60';
  answerWith(({ line }) =>
    line === `GET ${address}`
      ? [200, days.slice(0, 3), { link: `<${address}&after=Ida>; rel="next"` }]
      : [200, line.endsWith('after=Ida') ? days.slice(3) : []],
  );
  const dashboard = { data: aDashboard({ upcoming: 4, nextOccasions: days.slice(0, 2) }) } as UseQueryResult<Dashboard>;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <NextOccasions dashboard={dashboard} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(names()).toEqual(['Find a gift for Nora', 'Find a gift for Sam']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
  const third = await screen.findByRole('link', { name: 'Find a gift for Ida' });
  expect(document.activeElement).toBe(third);
  fireEvent.click(screen.getByRole('button', { name: 'Show more days' }));
  await screen.findByRole('link', { name: 'Find a gift for Bo' });
  expect(screen.queryByRole('button')).toBeNull();
});

describe('A day that is coming up', () => {
  const show = (...occasions: Partial<UpcomingOccasion>[]) => {
    const dashboard = { data: aDashboard({ nextOccasions: occasions.map((each) => anUpcomingOccasion(each)) }) };
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <NextOccasions dashboard={dashboard as UseQueryResult<Dashboard>} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };
  const gift = { id: 'g', status: 'sent', scheduledFor: null, isViewed: false } as const;

  it('says what is scheduled for it, and offers another gift', () => {
    show({ gift: { ...gift, status: 'planned', scheduledFor: '2026-03-09T09:00:00.000Z' } });
    expect(screen.getByRole('link', { name: /^Scheduled for Mon, Mar 9/ }).getAttribute('href')).toBe('/gifts/g');
    expect(screen.getByRole('link', { name: 'Find another gift for Nora Lindqvist' })).toBeTruthy();
  });

  it.each([
    [false, 'Sent'],
    [true, 'Sent – opened'],
  ])('says what was sent for it (opened: %p)', (isViewed, words) => {
    show({ gift: { ...gift, isViewed } });
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
  });

  it('is followed by the next one of the year when the month is empty', async () => {
    answerWith(({ line }) =>
      line === 'GET /api/upcoming-occasions?days=366&limit=1'
        ? [200, [anUpcomingOccasion({ recipientName: 'Jose', nextDate: '2026-05-15' })]]
        : [404, {}],
    );
    const dashboard = { data: aDashboard({ recipients: 1 }) } as UseQueryResult<Dashboard>;
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <NextOccasions dashboard={dashboard} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Next: Jose, May 15')).toBeTruthy();
  });
});
