import '../../testing/jsdom-gaps.js';
import type { Proposal } from '@presently/contracts/gifting/proposals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { shownToast } from '../../ui/overlays/toast-store.js';
import { ProposalCard } from './proposal-card.js';
import { ProposalsPage } from './proposals-page.js';
import { ProposalRow, type Terms } from './proposal-row.js';

const actor = userEvent.setup({ delay: null });
afterEach(cleanup);

it.each<[Partial<Terms>, string[]]>([
  [{}, ['7 days before', '$50 - $100', 'Warm']],
  [{ daysBefore: 1, budget: { from: 30, to: 45 } }, ['1 day before', '$30 - $45', 'Warm']],
])('Terms %j of proposals are shown', (given, shown) => {
  const terms: Terms = { isOn: true, daysBefore: 7, budget: '$50-$100', tone: 'warm', ...given };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProposalRow name="All" note="" label="On" terms={terms} isSaving={false} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('combobox').map(({ textContent }) => textContent)).toEqual(shown);
});

it('Changes of a proposal are checked at their fields', async () => {
  const message = 'This address has no mail server';
  let sent: unknown;
  answerWith(({ body }) => {
    sent = body;
    return [400, { code: 'invalid-input', message, errors: { recipientEmail: [message] } }];
  });
  const gift = {
    giftName: 'Teapot',
    giftUrl: null,
    price: null,
    message: 'Dear Nora',
    contact: null,
    scheduledFor: null,
  };
  const proposal = {
    id: 'p',
    recipientName: 'Nora',
    occasionType: 'Birthday',
    occursOn: '2026-12-01',
    state: 'open',
    action: 'send',
    gift,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProposalCard proposal={{ ...proposal, others: 0 } as Proposal} isNamed={false} isEdited={false} />
    </QueryClientProvider>,
  );
  const approve = () => actor.click(screen.getByRole('button', { name: 'Approve' }));
  await actor.clear(screen.getByLabelText('Message'));
  await approve();
  expect((await screen.findByRole('alert')).textContent).toBe('Please add a personal message');
  expect(sent).toBeUndefined();
  await actor.type(screen.getByLabelText('Message'), 'Hello');
  await actor.type(screen.getByLabelText('Their email address'), 'nora@nowhere.example');
  await approve();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent).toEqual({ message: 'Hello', recipientEmail: 'nora@nowhere.example' });
  expect(document.activeElement).toBe(screen.getByLabelText('Their email address'));
  expect(shownToast()).toBeUndefined();
});

it.each([
  ['skipped', null, 'Skipped'],
  ['approved', null, 'Cancelled'],
  ['approved', { id: 'g', giftName: 'Teapot', giftImageUrl: 'https://shop.example/teapot.jpg' }, 'Approved'],
])('A proposal that is %s with the gift %j is shown as %s', (state, gift, shown) => {
  const proposal = { id: 'p', recipientName: 'Nora', occursOn: '2026-12-01', state, gift } as unknown as Proposal;
  const { container } = render(<ProposalCard proposal={proposal} isNamed={false} isEdited={false} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the gift' })?.getAttribute('href')).toBe(
    gift ? '/gifts/g' : undefined,
  );
  expect(container.querySelector('img') !== null).toBe(gift !== null);
});

it('Another gift keeps what is typed', async () => {
  const gifts = ['Teapot', 'Records'].map((giftName) => ({ giftName, message: 'Dear Nora', contact: null }));
  answerWith(({ line }) => {
    const isSwap = line.endsWith('/swap');
    if (isSwap) gifts.reverse();
    const proposal = {
      id: 'p',
      recipientName: 'Nora',
      occursOn: '2026-12-01',
      state: 'open',
      action: 'send',
      gift: gifts[0],
      others: 1,
    };
    return [200, isSwap ? proposal : [proposal]];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProposalsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await actor.type(await screen.findByLabelText('Their email address'), 'nora@example.com');
  await actor.type(screen.getByLabelText('Message'), '!');
  await actor.click(screen.getByRole('button', { name: 'Swap' }));
  await screen.findByText('Records');
  expect(screen.getByLabelText<HTMLInputElement>('Their email address').value).toBe('nora@example.com');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Dear Nora!');
});

describe('The proposal that a reminder offers on Free', () => {
  const occasion = { id: 'o', title: null, type: 'Birthday', nextOn: '2026-12-01' };
  const show = (asked: object, proposals: object[] = []) => {
    const sent: unknown[] = [];
    let setting = asked;
    answerWith(({ line, method, body }) => {
      if (method === 'PUT') {
        sent.push(body);
        setting = { ...setting, isOn: true };
      }
      if (line.includes('/api/proposals')) return [200, proposals];
      if (line.endsWith('/proposal')) return [200, setting];
      return [200, line.endsWith('/occasions') ? [occasion] : { id: 'r', name: 'Nora' }];
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/proposals?offer=o&person=r']}>
          <ProposalsPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return sent;
  };

  it('is prepared after a press, and not before', async () => {
    const sent = show({ occasionId: 'o', isOn: false, isOffered: true });
    const press = await screen.findByRole('button', { name: 'Propose a gift' });
    expect(sent).toEqual([]);
    await actor.click(press);
    expect(await screen.findByText(/We are preparing it/)).toBeTruthy();
    expect(sent).toEqual([{ isOn: true, daysBefore: 60, budget: expect.any(String) }]);
  });

  it('says so when it has ended', async () => {
    show({ occasionId: 'o', isOn: false });
    expect(await screen.findByText(/This offer has ended/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose a gift' })).toBeNull();
  });
});

it('Of three proposed gifts all are shown, and one press sends only the first', async () => {
  let sent: unknown;
  answerWith(({ body }) => {
    sent = body;
    return [200, {}];
  });
  const gift = { giftName: 'Teapot', giftUrl: null, price: null, message: 'Dear Nora', contact: 'nora@example.com' };
  const choice = ['Records', 'Lamp'].map((giftName) => ({ giftName, giftUrl: null, giftImageUrl: null, price: '$30' }));
  const proposal = { id: 'p', recipientName: 'Nora Lind', occursOn: '2026-12-01', state: 'open', action: 'send', gift };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProposalCard
        proposal={{ ...proposal, choice, others: 2 } as unknown as Proposal}
        isNamed={false}
        isEdited={false}
      />
    </QueryClientProvider>,
  );
  for (const name of ['Teapot', 'Records', 'Lamp']) expect(screen.getByText(name)).toBeTruthy();
  await actor.click(screen.getByRole('button', { name: 'Send only the first' }));
  expect(sent).toEqual({ isChoice: false });
});
