import { connect, type NatsConnection } from '@nats-io/transport-node';
import { replyPrefix } from './reply-subjects.js';

/**
 * Connects and stays connected: the client's own defaults give up after ten tries and leave a process alive but deaf.
 * @param url with the user's name and password where the broker asks for them: `nats://gifting:…@host:4222`
 * @param name shown in the server's connection list, e.g. `gifting-rpc`; every process holds one connection for calls and one for events, since a full JetStream disk wedges the connection that publishes.
 */
export function connectToNats(url: string, name: string): Promise<NatsConnection> {
  const { username, password } = new URL(url);
  return connect({
    servers: withoutCredentials(url),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // Errors of requests are told apart by what they are; a stack made ahead for each request is a tenth of its cost.
    noAsyncTraces: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    inboxPrefix: replyPrefix(name.split('-')[0]!),
  });
}

/** The client takes name and password beside the address, not in it. */
function withoutCredentials(url: string): string {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}
