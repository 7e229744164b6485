import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { Baseline } from './baselines/baseline.ts';
import { CpuMeter } from './cpu.ts';
import { askEach } from './load.ts';
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

const peopleCount = 10;

/** `GET /api/recipients` of people with twelve recipients, compared with the bare pipeline and the same query. */
export async function signedInRead(product: Product, { rounds, seconds }: Rounds): Promise<Comparison> {
  const people: Client[] = [];
  while (people.length < peopleCount) people.push(await reader(product));
  const { broker } = product;
  const { databases } = product.run;
  const worker = await Baseline.start('read-worker', { broker, databaseUrl: databases.gifting!.runtime });
  const gateway = await Baseline.start('read-gateway', { broker });
  try {
    for (const person of people) {
      const [own, bare] = await Promise.all([
        fetch(`${product.url}/api/recipients`, { headers: person.headers }).then((answer) => answer.json()),
        fetch(`${gateway.url}/recipients/${person.id}`).then((answer) => answer.json()),
      ]);
      if (!isDeepStrictEqual(own, bare)) throw new Failure('The baseline answers something else than the product');
    }
    const ofProduct = people.map(({ headers }) => ({ path: '/api/recipients', headers }));
    const ofBaseline = people.map(({ id }) => ({ path: `/recipients/${id}`, headers: {} }));
    return await inTurns(
      new CpuMeter(product, { 'bare gateway': gateway.pid, 'bare worker': worker.pid }),
      rounds,
      () => askEach(product.url, ofProduct, seconds),
      () => askEach(gateway.url, ofBaseline, seconds),
    );
  } finally {
    gateway.stop();
    worker.stop();
  }
}

async function reader(product: Product): Promise<Client> {
  const person = await newcomer(product.url);
  for (const name of names) await person.addRecipient(name, ['tea', 'maps', 'long walks']);
  return person;
}
