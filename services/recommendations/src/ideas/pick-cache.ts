import { Clock } from '@presently/service/clock';
import { deleteInBatches } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import { readAvoids } from '../avoidance/avoids.js';
import { factsForSafety, type Profile } from '../people/profile.js';
import { offerKeys } from '../products/offer-keys.js';
import type { ProductOffer } from '../products/product-source.js';
import { perIdea, type Proposal } from './idea.js';
import type { PickedOffers } from './pick.js';
import { isMinor } from './safety.js';

const lifeMs = 30 * 24 * 3_600_000;
/** Bounds the table; beyond it the oldest go first. */
const mostPicks = 500_000;

/**
 * The picks of the last 30 days, for everybody: what a listing is, and whether an idea's words are true of it, does not
 * depend on the person. What suits a person does, so a child, and a person with dislikes, allergies or a known age, is
 * never answered from here.
 */
@Injectable()
export class PickCache {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  isFor(profile: Profile): boolean {
    if (profile.age !== null || isMinor(profile)) return false;
    const told = factsForSafety(profile).map(({ text }) => text);
    return profile.dislikes.length === 0 && readAvoids([], told, profile).length === 0;
  }

  /** Offers that were picked for the same before; undefined if they are too few to answer without the model. */
  async find(proposal: Proposal, offers: readonly ProductOffer[]): Promise<PickedOffers | undefined> {
    const kind = hashOf(proposal);
    const rows = await this.em.fork().execute<{ kind: string; product: string }[]>(
      `select kind, product from picks where kind in (?, ?) and picked_at > ?
           and product in (select jsonb_array_elements_text(?::jsonb))`,
      [kind, hashOfMore(proposal), this.oldest(), JSON.stringify(offers.map(keyOf))],
    );
    const known = (wanted: string) => {
      const products = new Set(rows.flatMap((row) => (row.kind === wanted ? [row.product] : [])));
      return offers.filter((offer) => products.has(keyOf(offer)));
    };
    const picked = known(kind);
    if (picked.length < perIdea) return undefined;
    return { offers: picked, bearing: new Set(known(hashOfMore(proposal))) };
  }

  async keep(picks: readonly (PickedOffers & { proposal: Proposal })[]): Promise<void> {
    const rows = picks.flatMap(({ proposal, offers, bearing }) => [
      ...offers.map((offer) => ({ kind: hashOf(proposal), product: keyOf(offer) })),
      // A reason of one sentence has no rest that a product could break.
      ...(proposal.more ? [...bearing] : []).map((offer) => ({ kind: hashOfMore(proposal), product: keyOf(offer) })),
    ]);
    if (rows.length === 0) return;
    await this.em.fork().execute(
      `insert into picks (kind, product, picked_at)
       select distinct kind, product, ?::timestamptz from jsonb_to_recordset(?::jsonb) as pick (kind text, product text)
       order by 1, 2 on conflict (kind, product) do update set picked_at = excluded.picked_at`,
      [this.clock.now(), JSON.stringify(rows)],
    );
  }

  @Interval(3_600_000)
  async deleteExpired(): Promise<void> {
    const where = `picked_at <= greatest(?::timestamptz, (select picked_at from picks order by picked_at desc offset ? limit 1))`;
    await deleteInBatches(this.em, {
      table: 'picks',
      key: ['kind', 'product'],
      where,
      parameters: [this.oldest(), mostPicks],
    });
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - lifeMs);
  }
}

const hashed = (...words: string[]) =>
  createHash('sha256').update(words.join('\n').toLowerCase()).digest('base64url').slice(0, 24);
/** Of what an idea's listings are, and what is said of them. */
const hashOf = ({ name, is, why }: Proposal) => hashed(name, is, why);
/** Of those that bear out the rest of its reason. */
const hashOfMore = ({ name, is, why, more = '' }: Proposal) => hashed(name, is, why, more);
const keyOf = (offer: ProductOffer): string => offerKeys(offer)[0]!;
