import { events, operations } from '@presently/contracts/catalogue';
import { giftSent } from '@presently/contracts/gifting/gifts';
import { subjectFor, subjectsOf, type Event } from '@presently/contracts/kit/event';
import { calls, overhears, reactions } from '@presently/contracts/rights';
import { processes, services, type ProcessName } from '@presently/topology/services';
import { TestBroker } from '@presently/testing/test-broker';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { connectToNats } from '../connection.js';
import { consumerOf, provisionStreams, streamOf, streams as declaredStreams } from '../streams.js';

/** The API subjects of a stream. JetStream answers every user that may publish on them. */
const aboutStream = (stream: string) =>
  [
    'STREAM.INFO',
    'STREAM.CREATE',
    'STREAM.UPDATE',
    'STREAM.DELETE',
    'STREAM.PURGE',
    'STREAM.SNAPSHOT',
    'STREAM.RESTORE',
    'STREAM.MSG.GET',
    'STREAM.MSG.DELETE',
    'STREAM.LEADER.STEPDOWN',
    'DIRECT.GET',
    'CONSUMER.CREATE',
    'CONSUMER.NAMES',
    'CONSUMER.LIST',
  ].map((verb) => `$JS.API.${verb}.${stream}`);
/** One event of each type, about one thing. */
const anEvent = (event: Event) => subjectFor(event, { [event.about ?? '']: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11' });
const aboutConsumer = (stream: string, consumer: string) => [
  ...['INFO', 'MSG.NEXT', 'CREATE', 'DURABLE.CREATE', 'DELETE', 'PAUSE', 'RESET', 'UNPIN'].map(
    (verb) => `$JS.API.CONSUMER.${verb}.${stream}.${consumer}`,
  ),
  `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.evt.>`,
  `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.evt.gifting.gift_sent.v1`,
  `$JS.ACK.${stream}.${consumer}.1.1.1.1.0`,
];
const aboutServer = ['$JS.API.INFO', '$JS.API.STREAM.LIST', '$JS.API.STREAM.NAMES', '$SYS.REQ.SERVER.PING', '$SYS.x'];
const streams = [...declaredStreams.map(({ name }) => name), ...services.map((service) => service.toUpperCase())];
const consumers = [
  ...services,
  'stray',
  ...services.flatMap((service) => reactions[service].map((event) => consumerOf(service, event))),
];

/** Every subject that exists, and some that no process may use. */
const subjects = [
  ...operations.map(({ subject }) => subject),
  ...events.map(({ subject }) => subject),
  ...events.map(anEvent),
  ...services.flatMap((service) => [`off.${service}`, `rpc.${service}.internal.stray.v1`, `evt.${service}.stray.v1`]),
  ...processes.flatMap((owner) => services.map((service) => `_INBOX_${owner}.${service}.connection.call`)),
  ...processes.map((owner) => `_INBOX_${owner}.connection`),
  ...streams.flatMap(aboutStream),
  ...streams.flatMap((stream) => consumers.flatMap((consumer) => aboutConsumer(stream, consumer))),
  ...aboutServer,
  'session.revoked',
  'stray',
];

const reads = (process: ProcessName, stream: string, consumer: string) => {
  if (process === 'gateway') return false;
  return reactions[process].some((event) => streamOf(event) === stream && consumerOf(process, event) === consumer);
};

/** The expected rights, derived from the contract independently, so that the test finds an excessive right. */
function mayPublish(process: ProcessName, subject: string): boolean {
  const [kind, ...rest] = subject.split('.') as [string, string, string, string, string, string];
  if (kind === 'rpc') return calls[process].some((op) => op.subject === subject);
  if (kind === 'evt') return events.some((event) => anEvent(event) === subject && event.owner === process);
  if (kind === 'off') return process === 'gateway' && rest[0] === 'recommendations';
  if (subject === 'session.revoked') return process === 'identity';
  if (kind.startsWith('_INBOX_')) {
    const owner = kind.slice('_INBOX_'.length) as ProcessName;
    return rest[0] === process && calls[owner].some(({ service }) => service === process);
  }
  if (process === 'gateway') return false;
  if (declaredStreams.some(({ owner, name }) => owner === process && subject === `$JS.API.STREAM.MSG.GET.${name}`))
    return true;
  const [, stream, consumer] =
    /^\$JS\.(?:API\.CONSUMER\.(?:INFO|MSG\.NEXT)|ACK)\.([A-Z_]+)\.([^.]+)/.exec(subject) ?? [];
  return stream !== undefined && reads(process, stream, consumer!);
}

describe('the rights of a process at the broker', () => {
  let broker: TestBroker;
  let ops: NatsConnection;
  const connections = new Map<string, NatsConnection>();
  const as = (user: string) => connections.get(user)!;

  beforeAll(async () => {
    broker = await TestBroker.start();
    ops = await connectToNats(broker.url, 'ops');
    for (const user of [...processes, 'streams'] as const)
      connections.set(user, await connectToNats(broker.urlOf(user), user));
    await provisionStreams(as('streams'), { replicas: 1, maxBytes: 1024 * 1024 });
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    await ops.close();
    await broker.destroy();
  });

  /** The subjects on which a user's messages arrive. */
  async function publishedBy(user: string): Promise<string[]> {
    const received = new Set<string>();
    const everything = ops.subscribe('>', {
      callback: (_error, message) => {
        if (message.string() === user) received.add(message.subject);
      },
    });
    await ops.flush();
    for (const subject of subjects) as(user).publish(subject, user);
    await as(user).flush();
    await ops.flush();
    everything.unsubscribe();
    return [...received].toSorted();
  }

  async function maySubscribe(user: string, subject: string, queue?: string): Promise<boolean> {
    let refused = false;
    const subscription = as(user).subscribe(subject, {
      ...(queue && { queue }),
      callback: (error) => {
        if (error) refused = true;
      },
    });
    // The broker sends a refusal before its answer to the flush.
    await as(user).flush();
    subscription.unsubscribe();
    return !refused;
  }

  it.each(processes)('%s may publish on the subjects of its contract, and on no other', async (process) => {
    const expected = [...new Set(subjects.filter((subject) => mayPublish(process, subject)))].toSorted();
    expect(expected.length).toBeGreaterThan(2);
    expect(await publishedBy(process)).toEqual(expected);
  });

  it.each(processes)('%s may not subscribe to the subjects of others', async (process) => {
    const others = processes.filter((other) => other !== process);
    const overheard = overhears[process].map(subjectsOf);
    const refused: [string, string?][] = [
      ['>'],
      ['*.>'],
      ['_INBOX.>'],
      ['rpc.>', process],
      [`rpc.${process}.>`],
      [`rpc.${process}.>`, 'another'],
      ['evt.>'],
      ['$JS.>'],
      ['$JS.API.>'],
      ['$JS.EVENT.ADVISORY.>'],
      ['$SYS.>'],
      ['stray'],
      ...others.flatMap((other): [string, string?][] => [
        [`_INBOX_${other}.>`],
        [`_INBOX_${other}.${process}.>`],
        [`rpc.${other}.>`, other],
        [`rpc.${other}.>`, process],
        [`off.${other}`],
      ]),
      ...operations
        .filter(({ service }) => service !== process)
        .map(({ subject, service }): [string, string] => [subject, service]),
      ...events.map(subjectsOf).flatMap((subject): [string][] => (overheard.includes(subject) ? [] : [[subject]])),
      ...(process === 'gateway' ? [] : ([['session.revoked']] as [string][])),
    ];
    const allowed: string[] = [];
    for (const [subject, queue] of refused) {
      if (await maySubscribe(process, subject, queue)) allowed.push([subject, queue].join(' '));
    }
    expect(allowed).toEqual([]);
    for (const subject of [`_INBOX_${process}.>`, ...overheard])
      expect(await maySubscribe(process, subject)).toBe(true);
  });

  it('lets the job that provides the streams change them, but not delete, read or publish', async () => {
    await provisionStreams(as('streams'), { replicas: 1, maxBytes: 2 * 1024 * 1024 });
    const manager = await jetstreamManager(as('streams'), { timeout: 500 });
    await jetstream(ops).publish(anEvent(events[0]!), '{}');
    const stream = streamOf(events[0]!);
    for (const attempt of [
      () => manager.streams.delete(stream),
      () => manager.streams.purge(stream),
      () => manager.streams.getMessage(stream, { seq: 1 }),
      () => manager.streams.add({ name: 'STRAY', subjects: ['rpc.>'] }),
      () => manager.consumers.delete(stream, 'gifting'),
      () => manager.consumers.add(stream, { durable_name: 'stray' }),
      () => manager.consumers.add(stream, { durable_name: 'identity', filter_subject: 'evt.>' }),
      () => jetstream(as('streams'), { timeout: 500 }).publish(anEvent(events[0]!), '{}'),
    ]) {
      await expect(attempt()).rejects.toThrow(/[Pp]ermissions [Vv]iolation/);
    }
    expect((await (await jetstreamManager(ops)).streams.info(stream)).state.messages).toBeGreaterThan(0);
  });

  it.each(processes.filter((process) => process !== 'notifications' && process !== 'gifting'))(
    '%s cannot read contact, message and share link of a gift',
    async (process) => {
      await jetstream(ops).publish(giftSent.subject, 'contact, message, share link');
      const heard: string[] = [];
      const nats = as(process);
      const hear = { callback: (error: Error | null, message: Msg) => void (error ?? heard.push(message.string())) };
      const subscriptions = [`_INBOX_${process}.>`, giftSent.subject].map((subject) => nats.subscribe(subject, hear));
      const reply = `_INBOX_${process}.attack`;
      const name = streamOf(giftSent);
      const own = { config: { durable_name: 'own', filter_subject: giftSent.subject, ack_policy: 'none' } };
      const attempts: [string, object?][] = [
        [`$JS.API.STREAM.MSG.GET.${name}`, { seq: 1 }],
        [`$JS.API.STREAM.MSG.GET.${name}`, { last_by_subj: giftSent.subject }],
        [`$JS.API.DIRECT.GET.${name}`, { seq: 1 }],
        [`$JS.API.DIRECT.GET.${name}.${giftSent.subject}`],
        [`$JS.API.CONSUMER.CREATE.${name}`, { stream_name: name, config: { deliver_subject: reply } }],
        [`$JS.API.CONSUMER.CREATE.${name}.own.${giftSent.subject}`, { stream_name: name, ...own }],
        [`$JS.API.CONSUMER.DURABLE.CREATE.${name}.own`, { stream_name: name, ...own }],
        [`$JS.API.CONSUMER.MSG.NEXT.${name}.${consumerOf('notifications', giftSent)}`, { batch: 1 }],
        [`$JS.API.STREAM.SNAPSHOT.${name}`, { deliver_subject: reply }],
      ];
      for (const [subject, body = {}] of attempts) nats.publish(subject, JSON.stringify(body), { reply });
      await nats.flush();
      await jetstream(ops).publish(giftSent.subject, 'contact, message, share link');
      await new Promise((resolve) => setTimeout(resolve, 300));
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      expect(heard.filter((text) => text !== '')).toEqual([]);
    },
  );

  it('refuses a connection with a wrong password', async () => {
    const guessed = { user: 'social', pass: 'guessed' };
    const attempt = connect({ servers: broker.url, ...guessed, reconnect: false });
    await expect(attempt).rejects.toThrow(/Authorization/);
  });
});
