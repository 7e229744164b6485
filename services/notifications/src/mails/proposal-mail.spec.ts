import { proposalMail } from './proposal-mail.js';

const proposal = {
  recipientName: 'Nora Lind',
  occasionType: 'Birthday',
  occursOn: '2026-12-02',
  today: '2026-11-23',
  giftName: 'Teapot',
  price: '$33.00',
  message: 'Happy birthday!',
  pageUrl: 'https://presently.example/proposals?proposal=1',
};
const ways = (giftName: string | null) =>
  [...proposalMail({ ...proposal, giftName }).text.matchAll(/do=(\w+)/g)].map(([, way]) => way);

it('A proposed card has no other product to swap it for', () => {
  expect(ways('Teapot')).toEqual(['approve', 'swap', 'edit', 'skip']);
  expect(ways(null)).toEqual(['approve', 'edit', 'skip']);
});
