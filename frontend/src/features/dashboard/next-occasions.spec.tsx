import '../../testing/jsdom-gaps.js';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aDashboard, anUpcomingOccasion } from '../../testing/builders.js';
import { NextOccasions } from './next-occasions.js';

const days = ['Nora', 'Sam', 'Ida'].map((recipientName) => anUpcomingOccasion({ id: recipientName, recipientName }));
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

it('The next days grow to all days of the month on demand', async () => {
  answerWith(({ line }) => (line === 'GET /api/upcoming-occasions?limit=500' ? [200, days] : [404, {}]));
  const dashboard = { data: aDashboard({ upcoming: 3, nextOccasions: days.slice(0, 2) }) } as UseQueryResult<Dashboard>;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <NextOccasions dashboard={dashboard} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(names()).toEqual(['Find a gift for Nora', 'Find a gift for Sam']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
  await screen.findByRole('link', { name: 'Find a gift for Ida' });
  expect(screen.queryByRole('button')).toBeNull();
});
