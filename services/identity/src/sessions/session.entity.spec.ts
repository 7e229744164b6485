import { Session } from './session.entity.js';

const day = 24 * 3_600_000;
const lifetime = { idle: 7 * day, longest: 30 * day };
const signedInAt = new Date('2026-11-01T12:00:00Z');
const later = (ms: number) => new Date(signedInAt.getTime() + ms);

const aSession = (expire: Date): Session =>
  Object.assign(Object.create(Session.prototype) as Session, {
    sess: { signedInAt: signedInAt.toISOString() },
    expire,
  });

describe('a session', () => {
  it('ends seven days after its last use', () => {
    const session = aSession(later(7 * day));
    expect(session.extend(later(2 * day), lifetime)).toBe(true);
    expect(session.expire).toEqual(later(9 * day));
  });

  it('moves its end at most once an hour', () => {
    const session = aSession(later(7 * day));
    expect(session.extend(later(3_599_999), lifetime)).toBe(false);
    expect(session.expire).toEqual(later(7 * day));
    expect(session.extend(later(3_600_000), lifetime)).toBe(true);
  });

  it('ends thirty days after the sign-in, even if it is used', () => {
    const session = aSession(later(29 * day));
    expect(session.extend(later(28 * day), lifetime)).toBe(true);
    expect(session.expire).toEqual(later(30 * day));
    expect(session.extend(later(29 * day), lifetime)).toBe(false);
  });
});
