import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash, randomUUID } from 'node:crypto';
import type { Profile } from '../people/profile.js';
import type { Budget } from './budget.js';
import { nameKey, type Idea, type IdeaSet } from './idea.js';

const lifeMs = 24 * 3_600_000;
const hour = 3_600_000;

/**
 * Ideas of the last 24 hours. Their key holds everything that they were made of, so an entry that is written while the
 * recipient changes is never found again; the events delete it besides.
 */
@Injectable()
export class IdeaCache {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async find(profile: Profile, budget: Budget): Promise<IdeaSet | undefined> {
    const [row] = await this.em
      .fork()
      .execute<{ recommendations: IdeaSet }[]>(
        'select recommendations from recommendations_cache where profile_hash = ? and expires_at > ?',
        [hashOf(profile, budget), this.clock.now()],
      );
    return row && withoutUnwanted(row.recommendations, profile);
  }

  /** Keeps a set; not where the recipient or the occasion has gone meanwhile. */
  async keep(profile: Profile, budget: Budget, set: IdeaSet): Promise<void> {
    const now = this.clock.now();
    await this.em.fork().execute(
      `insert into recommendations_cache
         (id, recipient_id, occasion_id, budget, profile_hash, recommendations, expires_at, created_at)
       select ?, r.id, o.id, ?, ?, ?::jsonb, ?, ?
         from recipients r left join occasions o on o.recipient_id = r.id and o.id = ?
        where r.id = ? and (o.id is not null or ?::boolean)
       on conflict (profile_hash) do update set recommendations = excluded.recommendations,
         expires_at = excluded.expires_at, created_at = excluded.created_at`,
      [
        randomUUID(),
        budget.label,
        hashOf(profile, budget),
        JSON.stringify(set),
        new Date(now.getTime() + lifeMs),
        now,
        profile.occasion?.id ?? null,
        profile.recipientId,
        profile.occasion === null,
      ],
    );
  }

  /** Puts a set as it is now in the place of the one that was kept, for as long as that one was to be kept. */
  async replace(profile: Profile, budget: Budget, set: IdeaSet): Promise<void> {
    await this.em
      .fork()
      .execute('update recommendations_cache set recommendations = ?::jsonb where profile_hash = ?', [
        JSON.stringify(set),
        hashOf(profile, budget),
      ]);
  }

  @Interval(hour)
  async forgetExpired(): Promise<void> {
    await this.em.fork().execute('delete from recommendations_cache where expires_at <= ?', [this.clock.now()]);
  }
}

/** Of everything but what was waved aside: that is left out when the set is read. */
function hashOf({ notThis: _waved, ...profile }: Profile, budget: Budget): string {
  return createHash('sha256')
    .update(JSON.stringify([1, budget.label, profile]))
    .digest('hex');
}

/** Undefined when so much of it was waved aside that it is no set any more. */
function withoutUnwanted(set: IdeaSet, { notThis }: Profile): IdeaSet | undefined {
  const unwanted = new Set(notThis.map(nameKey));
  const isWanted = ({ names }: Idea) => !names.some((name) => unwanted.has(nameKey(name)));
  const ideas = set.ideas.filter(isWanted);
  return ideas.length >= Math.min(6, set.ideas.length)
    ? { ...set, ideas, spares: set.spares.filter(isWanted) }
    : undefined;
}
