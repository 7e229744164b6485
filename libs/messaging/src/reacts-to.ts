import type { DataOf, Envelope, Event } from '@presently/contracts/kit/event';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';

/** Handles one event inside the transaction that marks it as processed. Calls nothing outside the database. */
export type Reaction<E extends Event = Event> = (event: Envelope<DataOf<E>>, em: EntityManager) => Promise<void>;

/** Handles several events of a type in one transaction, in their order. */
export type BatchReaction<E extends Event = Event> = (
  events: readonly Envelope<DataOf<E>>[],
  em: EntityManager,
) => Promise<void>;

const declaredReaction = DiscoveryService.createDecorator<Event>();

/**
 * The shape of a class marked with {@link ReactsTo}. With `handleAll`, events that arrive together share a transaction;
 * if it fails, each gets one of its own.
 */
export type ReactsToHandler<E extends Event> = { handle: Reaction<E> } | { handleAll: BatchReaction<E> };

/** What a service does at an event: one at a time or, if `all` is there, several together. */
export interface Reactions {
  one: Reaction;
  all?: BatchReaction;
}

/** Marks the class that reacts to an event: one class, one file per event. */
export function ReactsTo<E extends Event>(event: E) {
  return (target: new (...args: never[]) => ReactsToHandler<E>): void => {
    declaredReaction(event as Event)(target);
  };
}

/** The reactions among the application's providers, by event type. */
export function discoverReactions(discovery: DiscoveryService): Map<string, Reactions> {
  const reactions = new Map<string, Reactions>();
  for (const wrapper of discovery.getProviders({ metadataKey: declaredReaction.KEY })) {
    const event = discovery.getMetadataByDecorator(declaredReaction, wrapper);
    const handler = wrapper.instance as ReactsToHandler<Event> | undefined;
    if (!event || !handler) continue;
    if (reactions.has(event.type)) throw new Error(`${event.type} has two reactions in one service`);
    reactions.set(event.type, reactionsOf(handler));
  }
  return reactions;
}

const reactionsOf = (handler: ReactsToHandler<Event>): Reactions =>
  'handleAll' in handler
    ? {
        one: (envelope, em) => handler.handleAll([envelope], em),
        all: (envelopes, em) => handler.handleAll(envelopes, em),
      }
    : { one: (envelope, em) => handler.handle(envelope, em) };
