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

it('Three proposed gifts are all named, with who chooses', () => {
  const choice = [
    { giftName: 'Records', price: null },
    { giftName: 'Lamp', price: '$41.00' },
  ];
  const { subject, text } = proposalMail({ ...proposal, choice });
  expect(subject).toBe('For Nora Lind’s birthday on December 2: Teapot, or what they choose instead');
  for (const words of [
    'We propose three gifts',
    'Teapot ($33.00)',
    'Records',
    'Lamp ($41.00)',
    'Nora Lind chooses one',
  ])
    expect(text).toContain(words);
  expect(proposalMail({ ...proposal, choice: [] }).text).toContain('We propose a gift');
});
