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

/** What notifications has said first about a gift. */
export type DeliveryVerdict =
  | { kind: 'accepted'; event: GiftAcceptedV1 }
  | { kind: 'delivered'; event: GiftDeliveredV1 }
  | { kind: 'failed'; event: GiftDeliveryFailedV1 };

export interface ExpectedVerdict {
  /** Resolves with the verdict, or with undefined when `ms` have passed without one. */
  within: (ms: number) => Promise<DeliveryVerdict | undefined>;
  /** Stops listening. */
  dismiss: () => void;
}

/**
 * Overhears delivery verdicts while the answer to a send waits for its own. Only a hint, so that the answer can be
 * honest: what counts is what the reactions write, whether or not somebody was listening here.
 */
@Injectable()
export class DeliveryVerdicts implements OnModuleInit, OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<(verdict: DeliveryVerdict) => void>>();
  private stopListening: (() => void)[] = [];

  constructor(private readonly events: EventBroadcasts) {}

  onModuleInit(): void {
    this.stopListening = [
      this.events.overhear(giftAccepted, ({ data }) => this.tell({ kind: 'accepted', event: data })),
      this.events.overhear(giftDelivered, ({ data }) => this.tell({ kind: 'delivered', event: data })),
      this.events.overhear(giftDeliveryFailed, ({ data }) => this.tell({ kind: 'failed', event: data })),
    ];
  }

  onApplicationShutdown(): void {
    for (const stop of this.stopListening) stop();
  }

  /** Listens from now on: called before the commit, so that no verdict is too quick to be heard. */
  expect(giftId: string): ExpectedVerdict {
    const { promise, resolve } = Promise.withResolvers<DeliveryVerdict | undefined>();
    const listeners = this.waiting.get(giftId) ?? new Set();
    this.waiting.set(giftId, listeners.add(resolve));
    return {
      within: async (ms) => {
        const timer = setTimeout(() => resolve(undefined), ms);
        return promise.finally(() => clearTimeout(timer));
      },
      dismiss: () => {
        listeners.delete(resolve);
        if (listeners.size === 0 && this.waiting.get(giftId) === listeners) this.waiting.delete(giftId);
      },
    };
  }

  private tell(verdict: DeliveryVerdict): void {
    for (const resolve of this.waiting.get(verdict.event.giftId) ?? []) resolve(verdict);
  }
}
