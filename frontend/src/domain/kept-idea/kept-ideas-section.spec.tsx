import '../../testing/jsdom-gaps.js';
import type { KeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { answerWith } from '../../testing/answers.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { createQueryClient } from '../user/query-client.js';
import { KeptIdeasSection } from './kept-ideas-section.js';

const teapot: KeptIdea = {
  id: 'k-1',
  recipientId: 'r-1',
  title: 'Stoneware teapot',
  link: 'https://shop.example/teapot',
  image: null,
  price: '$48.00',
  wasPrice: null,
  priceCheckedAt: null,
  note: 'In green',
  state: 'given',
  givenOn: '2026-11-20',
  isGone: false,
  isBeingChecked: false,
  createdAt: '2026-11-01T09:00:00.000Z',
};
let kept: KeptIdea[];
/** What the page sent to bring an idea back. */
let broughtBack: unknown;

beforeEach(() => {
  kept = [teapot];
  answerWith(({ line, method, body }) => {
    if (line === 'DELETE /api/kept-ideas/k-1') kept = [];
    if (method === 'POST') {
      broughtBack = body;
      kept = [teapot];
      return [201, teapot];
    }
    return [200, method === 'GET' ? kept : { success: true }];
  });
});
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

it('A removed idea can be brought back as it was', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <KeptIdeasSection recipientId="r-1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Stoneware teapot' }));
  expect(await screen.findByText(/^Keep what you find/)).toBeTruthy();
  expect(shownToast()).toMatchObject({ title: 'Idea removed', description: 'Stoneware teapot' });
  await act(async () => shownToast()!.action!.onPress());
  expect(await screen.findByText('In green')).toBeTruthy();
  const { title, link, price, note, state, givenOn } = teapot;
  expect(broughtBack).toEqual({ title, link, price, note, state, givenOn });
});
