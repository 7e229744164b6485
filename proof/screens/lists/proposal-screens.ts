import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

const proposedGift = {
  id: '00000000-0000-7000-8000-000000000006',
  giftName: 'Stoneware teapot with a handle of woven bamboo',
  giftUrl: 'https://example.com/teapot',
  giftImageUrl: null,
  price: '$48.00',
  message: 'Happy birthday!\n\nFor slow mornings.',
  contact: 'nora@example.com',
  scheduledFor: '2026-12-02T09:00:00.000Z',
};
const decisions = [
  { state: 'open', gift: proposedGift, others: 2 },
  { state: 'open', gift: { ...proposedGift, giftName: 'A card', contact: null }, isCard: true, isLate: true },
  { state: 'approved', gift: proposedGift },
  { state: 'approved', gift: null },
  { state: 'skipped', gift: null },
].map((proposal, n) => ({
  id: `00000000-0000-7000-8000-00000000001${n}`,
  recipientName: 'Nora Lindqvist',
  occasionType: 'Birthday',
  occursOn: '2026-12-02',
  action: 'send',
  isCard: false,
  isLate: false,
  others: 0,
  ...proposal,
}));

export const proposals: Shown[] = [
  { name: 'proposals', path: '/proposals' },
  {
    name: 'proposals, to decide',
    path: '/proposals',
    arrange: (page) => page.route('**/api/proposals?*', (route) => route.fulfill({ json: decisions })),
    // The one without a contact has its fields open.
    act: (page) => page.getByLabel(said('Their email address')).waitFor(),
  },
];
