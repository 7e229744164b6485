import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { newcomer } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { Baseline } from './baselines/baseline.ts';
import { ask } from './load.ts';
import { inTurns, type Comparison, type Rounds } from './rounds.ts';

const names = [
  'Ada',
  'Grace',
  'Edsger',
  'Barbara',
  'Donald',
  'Frances',
  'Alan',
  'Radia',
  'Tony',
  'Margaret',
  'Niklaus',
  'Karen',
];

/** `GET /api/recipients` of a user with twelve recipients, compared with the bare pipeline and the same query. */
export async function signedInRead(product: Product, { rounds, seconds }: Rounds): Promise<Comparison> {
  const person = await newcomer(product.url);
  for (const name of names) await person.addRecipient(name, ['tea', 'maps', 'long walks']);
  const { broker } = product;
  const { databases } = product.run;
  const worker = await Baseline.start('read-worker', { broker, databaseUrl: databases.gifting!.runtime });
  const gateway = await Baseline.start('read-gateway', { broker });
  try {
    const baselineUrl = `${gateway.url}/recipients/${person.id}`;
    const answers = await Promise.all([
      person.api('GET /api/recipients'),
      fetch(baselineUrl).then((answer) => answer.json()),
    ]);
    if (!isDeepStrictEqual(answers[0], answers[1]))
      throw new Failure('The baseline answers something else than the product');
    return await inTurns(
      rounds,
      () => ask({ url: `${product.url}/api/recipients`, headers: person.headers, seconds }),
      () => ask({ url: baselineUrl, seconds }),
    );
  } finally {
    gateway.stop();
    worker.stop();
  }
}
