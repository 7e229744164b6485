import { aCaller } from '@presently/testing/a-caller';
import { requirePresence } from './presence.js';

const now = new Date('2026-11-21T10:00:00Z');
const needed = { status: 403, code: 'reauthentication-needed' };
const provedAt = (authenticatedAt: string | null) => () => requirePresence(aCaller({ authenticatedAt }), now);

describe('a proof of presence', () => {
  it('counts for 15 minutes', () => {
    expect(provedAt('2026-11-21T09:45:00.001Z')).not.toThrow();
    expect(provedAt('2026-11-21T09:45:00Z')).toThrow(expect.objectContaining(needed));
  });

  it.each([null, '', 'yesterday'])('is missing from a session with %j', (authenticatedAt) => {
    expect(provedAt(authenticatedAt)).toThrow(expect.objectContaining(needed));
  });
});
