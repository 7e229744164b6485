import '../../testing/jsdom-gaps.js';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OpenProposals } from './open-proposals.js';

afterEach(cleanup);

it.each([
  [1, '1 proposal is waiting for you', 'See the proposal'],
  [2, '2 proposals are waiting for you', 'See the proposals'],
])('%s open proposals are announced, with the way to them', (count, title, way) => {
  render(<OpenProposals count={count} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/proposals');
});
