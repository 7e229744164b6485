import {
  giftAccepted,
  giftDelivered,
  giftDeliveryFailed,
  type GiftAcceptedV1,
  type GiftDeliveredV1,
  type GiftDeliveryFailedV1,
} from '@presently/contracts/notifications/deliveries';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';

export type DeliveryVerdict =
  | { kind: 'accepted'; event: GiftAcceptedV1 }
  | { kind: 'delivered'; event: GiftDeliveredV1 }
  | { kind: 'failed'; event: GiftDeliveryFailedV1 };

/** The verdicts that arrived since {@link DeliveryVerdicts.listen}. */
export class HeardVerdicts {
  private readonly first = new Map<string, DeliveryVerdict>();
  private readonly awaited = new Map<string, (verdict: DeliveryVerdict) => void>();

  /** @param stop ends the listening. */
  constructor(readonly stop: () => void) {}

  add(verdict: DeliveryVerdict): void {
    const { giftId } = verdict.event;
    if (!this.first.has(giftId)) this.first.set(giftId, verdict);
    this.awaited.get(giftId)?.(verdict);
  }

  /** The gift's first verdict since the start of the listening, or undefined when none arrives within `ms`. */
  async firstOf(giftId: string, ms: number): Promise<DeliveryVerdict | undefined> {
    const heard = this.first.get(giftId);
    if (heard) return heard;
    const { promise, resolve } = Promise.withResolvers<DeliveryVerdict | undefined>();
    const timer = setTimeout(() => resolve(undefined), ms);
    this.awaited.set(giftId, resolve);
    return promise.finally(() => clearTimeout(timer));
  }
}

/**
 * Overhears the delivery events of all gifts, so that the answer to a send can contain the first verdict. Only the
 * reactions to the same events write to the database.
 */
@Injectable()
export class DeliveryVerdicts implements OnModuleInit, OnApplicationShutdown {
  private readonly listening = new Set<HeardVerdicts>();
  private subscriptions: (() => void)[] = [];

  constructor(private readonly events: EventBroadcasts) {}

  onModuleInit(): void {
    this.subscriptions = [
      this.events.overhear(giftAccepted, ({ data }) => this.pass({ kind: 'accepted', event: data })),
      this.events.overhear(giftDelivered, ({ data }) => this.pass({ kind: 'delivered', event: data })),
      this.events.overhear(giftDeliveryFailed, ({ data }) => this.pass({ kind: 'failed', event: data })),
    ];
  }

  onApplicationShutdown(): void {
    for (const unsubscribe of this.subscriptions) unsubscribe();
  }

  listen(): HeardVerdicts {
    const heard = new HeardVerdicts(() => this.listening.delete(heard));
    this.listening.add(heard);
    return heard;
  }

  private pass(verdict: DeliveryVerdict): void {
    for (const heard of this.listening) heard.add(verdict);
  }
}
