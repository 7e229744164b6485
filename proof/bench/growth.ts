import { CpuMeter, type Cost } from './cpu.ts';
import { addPeople, fewestSessions, giftsEach, sessionsEach, senderAt, type Sender } from './growth-people.ts';
import { askInTurn } from './load.ts';
import { chrome, Client, sameOrigin } from '../world/client.ts';
import type { Product } from '../world/product.ts';

/** The cost of each operation for a number of senders. */
export interface Size {
  senders: number;
  gifts: number;
  /** By {@link operations}. */
  costs: Record<string, Cost>;
}

/** Active senders. The others only have data. */
const active = 10;
const person = { 'user-agent': chrome };

/** The senders and sessions for a measurement, the same for each. */
interface Crowd {
  /** Senders, evenly spread over all. */
  some: (count: number) => Sender[];
  /** Different sessions, of as many senders as there are. */
  sessions: (count: number) => Sender[];
}

interface Measurement {
  name: string;
  times: number;
  run: (product: Product, crowd: Crowd, times: number) => Promise<unknown>;
}

const crowdOf = (senders: number): Crowd => ({
  some: (count) => Array.from({ length: count }, (_, nth) => senderAt(Math.floor((nth * senders) / count))),
  sessions: (count) => {
    const each = sessionsEach(senders);
    return Array.from({ length: count }, (_, nth) => {
      const place = Math.floor((nth * senders * each) / count);
      return senderAt(Math.floor(place / each), place % each);
    });
  },
});

const spread = <T>(from: readonly T[], times: number): T[] =>
  Array.from({ length: times }, (_, nth) => from[nth % from.length]!);
const reads = (path: string, readers: (crowd: Crowd, times: number) => Sender[]) =>
  async function run(product: Product, crowd: Crowd, times: number) {
    const requests = spread(readers(crowd, times), times).map(({ headers }) => ({ path, headers }));
    await askInTurn(product.url, requests, active);
  };
const fewReaders = ({ some }: Crowd) => some(active);

/** In the order in which they are measured. */
const measurements: Measurement[] = [
  { name: 'recipients of one of ten active senders', times: 2_000, run: reads('/api/recipients', fewReaders) },
  {
    name: 'recipients in a session that is not cached',
    times: fewestSessions,
    run: reads('/api/recipients', ({ sessions }, times) => sessions(times)),
  },
  { name: 'a hundred gifts of one of ten active senders', times: 500, run: reads('/api/scheduled-gifts', fewReaders) },
  {
    name: 'a gift page that is not cached',
    times: 1_000,
    run: async (product, { some }, times) => {
      const tokens = some(active).flatMap(({ shareTokens }) => shareTokens);
      const requests = tokens.slice(0, times).map((token) => ({ path: `/api/gifts/view/${token}`, headers: person }));
      await askInTurn(product.url, requests, active);
    },
  },
  {
    name: 'a gift sent, until its mail is out and all events are processed',
    times: 200,
    run: async (product, { some }, times) => {
      const senders = spread(some(active), times);
      // Ten at a time, each with one gift after the other.
      const each = Array.from({ length: active }, (_, nth) =>
        senders.filter((_sender, index) => index % active === nth),
      );
      await Promise.all(each.map((own) => sendAll(product.url, own)));
    },
  },
];
export const operations = measurements.map(({ name }) => name);

/**
 * Measures the same operations while senders and gifts grow a thousandfold.
 * @param share of the usual number of operations
 */
export async function growth(product: Product, sizes: readonly number[], share: number): Promise<Size[]> {
  const found: Size[] = [];
  const meter = new CpuMeter(product);
  let there = 0;
  for (const senders of sizes) {
    await addPeople(product, there, senders);
    there = senders;
    const crowd = crowdOf(senders);
    const costs: Record<string, Cost> = {};
    for (const { name, times: usual, run } of measurements) {
      const times = Math.ceil(usual * share);
      await run(product, crowd, Math.ceil(times / 4));
      costs[name] = await meter.perOperation(times, () => run(product, crowd, times));
    }
    found.push({ senders, gifts: senders * giftsEach, costs });
  }
  return found;
}

async function sendAll(url: string, senders: readonly Sender[]): Promise<void> {
  for (const { headers, recipientId } of senders) {
    const sender = new Client(url, { ...sameOrigin, ...headers });
    await sender.api('POST /api/recipients/:recipientId/gifts', {
      recipientId,
      giftName: 'A brass sextant',
      message: 'Find your way.',
      deliveryMethod: 'email',
      recipientEmail: 'ada@example.com',
      status: 'sent',
    });
  }
}
