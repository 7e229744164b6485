import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explain } from '../tools/failure.ts';
import { say } from '../tools/say.mjs';
import { CpuMeter } from './cpu.ts';
import { askForEach } from './load.ts';
import { Person } from './person.ts';
import { Product } from './product.ts';
import { median } from './rounds.ts';

/**
 * `npm run bench:telemetry`: what telling a collector costs a signed-in read, in processor time, of the product side by
 * side: telling nothing, everything, one trace in ten. The collector takes everything and keeps nothing.
 */
const [rounds, reads] = process.argv.includes('--quick') ? [1, 200] : [5, 2_000];

const collector = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

/** Reads the recipients of somebody, over and over: milliseconds of processor time for one read. */
async function reader(product: Product) {
  const person = await Person.register(product.url);
  for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await person.addRecipient(name);
  const paths = Array.from({ length: reads }, () => '/api/recipients');
  const meter = new CpuMeter(product);
  return async () => (await meter.perOperation(reads, () => askForEach(product.url, paths, person.headers))).total;
}

const environments: Record<string, string>[] = [
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' },
];
const products: Product[] = [];
try {
  for (const env of environments) products.push(await Product.start(env));
  const readers = await Promise.all(products.map(reader));
  const costs: number[][] = readers.map(() => []);
  // Once to warm up.
  for (const read of readers) await read();
  for (let round = 0; round < rounds; round++)
    for (const [index, read] of readers.entries()) costs[index]!.push(await read());
  const [silent, telling, sampling] = costs.map(median) as [number, number, number];
  say('telling nothing', `${silent.toFixed(2)} ms of processor time for a read`);
  say('every trace', `${telling.toFixed(2)} ms, ${(telling / silent).toFixed(2)} times as much`);
  say('one in ten', `${sampling.toFixed(2)} ms, ${(sampling / silent).toFixed(2)} times as much`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await Promise.all(products.map((product) => product.stop()));
  collector.close();
}
