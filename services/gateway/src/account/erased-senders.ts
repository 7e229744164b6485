import { userErased } from '@presently/contracts/identity/erasure';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Much longer than gifting needs to erase them, even if it is down at first. */
const day = 24 * 3_600_000;

/** Senders who have deleted their account. Their links are closed before gifting has erased the gifts. */
@Injectable()
export class ErasedSenders {
  private readonly ids = new LRUCache<string, true>({ max: 50_000, ttl: day });

  constructor(events: EventBroadcasts) {
    events.overhear(userErased, ({ data }) => this.add(data.userId));
  }

  add(userId: string): void {
    this.ids.set(userId, true);
  }

  has(userId: string): boolean {
    return this.ids.has(userId);
  }
}
