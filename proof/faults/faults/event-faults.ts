import { services, type ServiceName } from '@presently/topology/services';
import { reactions } from '@presently/contracts/rights';
import { headers as newHeaders } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { subscriptions } from '../catching-up.ts';
import type { Rig } from '../rig.ts';
import type { Fault } from './fault.ts';

interface Published {
  id: string;
  subject: string;
  envelope: string;
}

const mostRepeated = 150;

/** The events that an owner published last, newest first. */
const newest = (rig: Rig, owner: ServiceName): Promise<Published[]> =>
  rig.database.rows<Published>(
    `select id, subject, envelope::text from ${owner}.outbox where published_at is not null order by seq desc limit $1`,
    [mostRepeated],
  );

function publish({ nats }: Rig, subject: string, body: string | Uint8Array, messageId?: string): void {
  const headers = newHeaders();
  if (messageId !== undefined) headers.set('Nats-Msg-Id', messageId);
  nats.publish(subject, body, { headers });
}

async function repeat(rig: Rig, isUnderTheSameId: boolean): Promise<string> {
  let repeated = 0;
  for (const owner of services) {
    for (const { id, subject, envelope } of rig.random.shuffled(await newest(rig, owner))) {
      publish(rig, subject, envelope, isUnderTheSameId ? id : undefined);
      repeated += 1;
    }
  }
  await rig.nats.flush();
  await delay(2_000);
  return `${repeated} events`;
}

/** Blocks the relays, and publishes the events that pile up in reverse order before they can. */
async function reorder(rig: Rig): Promise<string> {
  let reordered = 0;
  await rig.database.connected(async (client) => {
    for (const owner of services) {
      const lock = `select pg_try_advisory_lock(hashtext($1 || ':outbox')) as held`;
      while (!(await client.query<{ held: boolean }>(lock, [owner])).rows[0]!.held) await delay(5);
    }
    // Sending gifts makes several events of one aggregate.
    await delay(7_000);
    for (const owner of services) {
      const { rows } = await client.query<Published>(
        `select id, subject, envelope::text from ${owner}.outbox where published_at is null order by seq desc`,
      );
      for (const { subject, envelope } of rows) publish(rig, subject, envelope);
      reordered += rows.length;
    }
    await rig.nats.flush();
    await delay(1_500);
  });
  return `${reordered} events`;
}

const envelopeOf = (type: string, data: unknown, id: string) =>
  JSON.stringify({ specversion: '1.0', id, source: '/poison', type, subject: 'x/y', aggregateversion: 1, data });

/** Publishes unreadable messages into each stream. Every consumer must make a dead letter of them. */
async function unreadable(rig: Rig): Promise<string> {
  const { poison } = rig;
  const wrongs: readonly [string, (mark: string, type: string) => [string | Uint8Array, string?]][] = [
    ['no JSON', (mark) => [`${mark} {`]],
    ['no envelope', (mark) => [JSON.stringify({ mark })]],
    ['no text', (mark) => [Buffer.concat([Buffer.from(mark), Buffer.from([0, 0xff, 0xfe])])]],
    ['a malformed id', (mark, type) => [envelopeOf(type, { mark }, mark)]],
    ['a malformed message id', (mark) => [`${mark} [`, mark]],
    ['a list', (mark) => [JSON.stringify([mark])]],
    ['large', (mark) => [`${mark}${'x'.repeat(200_000)}`]],
  ];
  for (const owner of new Set(subscriptions.map((subscription) => subscription.owner))) {
    const readers = subscriptions.filter((subscription) => subscription.owner === owner);
    const [type] = readers[0]!.types;
    for (const [what, make] of wrongs) {
      const mark = poison.mark();
      for (const { service } of readers) poison.plant({ what: `${what} from ${owner}`, service, body: mark });
      const [body, messageId] = make(mark, type!);
      publish(rig, `evt.${type}`, body, messageId);
    }
  }
  await rig.nats.flush();
  await delay(2_000);
  return `${poison.doses.length} doses`;
}

/** Publishes readable envelopes with meaningless data, for each event that a service reacts to. */
async function meaningless(rig: Rig): Promise<string> {
  const before = rig.poison.doses.length;
  const types = new Map(services.flatMap((service) => reactions[service].map(({ type }) => [type, type])));
  for (const type of types.keys()) {
    const mark = rig.poison.mark();
    const eventId = randomUUID();
    for (const service of services) {
      if (reactions[service].some((event) => event.type === type))
        rig.poison.plant({ what: `${type} without meaning`, service, body: mark, eventId });
    }
    const data = { mark, userId: 'nobody', giftId: 42, recipientId: [], attempt: 'first', occasionId: null };
    publish(rig, `evt.${type}`, envelopeOf(type, data, eventId));
  }
  await rig.nats.flush();
  await delay(2_000);
  return `${rig.poison.doses.length - before} doses`;
}

export const eventFaults: readonly Fault[] = [
  {
    name: 'events:twice',
    what: 'events are published again under their ids, shuffled',
    probe: 'gifting',
    mayEnd: [],
    inject: (rig) => repeat(rig, true),
  },
  {
    name: 'events:redelivered',
    what: 'events are delivered to every consumer again, shuffled',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: (rig) => repeat(rig, false),
  },
  {
    name: 'events:out-of-order',
    what: 'events arrive in reverse order, and then in their own',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: reorder,
  },
  {
    name: 'events:unreadable',
    what: 'unreadable messages in every stream',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: unreadable,
  },
  {
    name: 'events:meaningless',
    what: 'events with meaningless data, for every reaction',
    probe: 'gifting',
    isQuick: true,
    mayEnd: [],
    inject: meaningless,
  },
];
