import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith } from '../../../testing/answers.js';
import { aGift } from '../../../testing/builders.js';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { createQueryClient } from '../../user/query-client.js';
import { OutcomeChoice } from './outcome-choice.js';

const actor = userEvent.setup({ delay: null });
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

const ask = (outcome: 'fine' | null = null) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OutcomeChoice gift={aGift({ id: 'g-1', giftName: 'Linen apron', outcome })} />
    </QueryClientProvider>,
  );

describe('How a gift went', () => {
  it('is said by one press, and nothing is said before', async () => {
    const told: unknown[] = [];
    answerWith(({ line, method, body }) => {
      if (method === 'POST') told.push([line, body]);
      return [200, aGift({ outcome: 'had-it' })];
    });
    ask('fine');
    expect(screen.getByRole('group', { name: 'How Linen apron went' })).not.toBeNull();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Fine');
    expect(told).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Had it already' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Thank you'));
    expect(told).toEqual([['POST /api/gifts/g-1/outcome', { outcome: 'had-it' }]]);
  });

  it('says so if it cannot be saved', async () => {
    answerWith(() => [404, { code: 'not-found', message: 'Gift not found' }]);
    ask();
    await actor.click(screen.getByRole('button', { name: 'Loved it' }));
    await waitFor(() => expect(shownToast()?.description).toBe('Gift not found'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });
});
