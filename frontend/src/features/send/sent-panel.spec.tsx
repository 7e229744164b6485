import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import type { SentGift } from '@presently/contracts/gifting/gifts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aGift } from '../../testing/builders.js';
import { SentPanel } from './sent-panel.js';

const actor = userEvent.setup({ delay: null });
const product = {
  recipientName: 'Mum',
  giftName: 'Teapot',
  giftUrl: 'https://www.marlowe.example/1',
  status: 'sent',
} as const;
const onChanged = jest.fn<(gift: SentGift | null) => void>();
let lines: string[];

beforeEach(() => {
  onChanged.mockClear();
  lines = [];
  answerWith(({ line }) => {
    lines.push(line);
    return [200, {}];
  });
});
afterEach(cleanup);

function show(gift: Partial<SentGift>) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SentPanel gift={aGift({ ...product, ...gift })} onChanged={onChanged} onAnother={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const order = () => screen.queryByRole('link', { name: 'Order at marlowe.example' });

describe('The moment after sending', () => {
  it('says that the page is on its way, with the focus there, and never that the gift was delivered', () => {
    show({});
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'On its way to Mum' }));
    expect(document.body.textContent).not.toMatch(/delivered/);
    expect(screen.getByRole('link', { name: 'See it as Mum will' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/dashboard');
  });

  it('leads a buyer to the shop, and takes the tick once the shop was visited', async () => {
    show({ buyer: 'sender-delivers' });
    expect(screen.queryByRole('button', { name: 'I have ordered it' })).toBeNull();
    await actor.click(order()!);
    await actor.click(screen.getByRole('button', { name: 'I have ordered it' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ isBought: true })));
    expect(lines).toEqual([
      expect.stringMatching(/^POST \/api\/gifts\/.*\/basket$/),
      expect.stringMatching(/^PATCH \/api\/gifts\//),
    ]);
  });

  it.each([
    ['the recipient chooses', { buyer: 'recipient' }],
    ['it is bought', { buyer: 'sender-brings', isBought: true }],
    ['it is a card', { isCard: true }],
    ['there is no shop', { giftUrl: null }],
  ] as const)('leads to no shop when %s', (_when, gift) => {
    show(gift);
    expect(order()).toBeNull();
    expect(screen.queryByText(/not ordered yet/)).toBeNull();
  });

  it('lets a planned gift be taken back right there', async () => {
    show({ status: 'planned', scheduledFor: '2026-12-01T09:00:00.000Z' });
    expect(screen.getByRole('heading', { name: 'Ready for Mum' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See it as Mum will' })).toBeNull();
    for (const name of ['Change day', 'Send now']) expect(screen.getByRole('button', { name })).toBeTruthy();
    await actor.click(screen.getByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await actor.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(null));
    expect(lines.some((line) => line.startsWith('DELETE'))).toBe(true);
  });
});
