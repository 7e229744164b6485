import { withoutServer } from './without-server.js';

const now = Date.parse('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);

describe('a mail where there is no mail server', () => {
  it.each(['gift', 'gift-nudge'] as const)('tells the sender of a %s at once to share the link', (kind) => {
    expect(withoutServer({ kind, createdAt: hoursAgo(0) }, now)).toMatchObject({
      kind: 'refused',
      reason: 'Email is not set up here. Please share the link yourself.',
    });
  });

  it('waits for two days if it is about an account', () => {
    const after = (hours: number) => withoutServer({ kind: 'account', createdAt: hoursAgo(hours) }, now).kind;
    expect([after(0), after(47), after(49)]).toEqual(['postponed', 'postponed', 'refused']);
  });
});
