import { Failure } from '../../libs/cli/src/failure.ts';
import { newcomer } from '../world/client.ts';
import { serveLocally } from '../world/local-server.ts';
import type { Product } from '../world/product.ts';
import { CpuMeter } from './cpu.ts';
import { askForEach } from './load.ts';
import { startProduct } from './product.ts';
import { median } from '../world/statistics.ts';

/** Milliseconds of processor time of a signed-in read, by the telemetry that the product exports. */
export interface TelemetryCost {
  silent: number;
  everyTrace: number;
  oneInTen: number;
}

/**
 * Measures a product without telemetry and two that export it to a collector, which discards it. They are measured in
 * turn, so that the machine is equally busy for each.
 */
export async function telemetry(silent: Product, rounds: number, reads: number): Promise<TelemetryCost> {
  let received = 0;
  const collector = await serveLocally((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.once('end', () => response.end('{}'));
  }, '127.0.0.1');
  const started: Product[] = [];
  try {
    for (const sampled of ['1', '0.1'])
      started.push(
        await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: sampled }),
      );
    const readers = await Promise.all([silent, ...started].map((product) => reader(product, reads)));
    const costs: number[][] = readers.map(() => []);
    // A warm-up.
    for (const read of readers) await read();
    for (let round = 0; round < rounds; round++)
      for (const [index, read] of readers.entries()) costs[index]!.push(await read());
    if (received < reads) throw new Failure(`The collector received ${received} bytes: nothing was measured`);
    const [without, everyTrace, oneInTen] = costs.map(median) as [number, number, number];
    return { silent: without, everyTrace, oneInTen };
  } finally {
    await Promise.all(started.map((product) => product.destroy()));
    await collector.close();
  }
}

/** @returns a function that measures the processor time of one read, in milliseconds */
async function reader(product: Product, reads: number): Promise<() => Promise<number>> {
  const person = await newcomer(product.url);
  for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await person.addRecipient(name);
  const paths = Array.from({ length: reads }, () => '/api/recipients');
  const meter = new CpuMeter(product);
  return async () => (await meter.perOperation(reads, () => askForEach(product.url, paths, person.headers))).total;
}
