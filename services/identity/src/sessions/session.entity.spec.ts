import { endOf } from './session.entity.js';
import { publicSessionId } from './session-id.js';

const day = 24 * 3_600_000;
const signedInAt = new Date('2026-11-21T10:00:00Z');
const after = (days: number) => new Date(signedInAt.getTime() + days * day);

describe('a session', () => {
  it.each([
    [0, 7],
    [6, 13],
    [23, 30],
    [29, 30],
  ])('that was last used after %i days ends after %i', (used, ends) => {
    expect(endOf(signedInAt, after(used), { idle: 7 * day, longest: 30 * day })).toEqual(after(ends));
  });

  it('has an id for its owner that does not reveal the stored hash', () => {
    const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(publicSessionId(one)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(publicSessionId(one)).toBe(publicSessionId(one));
    expect(publicSessionId(one)).not.toBe(publicSessionId(other));
  });
});
