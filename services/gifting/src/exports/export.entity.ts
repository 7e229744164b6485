import { exportStates, type ExportState } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const ExportSchema = defineEntity({
  name: 'Export',
  tableName: 'exports',
  indexes: [
    { name: 'exports_due', properties: 'nextTryAt', where: `state = 'preparing'` },
    { name: 'exports_newest', properties: ['userId', 'requestedAt'] },
  ],
  uniques: [{ name: 'exports_one_at_a_time', properties: 'userId', where: `state = 'preparing'` }],
  // Each try writes an object of its own. A deleted row must schedule the removal of them all;
  // a try that is under way notices within a minute that its row is gone.
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['delete'],
      body: `insert into gifting.media_to_remove (key, next_try_at)
      select 'exports/' || old.token || '-' || n || '.zip',
        now() + case when old.state = 'preparing' then interval '2 minutes' else interval '0' end
      from generate_series(1, old.attempts) as n on conflict do nothing; return null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    state: p.enum(exportStates.filter((state) => state !== 'expired')),
    /** 192 random bits of the names in the object storage. */
    token: p.text(),
    /** Percent. */
    progress: p.integer().default(0),
    /** Bytes. */
    size: p.bigint('number').nullable(),
    requestedAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable().index('exports_expires_at'),
    /** Grows with each try. */
    attempts: p.integer().default(0),
    /** The next try, or the end of the lease of the one under way. */
    nextTryAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A zip with everything that all services hold about a user. */
export class Export extends ExportSchema.class {
  /** The name of the zip in the object storage. */
  toKey(): string {
    return keyOf(this.token, this.attempts);
  }

  stateAt(now: Date): ExportState {
    return this.state === 'ready' && this.expiresAt! <= now ? 'expired' : this.state;
  }
}
ExportSchema.setClass(Export);

/** The name of the zip that a try writes. */
export const keyOf = (token: string, attempt: number): string => `exports/${token}-${attempt}.zip`;
