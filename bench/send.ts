import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Failure } from '../tools/failure.ts';
import { Person } from './person.ts';
import type { Product } from './product.ts';
import { percentile } from './rounds.ts';

export interface Sending {
  senders: number;
  gifts: number;
  /** Gifts accepted per second. */
  rate: number;
  /** Milliseconds from the beginning of the POST to its answer. */
  answer: { p50: number; p99: number };
  /** Milliseconds from the beginning of the POST until the mail server has taken the mail. */
  lag: { p50: number; p99: number };
  /** Answers that had to say that the mail was not out yet. */
  warnings: number;
}

interface Sent {
  to: string;
  startedAt: number;
  answeredAt: number;
  hasWarning: boolean;
}

const senders = 50;
const mailsArriveWithinMs = 60_000;
const percentiles = (values: readonly number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });

/** Fifty people who send one gift after the other; every mail must arrive, once. */
export async function send(product: Product, giftsEach: number): Promise<Sending> {
  const people = await proSenders(product);
  const mails = `${product.run.sandboxUrl}/outbox/emails`;
  await fetch(`${product.run.sandboxUrl}/outbox`, { method: 'DELETE' });
  await sendAll(people, 1, 'warm-up');

  const started = performance.now();
  const sent = await sendAll(people, giftsEach, 'gift');
  const seconds = (performance.now() - started) / 1_000;

  const arrived = await arrivals(mails, sent);
  return {
    senders,
    gifts: sent.length,
    rate: sent.length / seconds,
    answer: percentiles(sent.map(({ startedAt, answeredAt }) => answeredAt - startedAt)),
    lag: percentiles(sent.map(({ to, startedAt }) => arrived.get(to)! - startedAt)),
    warnings: sent.filter(({ hasWarning }) => hasWarning).length,
  };
}

interface Sender {
  person: Person;
  recipientId: string;
}

/** People without a monthly limit. */
async function proSenders(product: Product): Promise<Sender[]> {
  const people: Sender[] = [];
  for (let nth = 0; nth < senders; nth++) {
    const person = await Person.register(product.url);
    people.push({ person, recipientId: (await person.addRecipient('Ada')).id });
  }
  const client = new pg.Client(product.run.databases.gifting!.owner);
  await client.connect();
  const ids = people.map(({ person }) => person.id);
  for (let upgraded = 0; upgraded < senders; await delay(50)) {
    // Gifting hears of a registration by event.
    upgraded = (await client.query(`update senders set tier = 'pro' where user_id = any($1::uuid[])`, [ids])).rowCount!;
  }
  await client.end();
  return people;
}

async function sendAll(people: readonly Sender[], giftsEach: number, name: string): Promise<Sent[]> {
  const each = people.map(async ({ person, recipientId }, nth) => {
    const sent: Sent[] = [];
    for (let gift = 0; gift < giftsEach; gift++) {
      const to = `${name}-${nth}-${gift}@example.com`;
      const startedAt = Date.now();
      const answer = await person.post<{ deliveryWarning?: string }>(`/api/recipients/${recipientId}/gifts`, {
        giftName: 'A brass sextant',
        message: 'Find your way.',
        deliveryMethod: 'email',
        recipientEmail: to,
        status: 'sent',
      });
      sent.push({ to, startedAt, answeredAt: Date.now(), hasWarning: answer.deliveryWarning !== undefined });
    }
    return sent;
  });
  return (await Promise.all(each)).flat();
}

/** When the mail server took each mail, by address. */
async function arrivals(mails: string, sent: readonly Sent[]): Promise<Map<string, number>> {
  for (const end = Date.now() + mailsArriveWithinMs; ; await delay(500)) {
    const caught = (await (await fetch(mails)).json()) as { to: string | string[]; receivedAt: string }[];
    const times = new Map<string, number[]>();
    for (const { to, receivedAt } of caught) {
      const address = [to].flat().join();
      times.set(address, [...(times.get(address) ?? []), Date.parse(receivedAt)]);
    }
    const missing = sent.filter(({ to }) => !times.has(to)).length;
    if (missing > 0) {
      if (Date.now() > end) throw new Failure(`${missing} of ${sent.length} mails did not arrive`);
      continue;
    }
    const twice = sent.filter(({ to }) => times.get(to)!.length > 1).length;
    if (twice > 0) throw new Failure(`${twice} of ${sent.length} mails arrived more than once`);
    return new Map([...times].map(([address, [time]]) => [address, time!]));
  }
}
