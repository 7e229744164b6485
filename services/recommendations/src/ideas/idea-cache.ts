import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash, randomUUID } from 'node:crypto';
import { offerKeys } from '../products/offer-keys.js';
import type { Product } from '@presently/contracts/recommendations/ideas';
import type { Profile } from '../people/profile.js';
import type { Budget } from './budget.js';
import { nameKey, type Idea, type IdeaSet } from './idea.js';
import { stillOffered } from './still-offered.js';

const lifeMs = 24 * 3_600_000;
const hour = 3_600_000;
/** Expired sets stay, so that the next one can differ. */
const rememberedMs = 90 * 24 * hour;

/**
 * The ideas of the last 24 hours. The key is a hash of all inputs, so an entry that is written during a change of the
 * recipient is never found. Events delete old entries, too.
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
    const set = row && withoutUnwanted(withoutKept(row.recommendations, profile), profile);
    if (!set) return undefined;
    const current = await stillOffered(this.em, set, budget, profile.senderLanguage);
    // If all is gone, a new set is better.
    return current.ideas.length > 0 || set.ideas.length === 0 ? current : undefined;
  }

  /** The newest set of the recipient, for one budget or else for any, also an expired one. */
  async last({ recipientId }: Profile, budget?: Budget): Promise<IdeaSet | undefined> {
    const [row] = await this.em.fork().execute<{ recommendations: IdeaSet }[]>(
      `select recommendations from recommendations_cache where recipient_id = ? and budget = coalesce(?, budget)
       order by created_at desc limit 1`,
      [recipientId, budget?.label ?? null],
    );
    return row?.recommendations;
  }

  /** Stores a set, unless the recipient or the occasion was removed meanwhile. One that is not whole counts as the last set only. */
  async keep(profile: Profile, budget: Budget, set: IdeaSet, isWhole: boolean): Promise<void> {
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
        isWhole ? new Date(now.getTime() + lifeMs) : now,
        now,
        profile.occasion?.id ?? null,
        profile.recipientId,
        profile.occasion === null,
      ],
    );
  }

  /**
   * Changes a stored set without extending its life. Does nothing if it is gone, or if the change is none.
   * @returns the changed set
   */
  async change(
    profile: Profile,
    budget: Budget,
    change: (set: IdeaSet) => IdeaSet | undefined,
  ): Promise<IdeaSet | undefined> {
    return this.em.fork().transactional(async (tx) => {
      const hash = hashOf(profile, budget);
      const [row] = await tx.execute<{ recommendations: IdeaSet }[]>(
        'select recommendations from recommendations_cache where profile_hash = ? for update',
        [hash],
      );
      const changed = row && change(row.recommendations);
      if (!changed) return undefined;
      await tx.execute('update recommendations_cache set recommendations = ?::jsonb where profile_hash = ?', [
        JSON.stringify(changed),
        hash,
      ]);
      return changed;
    });
  }

  @Interval(hour)
  async deleteExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - rememberedMs);
    await this.em.fork().execute('delete from recommendations_cache where expires_at <= ?', [before]);
  }
}

/** The hash of all inputs but the "not this" list and kept ideas, which are applied on reading. */
function hashOf(
  {
    notThis: _notThis,
    notThisProducts: _products,
    kept: _kept,
    language: _language,
    senderLanguage: read,
    ...profile
  }: Profile,
  budget: Budget,
): string {
  return createHash('sha256')
    .update(JSON.stringify([3, budget.label, profile, ...(read === 'en' ? [] : [read])]))
    .digest('hex');
}

/** Without the products that the sender has kept or rejected since. */
function withoutKept(set: IdeaSet, { kept, notThisProducts }: Profile): IdeaSet {
  const keys = new Set([...notThisProducts, ...kept.flatMap(({ title, url }) => offerKeys({ title, link: url }))]);
  if (keys.size === 0) return set;
  const isNew = (product: Product) => !offerKeys(product).some((key) => keys.has(key));
  const left = (idea: Idea): Idea[] => {
    const { recommendation, items } = idea;
    const places = [...recommendation.realProducts.keys()].filter((n) => isNew(recommendation.realProducts[n]!));
    if (places.length === recommendation.realProducts.length) return [idea];
    if (places.length === 0) return [];
    const realProducts = places.map((n) => recommendation.realProducts[n]!);
    return [
      {
        ...idea,
        ...(items && { items: places.map((n) => items[n] ?? null) }),
        recommendation: Object.assign({}, recommendation, { realProducts }),
      },
    ];
  };
  return { ...set, ideas: set.ideas.flatMap(left), spares: set.spares.flatMap(left) };
}

/** Undefined if fewer than six ideas remain. */
function withoutUnwanted(set: IdeaSet, { notThis }: Profile): IdeaSet | undefined {
  const unwanted = new Set(notThis.map(nameKey));
  const isWanted = ({ names }: Idea) => !names.some((name) => unwanted.has(nameKey(name)));
  const ideas = set.ideas.filter(isWanted);
  return ideas.length >= Math.min(6, set.ideas.length)
    ? { ...set, ideas, spares: set.spares.filter(isWanted) }
    : undefined;
}
