import '../../testing/jsdom-gaps.js';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PricingPage } from './pricing-page.js';

beforeEach(() => {
  render(
    <MemoryRouter>
      <PricingPage />
    </MemoryRouter>,
  );
});

const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li')!);

describe('The plans', () => {
  it('all link to signing up, except the one that is not available yet', () => {
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get Started Free', '/auth#register'],
      ['Start Pro Trial', '/auth#register'],
    ]);
    expect(card('Business').getByText('Coming Soon')).toBeTruthy();
    expect(card('Business').getByRole<HTMLButtonElement>('button', { name: 'Contact Sales' }).disabled).toBe(true);
  });

  it('have these prices', () => {
    for (const [name, price, period] of [
      ['Free', '$0', 'forever'],
      ['Pro', '$6.99', 'per month'],
      ['Business', '$49', 'per month'],
    ] as const) {
      expect(card(name).getByText(price)).toBeTruthy();
      expect(card(name).getByText(period)).toBeTruthy();
    }
    expect(card('Pro').getByText('Most Popular')).toBeTruthy();
  });
});
