import { connect, type NatsConnection } from '@nats-io/transport-node';

/**
 * Connects and stays connected: the client's own defaults give up after ten tries and leave a process alive but deaf.
 * @param name shown in the server's connection list, e.g. `gifting-rpc`; every process holds one connection for calls and one for events, since a full JetStream disk wedges the connection that publishes.
 */
export function connectToNats(url: string, name: string): Promise<NatsConnection> {
  return connect({
    servers: url,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // Errors of requests are told apart by what they are; a stack made ahead for each request is a tenth of its cost.
    noAsyncTraces: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    inboxPrefix: `_INBOX_${name.split('-')[0]}`,
  });
}
