import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { createHash } from 'node:crypto';

/** Where identity tells it and gateways hear it. */
export const sessionRevokedSubject = 'session.revoked';

/** What is kept and told of a session's token: its SHA-256 in hex, 64 characters. The token itself only the browser holds. */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Tells every gateway that sessions have ended, by {@link hashSessionToken}, so that their caches forget them at once.
 * Core NATS, at most once: what is missed ends with the cache's own few seconds.
 */
export function publishRevokedSessions(nats: NatsConnection, hashes: readonly string[]): void {
  if (hashes.length > 0) nats.publish(sessionRevokedSubject, JSON.stringify(hashes));
}

/**
 * Hears {@link publishRevokedSessions}, hash by hash.
 * @returns a function that stops listening.
 */
export function onSessionRevoked(nats: NatsConnection, listener: (hash: string) => void): () => void {
  const subscription = nats.subscribe(sessionRevokedSubject, {
    callback: (error, message) => {
      if (!error) hashesIn(message).forEach(listener);
    },
  });
  return () => subscription.unsubscribe();
}

/** Thrown in a callback of a subscription, an error would end what the whole connection hears: what is no list of hashes names none. */
function hashesIn(message: Msg): string[] {
  try {
    const told = message.json<unknown>();
    return Array.isArray(told) ? told.filter((hash) => typeof hash === 'string') : [];
  } catch {
    return [];
  }
}
