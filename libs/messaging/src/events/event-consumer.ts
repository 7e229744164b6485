import { events } from '@presently/contracts/catalogue';
import type { Envelope } from '@presently/contracts/kit/event';
import type { ServiceName } from '@presently/topology/services';
import type { EntityManager } from '@mikro-orm/postgresql';
import { jetstream, type Consumer, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { context, propagation } from '@opentelemetry/api';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headersOf } from '../call-context.js';
import {
  saveDeadLetter,
  closeDeadLetter,
  countFailure,
  findDeadLettersToRedrive,
  uncountFailure,
  type NewDeadLetter,
} from './dead-letters.js';
import { measureReaction } from './event-metrics.js';
import { sourcesOf, type EventSource } from './event-sources.js';
import { lingerMs } from './linger.js';
import { handleAllOnce, handleOnce } from './deduplication.js';
import { Batches } from '@presently/work/sharing/batches';
import { inHalves } from '@presently/work/in-halves';
import { Loop } from '@presently/work/loop';
import { isOutage } from '@presently/work/outage';
import { retryDelay } from '@presently/work/retry-delay';
import { parseEvent, InvalidEvent, isUuid, parseEnvelope } from './parse-event.js';
import type { BatchReaction, Reaction, Reactions } from '../reacts-to.js';
import { Semaphore } from './semaphore.js';
import { ackWaitMs } from '../streams.js';

export interface EventConsumerOptions {
  service: ServiceName;
  em: EntityManager;
  nats: NatsConnection;
  reactions: ReadonlyMap<string, Reactions>;
  onError: (error: unknown, about: string) => void;
  /** Events handled at once in each lane. Default 4. */
  concurrency?: number;
  /** Milliseconds before the first retry; doubles each time up to five minutes. Default 1000. */
  retryAfterMs?: number;
  /** Milliseconds before a redelivery while the database is unavailable. Default 5000. */
  outageAfterMs?: number;
}

/** Failures of a reaction before its event becomes a dead letter: about two minutes with the default backoff. */
const maxFailures = 8;
/**
 * Deliveries after which the start of a reaction already counts as a failure, until it ends. Outages cause that many
 * deliveries, but so does a reaction that crashes the process.
 */
const suspectAfter = 10;
/** A wake-up may be lost. */
const redriveEveryMs = 30_000;
/** The broker sends a heartbeat in half of this time. A shorter one would keep idle processes busy. */
const pullMs = 30_000;
/** More would hold locks for long, and repeat more work when one event of a batch fails. */
const largestBatch = 64;
const declared = new Map(events.map((event) => [event.type as string, event]));

/** A message that was pulled, and the pull to end if the database is away. */
interface Pulled {
  message: JsMsg;
  messages: ConsumerMessages;
}

/** Reads a service's streams through durable pull consumers and calls the reaction to each event, effectively once. */
export class EventConsumer {
  private readonly sources: readonly EventSource[];
  private readonly slots = new Map<EventSource['lane'], Semaphore>();
  private readonly batches = new Map<EventSource, Batches<Pulled>>();
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly open = new Map<ConsumerMessages, Consumer>();
  private handedBack: Promise<unknown> = Promise.resolve();
  private loops: Promise<void>[] = [];
  private readonly redriving: Loop;
  private stopped = false;
  private readonly reading = new Set<EventSource>();
  private isConnected = true;

  constructor(private readonly options: EventConsumerOptions) {
    this.sources = sourcesOf(options.service);
    for (const source of this.sources) {
      this.slots.set(source.lane, new Semaphore(options.concurrency ?? 4, Number.MAX_SAFE_INTEGER));
      const handle = async (pulled: readonly Pulled[]) => void (await this.handle(source, pulled));
      this.batches.set(source, new Batches(handle, { largest: largestBatch, lingerMs: lingerMs[source.lane] }));
    }
    this.redriving = new Loop({
      pollMs: redriveEveryMs,
      poll: () => this.redrive().then(() => false),
      onError: (error) => {
        if (!isOutage(error)) options.onError(error, 'redriving dead letters');
      },
    });
  }

  private get outageMs(): number {
    return this.options.outageAfterMs ?? 5_000;
  }

  /** Whether every consumer is being read. */
  get isReading(): boolean {
    return this.sources.every((source) => this.reading.has(source));
  }

  start(): void {
    void this.watchConnection();
    this.loops = this.sources.map((source) => this.read(source));
    this.redriving.start();
  }

  /** Handles marked dead letters now. @returns whether it begins at once */
  redriveMarked(): boolean {
    const { isIdle } = this.redriving;
    this.redriving.wake();
    return isIdle;
  }

  /** Stops pulling, finishes the events in progress and returns the others to the broker at once. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const messages of this.open.keys()) this.handBack(messages);
    await this.handedBack;
    await Promise.all([...this.loops, this.redriving.stop()]);
    await Promise.allSettled(this.inFlight);
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.options.nats.status()) {
      if (type === 'disconnect') this.isConnected = false;
      if (type === 'reconnect') this.isConnected = true;
    }
  }

  private async read(source: EventSource): Promise<void> {
    const { nats, em } = this.options;
    while (!this.stopped) {
      try {
        const consumer = await jetstream(nats).consumers.get(source.stream, source.consumer);
        const messages = await consumer.consume({ max_messages: 2 * largestBatch, expires: pullMs });
        this.open.set(messages, consumer);
        // stop() was called while the consumer was being opened, so it has to be closed here.
        if (this.stopped) this.handBack(messages);
        this.reading.add(source);
        for await (const message of messages) {
          this.track(this.receive(source, { message, messages }));
        }
        this.open.delete(messages);
      } catch (error) {
        this.options.onError(error, `reading ${source.consumer} of ${source.stream}`);
      }
      this.reading.delete(source);
      if (this.stopped) return;
      // The connection or the database is lost: continue when the database answers.
      do await sleep(Math.min(1_000, this.outageMs));
      while (
        !this.stopped &&
        !(await em
          .fork()
          .execute('select 1')
          .then(
            () => true,
            () => false,
          ))
      );
    }
  }

  /** Has an event delivered again after the outage, and pulls no others until then. */
  private awaitOutage({ message, messages }: Pulled): void {
    message.nak(this.outageMs);
    this.handBack(messages);
  }

  private handBack(messages: ConsumerMessages): void {
    const consumer = this.open.get(messages);
    if (!this.open.delete(messages) || !consumer) return;
    const handedBack = drainAndClose(messages, consumer, () => this.isConnected).catch((error: unknown) =>
      this.options.onError(error, 'handing back'),
    );
    this.handedBack = this.handedBack.then(() => handedBack);
  }

  private track(work: Promise<unknown>): void {
    this.inFlight.add(work);
    void work.finally(() => this.inFlight.delete(work));
  }

  private async receive(source: EventSource, pulled: Pulled): Promise<void> {
    const { message } = pulled;
    // Sent while the event waits, too: otherwise the broker would redeliver it to another replica.
    const heartbeat = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      const isBatched = this.reactionsTo(message)?.all && message.info.deliveryCount === 1;
      await (isBatched ? this.batches.get(source)!.add(pulled) : this.handle(source, [pulled]));
    } catch (error) {
      this.options.onError(error, message.subject);
      message.nak(this.outageMs);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** The reactions to a message, by the type in its subject. The body may be unreadable. */
  private reactionsTo({ subject }: JsMsg): Reactions | undefined {
    const [, owner, name, version] = subject.split('.');
    return this.options.reactions.get(`${owner}.${name}.${version}`);
  }

  private handle({ stream, lane }: EventSource, pulled: readonly Pulled[]): Promise<unknown> {
    return this.slots.get(lane)!.withSlot(async () => {
      if (this.stopped) {
        // Another replica can handle them now. Without the nak they would wait for the end of their ack time.
        await this.handedBack;
        for (const { message } of pulled) message.nak();
      } else await inHalves(pulled, (some) => this.handleSome(stream, some));
    });
  }

  /** @returns false if each half has to be handled by itself, so that one bad event does not hold up the others */
  private async handleSome(stream: string, pulled: readonly Pulled[]): Promise<boolean> {
    if (pulled.length > 1) return this.handleTogether(pulled);
    for (const { message, messages } of pulled) await this.settle(stream, message, messages);
    return true;
  }

  /**
   * Handles events of one type in one transaction.
   * @returns false if it failed
   */
  private async handleTogether(pulled: readonly Pulled[]): Promise<boolean> {
    const { all } = this.reactionsTo(pulled[0]!.message)!;
    try {
      const envelopes = pulled.map(({ message }) => parseEnvelope(message.string(), message.subject));
      if (!all || !envelopes.every((envelope) => envelope !== undefined)) return false;
      await this.reactToAll(envelopes, all);
    } catch (error) {
      this.options.onError(error, `${pulled.length} events of ${pulled[0]!.message.subject}`);
      if (!isOutage(error)) return false;
      for (const each of pulled) this.awaitOutage(each);
      return true;
    }
    for (const { message } of pulled) message.ack();
    return true;
  }

  private async settle(stream: string, message: JsMsg, messages: ConsumerMessages): Promise<void> {
    const envelope = parseEnvelope(message.string(), message.subject);
    if (!envelope) {
      const messageId = headersOf(message)?.get('Nats-Msg-Id');
      const eventId = isUuid(messageId) ? messageId : placeholderId(stream, message.seq);
      return this.saveAsDeadLetter(stream, message, { event_id: eventId, reason: 'unreadable' });
    }
    const reaction = this.options.reactions.get(envelope.type)?.one;
    if (!reaction) return message.ack();
    const { id } = envelope;
    const isSuspect = message.info.deliveryCount > suspectAfter;
    let failures = isSuspect ? await countFailure(this.options.em.fork(), id, 'began, and did not end') : 0;
    if (failures > maxFailures)
      return this.saveAsDeadLetter(stream, message, { event_id: id, reason: 'never-finished', failures });
    try {
      await this.react(envelope, reaction);
    } catch (error) {
      this.options.onError(error, `${envelope.type} ${id}`);
      if (isOutage(error)) {
        this.awaitOutage({ message, messages });
        if (isSuspect) await uncountFailure(this.options.em.fork(), id);
        return;
      }
      const why = { event_id: id, error: String(error) };
      if (error instanceof InvalidEvent)
        return this.saveAsDeadLetter(stream, message, { ...why, reason: 'unreadable', failures });
      if (!isSuspect) failures = await countFailure(this.options.em.fork(), id, String(error));
      if (failures < maxFailures)
        return message.nak(retryDelay(failures, { baseMs: this.options.retryAfterMs ?? 1_000, longestMs: 300_000 }));
      return this.saveAsDeadLetter(stream, message, { ...why, reason: 'failed', failures });
    }
    // Not awaited: if the ack is lost, the event is redelivered and deduplicated.
    message.ack();
  }

  /** Saves a message as a dead letter for an operator, and acknowledges it. */
  private async saveAsDeadLetter(
    stream: string,
    message: JsMsg,
    why: Pick<NewDeadLetter, 'event_id' | 'reason'> & Partial<NewDeadLetter>,
  ): Promise<void> {
    const { subject, seq } = message;
    const deadLetter = { subject, stream, stream_seq: seq, body: message.string(), error: null, failures: 0 };
    await saveDeadLetter(this.options.em.fork(), { ...deadLetter, ...why });
    message.ack();
  }

  private react(envelope: Envelope, reaction: Reaction): Promise<unknown> {
    return measured(envelope, () => {
      const event = parseEvent(declared.get(envelope.type)!, envelope);
      return handleOnce(this.options.em, event, (em) => reaction(event, em));
    });
  }

  /** The first event's span starts the common work; all last until its end. */
  private async reactToAll(envelopes: readonly Envelope[], reaction: BatchReaction): Promise<void> {
    const events = envelopes.map((envelope) => parseEvent(declared.get(envelope.type)!, envelope));
    let work: Promise<unknown> | undefined;
    const shared = () => (work ??= handleAllOnce(this.options.em, events, reaction));
    await Promise.all(envelopes.map((envelope) => measured(envelope, shared)));
  }

  /** Handles the dead letters that an operator has marked with `npm run ops -- dead-letters redrive`. */
  private async redrive(): Promise<void> {
    const em = this.options.em.fork();
    for (const deadLetter of await findDeadLettersToRedrive(em)) {
      const envelope = parseEnvelope(deadLetter.body, deadLetter.subject);
      const reaction = envelope && this.options.reactions.get(envelope.type)?.one;
      const error = !reaction
        ? 'still unreadable'
        : await this.react(envelope, reaction).then(
            () => null,
            (thrown: unknown) => String(thrown),
          );
      await closeDeadLetter(em, deadLetter.event_id, error === null ? 'resolved' : 'dead', error);
    }
  }
}

/** Measures work for an event, in the event's trace. */
function measured<T>(envelope: Envelope, work: () => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), { traceparent: envelope.traceparent });
  return context.with(parent, () => measureReaction(envelope, work));
}

const drainStepMs = 2_000;
/** Less than a shutdown takes at most. */
const mostDrainSteps = 4;

/**
 * Stops pulling without losing messages in transit. The client's own `close` unsubscribes first, so messages that the
 * broker has already sent are stuck for {@link ackWaitMs}. Draining reads them, so that they can be handed back.
 */
async function drainAndClose(
  messages: ConsumerMessages,
  consumer: Consumer,
  isConnected: () => boolean,
): Promise<void> {
  const { sub } = messages as unknown as { sub: Subscription };
  const drained = sub.drain().then(
    () => true,
    () => true,
  );
  let isDrained = false;
  // Without a connection no message is in transit, and draining does not end. With one, a time alone says nothing: a
  // process that was held up sees its timers before the messages that have arrived meanwhile.
  for (let step = 0; step < mostDrainSteps && !isDrained && (step === 0 || isConnected()); step++)
    isDrained = await Promise.race([drained, sleep(drainStepMs, false, { ref: false })]);
  // The request makes the broker drop its pulls without a subscriber. Otherwise it could send messages that are handed
  // back to them.
  if (isDrained && isConnected())
    await Promise.race([consumer.info().catch(() => undefined), sleep(drainStepMs, undefined, { ref: false })]);
  await messages.close();
}

/** An id for a message without an event id, derived from its stream and sequence number. */
function placeholderId(stream: string, sequence: number): string {
  const hex = createHash('sha256').update(`${stream} ${sequence}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
