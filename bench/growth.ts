import { CpuMeter, type Cost } from './cpu.ts';
import { addPeople, giftsEach, somebody, type Somebody } from './growth-people.ts';
import { askInTurn } from './load.ts';
import { Failure } from '../tools/failure.ts';
import type { Product } from './product.ts';

/** What each operation costs with so many senders, each of whom has given a hundred gifts. */
export interface Size {
  senders: number;
  gifts: number;
  /** By {@link operations}. */
  costs: Record<string, Cost>;
}

/** How many are about while the others only have their data with us. */
const active = 10;
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};

interface Measurement {
  name: string;
  times: number;
  /** @param chosen some of them, spread over all; the same ones each time. */
  run: (product: Product, chosen: (count: number) => Somebody[], times: number) => Promise<unknown>;
}

const spread = <T>(from: readonly T[], times: number): T[] =>
  Array.from({ length: times }, (_, nth) => from[nth % from.length]!);
const reads = (path: string, among: (size: number) => number) =>
  async function run(product: Product, chosen: (count: number) => Somebody[], times: number) {
    const requests = spread(chosen(among(times)), times).map(({ headers }) => ({ path, headers }));
    await askInTurn(product.url, requests, active);
  };

/** In the order in which they are measured. */
const measurements: Measurement[] = [
  { name: 'recipients of one of ten who are about', times: 2_000, run: reads('/api/recipients', () => active) },
  { name: 'recipients of somebody else each time', times: 2_000, run: reads('/api/recipients', (times) => times) },
  { name: 'a hundred gifts of one of ten who are about', times: 500, run: reads('/api/scheduled-gifts', () => active) },
  {
    name: 'a gift that nobody has looked at for a while',
    times: 1_000,
    run: async (product, chosen, times) => {
      const tokens = chosen(active).flatMap(({ shareTokens }) => shareTokens);
      const requests = tokens.slice(0, times).map((token) => ({ path: `/api/gifts/view/${token}`, headers: person }));
      await askInTurn(product.url, requests, active);
    },
  },
  {
    name: 'a gift sent, until its mail is out and all have heard',
    times: 200,
    run: async (product, chosen, times) => {
      const senders = spread(chosen(active), times);
      // Ten at a time: each of them sends one gift after the other.
      const each = Array.from({ length: active }, (_, nth) =>
        senders.filter((_sender, index) => index % active === nth),
      );
      await Promise.all(each.map((own) => sendAll(product.url, own)));
    },
  },
];
export const operations = measurements.map(({ name }) => name);

/** The same operations while senders and gifts become a thousand times as many. */
export async function growth(product: Product, sizes: readonly number[]): Promise<Size[]> {
  const found: Size[] = [];
  const meter = new CpuMeter(product);
  let there = 0;
  for (const senders of sizes) {
    await addPeople(product, there, senders);
    there = senders;
    const chosen = (count: number) =>
      Array.from({ length: Math.min(count, senders) }, (_, nth, all = Math.min(count, senders)) =>
        somebody(Math.floor((nth * senders) / all)),
      );
    const costs: Record<string, Cost> = {};
    for (const { name, times, run } of measurements) {
      await run(product, chosen, Math.ceil(times / 4));
      costs[name] = await meter.perOperation(times, () => run(product, chosen, times));
    }
    found.push({ senders, gifts: senders * giftsEach, costs });
  }
  return found;
}

async function sendAll(url: string, senders: readonly Somebody[]): Promise<void> {
  for (const { headers, recipientId } of senders) {
    const answer = await fetch(`${url}/api/recipients/${recipientId}/gifts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        giftName: 'A brass sextant',
        message: 'Find your way.',
        deliveryMethod: 'email',
        recipientEmail: 'ada@example.com',
        status: 'sent',
      }),
    });
    if (answer.status !== 201) throw new Failure(`A gift was not sent: ${answer.status} ${await answer.text()}`);
  }
}
