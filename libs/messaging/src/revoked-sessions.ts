import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { createHash } from 'node:crypto';

/** Identity publishes here; every gateway subscribes. */
export const sessionRevokedSubject = 'session.revoked';

/**
 * SHA-256 of a session token in hex, 64 characters. Only the hash is stored and published; the token itself exists only
 * in the browser.
 */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Publishes the hashes of revoked sessions to every gateway, which removes them from its cache. Core NATS, at most
 * once: the cache drops a missed one after a few seconds. On the connection for calls, so that the gateway that gets
 * the answer to a call has got them before.
 */
export function publishRevokedSessions(nats: NatsConnection, hashes: readonly string[]): void {
  if (hashes.length > 0) nats.publish(sessionRevokedSubject, JSON.stringify(hashes));
}

/**
 * Subscribes to {@link publishRevokedSessions}; the listener is called once per hash.
 * @returns a function that unsubscribes
 */
export function onSessionRevoked(nats: NatsConnection, listener: (hash: string) => void): () => void {
  const subscription = nats.subscribe(sessionRevokedSubject, {
    callback: (error, message) => {
      if (!error) hashesIn(message).forEach(listener);
    },
  });
  return () => subscription.unsubscribe();
}

/** Returns no hashes for a malformed message: an error thrown in a callback would close the process's connection. */
function hashesIn(message: Msg): string[] {
  try {
    const hashes = message.json<unknown>();
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
  } catch {
    return [];
  }
}
