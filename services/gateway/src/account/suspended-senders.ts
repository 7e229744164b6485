import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Longer than a gift stays cached. After that gifting's answer counts. In milliseconds. */
const remembered = 10 * 60_000;

/** Senders whose account was suspended moments ago. Their gifts are closed before their cached pages expire. */
@Injectable()
export class SuspendedSenders {
  private readonly ids = new LRUCache<string, true>({ max: 50_000, ttl: remembered });

  constructor(events: EventBroadcasts) {
    events.overhear(accountSuspended, ({ data }) => this.ids.set(data.userId, true));
    events.overhear(accountRestored, ({ data }) => this.ids.delete(data.userId));
  }

  has(userId: string): boolean {
    return this.ids.has(userId);
  }
}
