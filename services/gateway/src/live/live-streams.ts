import type { LiveGift } from '@presently/contracts/gateway/live';
import { senderTierApplied } from '@presently/contracts/gifting/usage';
import { subscriptionChanged } from '@presently/contracts/billing/subscriptions';
import { userTierApplied } from '@presently/contracts/identity/tier';
import type { Event } from '@presently/contracts/kit/event';
import { metrics } from '@presently/telemetry/metrics';
import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { giftTakenBack } from '@presently/contracts/gifting/own-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { observe } from '@presently/telemetry/instruments';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { onSessionRevoked } from '@presently/messaging/revoked-sessions';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassThrough, type Readable } from 'node:stream';
import type { Session } from '../http/session.js';

const mostPerUser = 10;
/** Proxies close idle connections. */
const heartbeatMs = 20_000;
/** Afterwards the browser has to send its cookie again, in case a revocation was lost. */
const longestMs = 15 * 60_000;
/** Buffered bytes of a browser that does not read. */
const mostWaiting = 64 * 1024;

interface Stream {
  body: PassThrough;
  sessionHash: string;
}

/** Notifies the open pages of signed-in users by server-sent events. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly byUser = new Map<string, Set<Stream>>();
  private readonly heartbeat = setInterval(() => this.all().forEach((stream) => write(stream, ':\n\n')), heartbeatMs);
  private readonly stopObserving = observe([metrics.liveStreams], (record) =>
    record(metrics.liveStreams, this.all().length),
  );

  constructor(events: EventBroadcasts, rpc: RpcClient) {
    const kinds: [LiveGift['kind'], Event][] = [
      ['viewed', giftViewed],
      ['progressed', giftProgressed],
      ['thanked', giftThanked],
      ['chosen', giftChosen],
      ['taken-back', giftTakenBack],
    ];
    for (const [kind, event] of kinds as [LiveGift['kind'], Event<{ senderId: string; giftId: string }>][]) {
      events.overhear(event, ({ data }) => this.send(data.senderId, 'gift', { kind, giftId: data.giftId }));
    }
    for (const event of [subscriptionChanged, userTierApplied, senderTierApplied] as Event<{ userId: string }>[]) {
      events.overhear(event, ({ data }) => this.send(data.userId, 'user', { kind: 'plan' }));
    }
    onSessionRevoked(rpc.nats, (hash) => {
      for (const stream of this.all()) if (stream.sessionHash === hash) stream.body.end();
    });
  }

  /** @throws Problem `too-many-streams` for the eleventh page of a user */
  open({ caller: { userId }, hash }: Session): Readable {
    const streams = this.byUser.get(userId) ?? new Set();
    if (streams.size >= mostPerUser) {
      throw new Problem('too-many-streams', 429, 'Presently is open in too many places', { retryAfter: 60 });
    }
    const stream: Stream = { body: new PassThrough(), sessionHash: hash };
    const end = setTimeout(() => stream.body.end(), longestMs);
    this.byUser.set(userId, streams.add(stream));
    stream.body.once('close', () => {
      clearTimeout(end);
      streams.delete(stream);
      if (streams.size === 0 && this.byUser.get(userId) === streams) this.byUser.delete(userId);
    });
    write(stream, 'retry: 2000\n\n');
    return stream.body;
  }

  closeAll(): void {
    for (const { body } of this.all()) body.end();
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.stopObserving();
  }

  private send(userId: string, event: 'gift' | 'user', hint: LiveGift | { kind: 'plan' }): void {
    const frame = `event: ${event}\ndata: ${JSON.stringify(hint)}\n\n`;
    for (const stream of this.byUser.get(userId) ?? []) write(stream, frame);
  }

  private all(): Stream[] {
    return [...this.byUser.values()].flatMap((streams) => [...streams]);
  }
}

function write({ body }: Stream, text: string): void {
  if (body.writableEnded) return;
  if (body.writableLength + body.readableLength > mostWaiting) body.destroy();
  else body.write(text);
}
