import { services, type ServiceName } from '@presently/topology/services';
import { events } from '@presently/contracts/catalogue';
import { subjectFor, type Envelope, type Event } from '@presently/contracts/kit/event';
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

/** The subject on which an outbox's event is published. */
const subjectOf = ({ subject, envelope }: Published): string =>
  subjectFor(
    events.find((event) => event.subject === subject)!,
    (JSON.parse(envelope) as Envelope).data,
  );

/** The events that an owner published last, newest first. Of each thing, a stream of states has only the newest. */
async function newest(rig: Rig, owner: ServiceName): Promise<Published[]> {
  const rows = await rig.database.rows<Published>(
    `select id, subject, envelope::text from ${owner}.outbox where published_at is not null order by seq desc limit $1`,
    [mostRepeated],
  );
  const isState = new Set(events.filter(({ about }) => about).map(({ subject }) => subject));
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!isState.has(row.subject)) return true;
    const isNewest = !seen.has(subjectOf(row));
    seen.add(subjectOf(row));
    return isNewest;
  });
}

export function publish({ nats }: Rig, subject: string, body: string | Uint8Array, messageId?: string): void {
  const headers = newHeaders();
  if (messageId !== undefined) headers.set('Nats-Msg-Id', messageId);
  nats.publish(subject, body, { headers });
}

async function repeat(rig: Rig, isUnderTheSameId: boolean): Promise<string> {
  let repeated = 0;
  for (const owner of services) {
    for (const row of rig.random.shuffled(await newest(rig, owner))) {
      publish(rig, subjectOf(row), row.envelope, isUnderTheSameId ? row.id : undefined);
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
    await client.query('begin');
    for (const owner of services)
      await client.query(`select from ${owner}.locks where name like 'outbox:%' order by name for update`);
    // Sending gifts makes several events of one aggregate.
    await delay(7_000);
    for (const owner of services) {
      const { rows } = await client.query<Published>(
        `select id, subject, envelope::text from ${owner}.outbox where published_at is null order by seq desc`,
      );
      for (const row of rows) publish(rig, subjectOf(row), row.envelope);
      reordered += rows.length;
    }
    await rig.nats.flush();
    await delay(1_500);
    await client.query('rollback');
  });
  return `${reordered} events`;
}

const envelopeOf = (type: string, data: unknown, id: string) =>
  JSON.stringify({ specversion: '1.0', id, source: '/poison', type, subject: 'x/y', aggregateversion: 1, data });

/** A subject of the event on which nothing replaces a message. */
const ofNewThing = (event: Event): string => subjectFor(event, { [event.about ?? '']: randomUUID() });

/** Publishes unreadable messages as each event. Every consumer must make a dead letter of them. */
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
  for (const event of new Set(subscriptions.map((subscription) => subscription.event))) {
    const readers = subscriptions.filter((subscription) => subscription.event === event);
    for (const [what, make] of wrongs) {
      const mark = poison.mark();
      for (const { service } of readers) poison.plant({ what: `${what} as ${event.type}`, service, body: mark });
      const [body, messageId] = make(mark, event.type);
      publish(rig, ofNewThing(event), body, messageId);
    }
  }
  await rig.nats.flush();
  await delay(2_000);
  return `${poison.doses.length} doses`;
}

/** Publishes a readable envelope with meaningless data. Every reader must make a dead letter of it. */
export function publishMeaningless(rig: Rig, event: Event): void {
  const { type } = event;
  const mark = rig.poison.mark();
  const eventId = randomUUID();
  for (const service of services) {
    if (reactions[service].includes(event))
      rig.poison.plant({ what: `${type} without meaning`, service, body: mark, eventId });
  }
  const data = { mark, userId: 'nobody', giftId: 42, recipientId: [], attempt: 'first', occasionId: null };
  publish(rig, ofNewThing(event), envelopeOf(type, data, eventId));
}

/** {@link publishMeaningless} for each event that a service reacts to. */
async function meaningless(rig: Rig): Promise<string> {
  const before = rig.poison.doses.length;
  for (const event of new Set(subscriptions.map((subscription) => subscription.event))) publishMeaningless(rig, event);
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
    what: 'unreadable messages as every event',
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
