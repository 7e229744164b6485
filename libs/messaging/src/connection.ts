import { connect, type NatsConnection } from '@nats-io/transport-node';
import { replyPrefix } from './reply-subjects.js';

/**
 * Connects, and reconnects for ever: with the client's defaults a process gives up after ten tries and stays alive
 * without a connection. Every process opens one connection for calls and one for events, because a full JetStream disk
 * blocks the connection that publishes.
 * @param url with user name and password if the broker requires them: `nats://gifting:…@host:4222`
 * @param name shown in the server's list of connections, e.g. `gifting-rpc`
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
    // A stack trace prepared for every request costs a tenth of the request, and our code does not use it.
    noAsyncTraces: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    inboxPrefix: replyPrefix(name.split('-')[0]!),
  });
}

/** The client takes user name and password as options, not in the URL. */
function withoutCredentials(url: string): string {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}
