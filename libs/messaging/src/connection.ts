import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { isIP } from 'node:net';
import { replyPrefix } from './calls/reply-subjects.js';

/** A broker: its URL, with user name and password if it requires them, `nats://gifting:…@host:4222`. */
export interface BrokerAddress {
  url: string;
  /**
   * The authority that signed the broker's certificate: a file, or its text in PEM. With it the connection is encrypted.
   * A URL that begins with `tls://` also is, and without it means an authority that every system knows.
   */
  ca?: string | undefined;
}

/** Options of the client: it takes user name and password as options, not in the URL. */
export function brokerOptions(address: BrokerAddress | string): ConnectionOptions {
  const { url, ca } = typeof address === 'string' ? { url: address } : address;
  const { username, password, protocol, host, hostname } = new URL(url);
  const isEncrypted = ca !== undefined || protocol === 'tls:';
  const authority = ca === undefined ? {} : ca.includes('-----BEGIN') ? { ca } : { caFile: ca };
  // The client passes its options on. For an address it would expect a certificate of `localhost`.
  const tls = { ...authority, ...(isIP(hostname) && { host: hostname }) };
  return {
    servers: `${protocol}//${host}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(isEncrypted && { tls }),
  };
}

/**
 * Connects, and reconnects for ever: with the client's defaults a process gives up after ten tries and stays alive
 * without a connection. Every process opens one connection for calls and one for events, because a full JetStream disk
 * blocks the connection that publishes.
 * @param name shown in the server's list of connections, e.g. `gifting-rpc`
 */
export function connectToNats(address: BrokerAddress | string, name: string): Promise<NatsConnection> {
  return connect({
    ...brokerOptions(address),
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
