import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { chrome, newcomer } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { Baseline } from './baselines/baseline.ts';
import { CpuMeter } from './cpu.ts';
import { ask, askForEach } from './load.ts';
import { inTurns, type Comparison, type Rounds } from './rounds.ts';

const headers = { 'user-agent': chrome };
const pathOf = (shareToken: string) => `/api/gifts/view/${shareToken}`;

export interface GiftViews {
  /** One gift, viewed by all. */
  cached: Comparison;
  /** Gifts that are not in the cache. */
  uncached: Comparison;
}

/**
 * The public view of a gift, compared with the same query by Fastify and pg.
 * @param gifts more than the gateway caches: requested in turn, none is cached when its turn comes again
 */
export async function giftViews(product: Product, { rounds, seconds }: Rounds, gifts: number): Promise<GiftViews> {
  const tokens = await insertGifts(product, gifts);
  const baseline = await Baseline.start('gift-view', { databaseUrl: product.run.databases.gifting!.runtime });
  try {
    const path = pathOf(tokens[0]!);
    const answers = await Promise.all(
      [product.url, baseline.url].map((url) => fetch(url + path, { headers }).then((answer) => answer.json())),
    );
    if (!isDeepStrictEqual(answers[0], answers[1]))
      throw new Failure('The baseline answers something else than the product');
    const paths = tokens.map(pathOf);
    const meter = new CpuMeter(product, { bare: baseline.pid });
    return {
      cached: await inTurns(
        meter,
        rounds,
        () => ask({ url: product.url + path, headers, seconds }),
        () => ask({ url: baseline.url + path, headers, seconds }),
      ),
      uncached: await inTurns(
        meter,
        Math.min(rounds, 3),
        () => askForEach(product.url, paths, headers),
        () => askForEach(baseline.url, paths, headers),
      ),
    };
  } finally {
    baseline.stop();
  }
}

/** Inserts gifts that were sent and viewed, so that views write nothing. */
async function insertGifts(product: Product, giftCount: number): Promise<string[]> {
  const sender = await newcomer(product.url);
  const recipientId = await sender.addRecipient('Ada');
  const tokens = Array.from({ length: giftCount }, () => randomBytes(24).toString('base64url'));
  await product.database('gifting').execute(
    `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, gift_description, price, message,
       gift_url, status, delivery_method, recipient_email, sent_at, delivered_at, viewed_at, share_token,
       delivery_attempt, created_at)
     select id, $2, $3, 'Grace', 'A brass sextant', 'Made in 1890, and still right.', '$180', 'Find your way.',
       'https://shop.example/sextant', 'sent', 'email', 'ada@example.com', now(), now(), now(), token, 1, now()
     from unnest($1::uuid[], $4::text[]) as made (id, token)`,
    [tokens.map(() => randomUUID()), sender.id, recipientId, tokens],
  );
  await product.database('gifting').execute('analyze gift_history');
  return tokens;
}
