import { Clock } from '@presently/service/clock';
import { deleteInBatches } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import type { Profile } from '../people/profile.js';
import { offerKeys } from '../products/offer-keys.js';
import type { ProductOffer } from '../products/product-source.js';
import { perIdea, type Proposal } from './idea.js';

const lifeMs = 30 * 24 * 3_600_000;
/** Bounds the table; beyond it the oldest go first. */
const mostPicks = 500_000;

/**
 * The picks of the last 30 days, for everybody: what a listing is, and whether an idea's name is true of it, does not
 * depend on the person. What suits a person does, so a person with dislikes, allergies or a known age is never answered
 * from here.
 */
@Injectable()
export class PickCache {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  isFor({ dislikes, age }: Pick<Profile, 'dislikes' | 'age'>): boolean {
    return dislikes.length === 0 && age === null;
  }

  /** Offers that were picked for the same before; undefined if they are too few to answer without the model. */
  async find(proposal: Proposal, offers: readonly ProductOffer[]): Promise<ProductOffer[] | undefined> {
    const rows = await this.em.fork().execute<{ product: string }[]>(
      `select product from picks where kind = ? and picked_at > ?
           and product in (select jsonb_array_elements_text(?::jsonb))`,
      [hashOf(proposal), this.oldest(), JSON.stringify(offers.map(keyOf))],
    );
    const known = new Set(rows.map(({ product }) => product));
    const picked = offers.filter((offer) => known.has(keyOf(offer)));
    return picked.length >= perIdea ? picked : undefined;
  }

  async keep(picks: readonly { proposal: Proposal; offers: readonly ProductOffer[] }[]): Promise<void> {
    const rows = picks.flatMap(({ proposal, offers }) =>
      offers.map((offer) => ({ kind: hashOf(proposal), product: keyOf(offer) })),
    );
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

const hashOf = ({ name, is }: Proposal) =>
  createHash('sha256').update(`${name}\n${is}`.toLowerCase()).digest('base64url').slice(0, 24);
const keyOf = (offer: ProductOffer): string => offerKeys(offer)[0]!;
