import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { aGift } from '../../testing/builders.js';
import { ThanksReceived } from './thanks-received.js';

const open = (text: string | null) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ThanksReceived
          gift={aGift({ recipientName: 'Ida' })}
          thanks={{ drawing: 'heart', text, at: new Date().toISOString() }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('thanks that a sender received', () => {
  afterEach(cleanup);

  it('say in words what the drawing says', () => {
    open(null);
    expect(screen.getByText('With love').className).not.toContain('sr-only');
  });

  it('show the words of the recipient, and say the drawing to screen readers', () => {
    open('It fits!');
    expect(screen.getByText('It fits!')).toBeTruthy();
    expect(screen.getByText('With love').className).toContain('sr-only');
  });
});
