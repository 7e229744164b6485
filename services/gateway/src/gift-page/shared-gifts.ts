import { getSharedGift, giftViewed, ShareToken, type SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { giftTakenBack } from '@presently/contracts/gifting/own-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import type { Event } from '@presently/contracts/kit/event';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../http/loading-cache.js';
import { ErasedSenders } from '../account/erased-senders.js';
import { SuspendedSenders } from '../account/suspended-senders.js';

/** The same answer for malformed, unknown and erased links. */
export const giftNotFound = () => new Problem('not-found', 404, 'This gift link is invalid or has expired.');

const told = (language: string | null | undefined) => (language ? { params: { language } } : {});

/** The person's language, which the refusal of a gift that exists names. */
export function languageIn(error: unknown): string | undefined {
  const language = error instanceof Problem ? error.detail.params?.['language'] : undefined;
  return typeof language === 'string' ? language : undefined;
}

/**
 * Caches gifts by share token, so that a popular gift does not reach the database. Events of gifting invalidate
 * entries; without an event an entry expires after a minute.
 */
@Injectable()
export class SharedGifts {
  private readonly tokenOf = new Map<string, string>();
  private readonly cache = new LoadingCache<SharedGift>({
    max: 10_000,
    ttl: 60_000,
    onKeep: ({ giftId }, shareToken) => this.tokenOf.set(giftId, shareToken),
    onForget: ({ giftId }) => this.tokenOf.delete(giftId),
  });

  constructor(
    private readonly rpc: RpcClient,
    private readonly erasedSenders: ErasedSenders,
    private readonly suspendedSenders: SuspendedSenders,
    events: EventBroadcasts,
  ) {
    events.overhear(giftViewed, ({ data }) => this.forget(data.giftId));
    for (const event of [giftProgressed, giftThanked, giftChosen, giftTakenBack] as Event<{ giftId: string }>[]) {
      events.overhear(event, ({ data }) => this.forget(data.giftId));
    }
    events.overhear(recipientErased, ({ data }) => data.giftIds.forEach((giftId) => this.forget(giftId)));
    events.onGap(() => this.cache.clear());
  }

  /**
   * @returns null for a malformed, unknown or erased link
   * @throws Problem 410: `gift.unavailable` while the sender is suspended, `gift.taken-back` if they took it back
   */
  async find(shareToken: string): Promise<SharedGift | null> {
    const gift = await this.cache.get(shareToken, () => this.ask(shareToken));
    // Asked for again, until its page can show it.
    if (gift?.isPictureComing) this.cache.forget(shareToken);
    if (gift && this.suspendedSenders.has(gift.senderId)) {
      throw new Problem('gift.unavailable', 410, 'This gift is no longer available.', told(gift.language));
    }
    // The entry stays cached: its sender closes the link even while gifting is down.
    return gift && this.erasedSenders.has(gift.senderId) ? null : gift;
  }

  /** The person's language, as their sender knows it; undefined if nobody knows it, or it cannot be asked for now. */
  async languageOf(shareToken: string): Promise<string | null | undefined> {
    try {
      return (await this.find(shareToken))?.language;
    } catch (error) {
      return languageIn(error);
    }
  }

  /** The gift has changed by a call of this process, whose event has not come back yet. */
  forget(giftId: string): void {
    const shareToken = this.tokenOf.get(giftId);
    if (shareToken !== undefined) this.cache.forget(shareToken);
    this.cache.distrustLoads();
  }

  private async ask(shareToken: string): Promise<SharedGift | null> {
    try {
      return await this.rpc.call(getSharedGift, parseMessage(ShareToken, { shareToken }));
    } catch (error) {
      if (error instanceof Problem && (error.status === 400 || error.status === 404)) return null;
      throw error;
    }
  }
}
