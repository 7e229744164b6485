import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explain } from '../tools/failure.ts';
import { say } from '../tools/say.mjs';
import { ask } from './load.ts';
import { Person } from './person.ts';
import { Product } from './product.ts';
import { inTurns } from './rounds.ts';

/**
 * `npm run bench:telemetry`: what telling a collector costs a signed-in read. Two of the product side by side, one that
 * tells and one that does not, asked in turns; the collector takes everything and keeps nothing.
 */
const [rounds, seconds] = process.argv.includes('--quick') ? [1, 2] : [4, 4];

const collector = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

/** Somebody with a few recipients, and how fast they are answered. */
async function reader(product: Product) {
  const person = await Person.register(product.url);
  for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await person.addRecipient(name);
  return () => ask({ url: `${product.url}/api/recipients`, headers: person.headers, seconds });
}

const environments: Record<string, string>[] = [
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' },
];
const products: Product[] = [];
try {
  for (const env of environments) products.push(await Product.start(env));
  const [silent, telling, sampling] = (await Promise.all(products.map(reader))) as [Reader, Reader, Reader];
  for (const [name, subject] of [
    ['every trace', telling],
    ['one in ten', sampling],
  ] as const) {
    const { ratio, subject: told, baseline } = await inTurns(rounds, subject, silent);
    say(name, `${ratio.toFixed(2)}   ${Math.round(told.rate)} to ${Math.round(baseline.rate)} per second`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await Promise.all(products.map((product) => product.stop()));
  collector.close();
}

type Reader = Awaited<ReturnType<typeof reader>>;
