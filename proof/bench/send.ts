import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { jetstreamManager } from '@nats-io/jetstream';
import { randomUUID } from 'node:crypto';
import { Failure } from '../../libs/cli/src/failure.ts';
import { expectOk, newcomer } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import type { Sandbox } from '../world/sandbox.ts';
import { Baseline } from './baselines/baseline.ts';
import { pipelineStream } from './baselines/pipeline.ts';
import { CpuMeter, type Cost } from './cpu.ts';
import { TrafficMeter, type Traffic } from './traffic.ts';
import { percentile } from '../world/statistics.ts';

export interface Sending {
  senders: number;
  gifts: number;
  /** Gifts accepted per second. */
  rate: number;
  /** The bare pipeline: what the promises cost at least. */
  bare: Bare;
  /** Milliseconds from the start of the POST to its answer. */
  answer: { p50: number; p99: number };
  /** Milliseconds from the start of the POST until the mail server has accepted the mail. */
  lag: { p50: number; p99: number };
  /** One sender alone: no gift waits for another. */
  alone: Pick<Sending, 'answer' | 'lag'>;
  /** Answers with a warning that the mail was not sent yet. */
  warnings: number;
  /** Milliseconds of processor time per gift. */
  cost: Cost;
  /** What one gift causes in Postgres and in the broker. */
  traffic: Traffic;
}

type Bare = Pick<Sending, 'rate' | 'answer' | 'cost'> & { alone: Sending['answer'] };

interface Sent {
  to: string;
  startedAt: number;
  answeredAt: number;
  hasWarning: boolean;
}

const senders = 50;
/** One sender sends so many times what each of the fifty does. */
const aloneTimes = 5;
const mailsArriveWithinMs = 60_000;
const percentiles = (values: readonly number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });

/** Fifty senders send one gift after the other. Every mail must arrive once. */
export async function send(product: Product, giftsEach: number): Promise<Sending> {
  const people = await proSenders(product);
  await product.sandbox.clear();
  await sendAll(people, Math.ceil(giftsEach / 4), 'warm-up');
  let measured = { sent: [] as Sent[], rate: 0 };
  const cost = await new CpuMeter(product).perOperation(people.length * giftsEach, async () => {
    measured = await timed(() => sendAll(people, giftsEach, 'gift'));
  });
  const { sent, rate } = measured;
  const times = timesOf(sent, await arrivals(product.sandbox, sent));
  const sentAlone = await sendAll(people.slice(0, 1), aloneTimes * giftsEach, 'alone');
  const alone = timesOf(sentAlone, await arrivals(product.sandbox, sentAlone));
  return {
    senders,
    gifts: sent.length,
    rate,
    bare: await bareSending(product, giftsEach),
    ...times,
    alone,
    warnings: sent.filter(({ hasWarning }) => hasWarning).length,
    cost,
    traffic: await new TrafficMeter(product).perOperation(people.length * giftsEach, () =>
      sendAll(people, giftsEach, 'count'),
    ),
  };
}

const answersOf = (sent: readonly Sent[]) =>
  percentiles(sent.map(({ startedAt, answeredAt }) => answeredAt - startedAt));

const timesOf = (sent: readonly Sent[], arrived: Map<string, number>): Sending['alone'] => ({
  answer: answersOf(sent),
  lag: percentiles(sent.map(({ to, startedAt }) => arrived.get(to)! - startedAt)),
});

async function timed(work: () => Promise<Sent[]>): Promise<{ sent: Sent[]; rate: number }> {
  const started = performance.now();
  const sent = await work();
  return { sent, rate: sent.length / ((performance.now() - started) / 1_000) };
}

/** The same number of senders on a bare pipeline that keeps the same promises. */
async function bareSending(product: Product, giftsEach: number): Promise<Bare> {
  const { databases, smtpUrl } = product.run;
  const where = { databaseUrl: databases.gifting!.owner, broker: product.broker, smtpUrl };
  const sender = await Baseline.start('pipeline-sender', where);
  const mailer = await Baseline.start('pipeline-mailer', where);
  const posts = Array.from({ length: senders }, (): Post => {
    const userId = randomUUID();
    return async (body) => {
      const answer = await fetch(`${sender.url}/gifts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, userId }),
      });
      if (!answer.ok) throw new Failure(`The baseline answered ${answer.status}`);
      return {};
    };
  });
  try {
    await sendAll(posts, 1, 'bare-warm-up');
    let measured = { sent: [] as Sent[], rate: 0 };
    const cost = await new CpuMeter(product, { 'bare sender': sender.pid, 'bare mailer': mailer.pid }).perOperation(
      senders * giftsEach,
      async () => {
        measured = await timed(() => sendAll(posts, giftsEach, 'bare'));
      },
    );
    const alone = answersOf(await sendAll(posts.slice(0, 1), aloneTimes * giftsEach, 'bare-alone'));
    return { rate: measured.rate, answer: answersOf(measured.sent), alone, cost };
  } finally {
    sender.stop();
    mailer.stop();
    const nats = await connectToNats(product.broker, 'bench');
    await (await jetstreamManager(nats)).streams.delete(pipelineStream.name);
    await nats.close();
  }
}

/** Sends one gift. */
type Post = (body: object) => Promise<{ deliveryWarning?: string }>;

/** Senders without a monthly limit. */
async function proSenders(product: Product): Promise<Post[]> {
  const posts: Post[] = [];
  for (let nth = 0; nth < senders; nth++) {
    const person = await newcomer(product.url);
    const route = `POST /api/recipients/${await person.addRecipient('Ada')}/gifts`;
    await product.putOnPro(person);
    posts.push(async (body) => expectOk(route, await person.call(route, body)) as { deliveryWarning?: string });
  }
  return posts;
}

async function sendAll(people: readonly Post[], giftsEach: number, name: string): Promise<Sent[]> {
  const each = people.map(async (post, nth) => {
    const sent: Sent[] = [];
    for (let gift = 0; gift < giftsEach; gift++) {
      const to = `${name}-${nth}-${gift}@example.com`;
      const startedAt = Date.now();
      const answer = await post({
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

/** When the mail server accepted each mail, by address. @throws Failure if one is missing or came twice */
async function arrivals(sandbox: Sandbox, sent: readonly Sent[]): Promise<Map<string, number>> {
  const read = async () => {
    const times = new Map<string, number[]>();
    for (const { to, receivedAt } of await sandbox.mails()) {
      const address = [to].flat().join();
      times.set(address, [...(times.get(address) ?? []), Date.parse(receivedAt)]);
    }
    return times;
  };
  const missing = (times: Map<string, number[]>) => sent.filter(({ to }) => !times.has(to)).length;
  await eventually(async () => missing(await read()) === 0, mailsArriveWithinMs).catch(() => undefined);
  const times = await read();
  if (missing(times) > 0) throw new Failure(`${missing(times)} of ${sent.length} mails did not arrive`);
  const twice = sent.filter(({ to }) => times.get(to)!.length > 1).length;
  if (twice > 0) throw new Failure(`${twice} of ${sent.length} mails arrived more than once`);
  return new Map([...times].map(([address, [time]]) => [address, time!]));
}
