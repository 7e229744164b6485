import '../../../testing/jsdom-gaps.js';
import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { aGift } from '../../../testing/builders.js';
import { isOrdered, OrderSection } from './order-section.js';

const actor = userEvent.setup({ delay: null });
const shop = 'https://www.marlowe.example/1';
let lines: string[];
let bodies: unknown[];

beforeEach(() => {
  lines = [];
  bodies = [];
  answerWith(({ line, body }) => {
    lines.push(line);
    bodies.push(body);
    if (line.endsWith('/basket')) return [200, { url: 'https://marlowe.example/checkout/1' }];
    return [200, { name: 'Ida Holm', address: 'Lindenallee 4\nBerlin' }];
  });
});
afterEach(cleanup);

const aDetail = (given: Partial<GiftDetail>): GiftDetail =>
  Object.assign(
    aGift({ recipientName: 'Ida Holm', giftUrl: shop, status: 'planned', buyer: 'sender-delivers' }),
    given,
  ) as GiftDetail;
const show = (given: Partial<GiftDetail> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <OrderSection gift={aDetail(given)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('the order of a gift', () => {
  it('leads to the shop, asks once on the way back, and loses nothing when there was no order', async () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Ordered?' })).toBeNull();
    await actor.click(screen.getByRole('link', { name: 'Order at marlowe.example' }));
    await waitFor(() => expect(lines.some((line) => line.endsWith('/basket'))).toBe(true));
    // No tab could be opened here, so the address is offered.
    const way = await screen.findByRole('link', { name: 'Go to the shop' });
    expect(way.getAttribute('href')).toBe('https://marlowe.example/checkout/1');
    fireEvent.focus(window);
    const asked = await screen.findByRole('heading', { name: 'Ordered?' });
    await waitFor(() => expect(document.activeElement).toBe(asked));
    await actor.click(screen.getByRole('button', { name: 'Not yet' }));
    fireEvent.focus(window);
    expect(screen.queryByRole('heading', { name: 'Ordered?' })).toBeNull();
    expect(lines.some((line) => line.startsWith('PATCH'))).toBe(false);
  });

  it('keeps day and number', async () => {
    show();
    await actor.click(screen.getByRole('button', { name: 'I have ordered it' }));
    await actor.type(screen.getByLabelText(/^Order number/), ' A-17 ');
    await actor.click(screen.getByRole('button', { name: 'Yes, it is ordered' }));
    await waitFor(() => expect(lines.some((line) => line.startsWith('PATCH'))).toBe(true));
    expect(bodies[lines.findIndex((line) => line.startsWith('PATCH'))]).toMatchObject({
      purchase: { state: 'ordered', arrivesOn: null, number: 'A-17' },
    });
  });

  it('says what comes too late, and offers the next steps', () => {
    const purchase = { state: 'ordered', orderedOn: '2026-11-30', arrivesOn: '2026-12-12', number: 'A-17' } as const;
    show({ purchase, isBought: true, day: '2026-12-10', isTooLate: true });
    expect(screen.getByText('Ordered November 30, arrives about December 12')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('after December 10');
    for (const name of ['The shop has sent it', 'It has arrived', 'There is a problem'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Order at/ })).toBeNull();
  });

  it('offers to forget the address once the gift is here', async () => {
    show({ purchase: { state: 'arrived', orderedOn: null, arrivesOn: null, number: null }, isBought: true });
    await actor.click(await screen.findByRole('button', { name: 'Forget the address' }));
    await waitFor(() => expect(lines.some((line) => line.startsWith('PATCH /api/recipients/'))).toBe(true));
  });

  it.each<[string, Partial<GiftDetail>, boolean]>([
    ['a gift that the sender brings', { buyer: 'sender-brings' }, true],
    ['an open question, with a shop', { buyer: null }, true],
    ['an open question, without one', { buyer: null, giftUrl: null }, false],
    ['what the recipient may get', { buyer: 'recipient' }, false],
    ['a card', { isCard: true }, false],
    ['what was taken back', { status: 'taken-back' }, false],
  ])('is there for %s: %p', (_what, gift, expected) => expect(isOrdered(aDetail(gift))).toBe(expected));
});
