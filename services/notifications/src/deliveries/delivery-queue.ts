import { giftAccepted, giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Suppressions } from '../contacts/suppressions.js';
import { NotificationsEnv } from '../env.js';
import { Delivery, type GiftContent } from './delivery.entity.js';
import type { Outcome } from './outcome.js';
import type { Verdict } from './verdict.js';

/** The due deliveries, shared by the senders of all replicas: claim, lease, fence. */
@Injectable()
export class DeliveryQueue {
  /** Names this process in the rows it works on. */
  private readonly owner = randomUUID();

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * Takes up to `limit` deliveries, each for one sender only. A claim whose lease has run out is taken over, and as its
   * sender may have got through to the mail server, that counts as an unknown outcome.
   */
  async claim(limit: number): Promise<Delivery[]> {
    const em = this.em.fork();
    const rows = await em.execute<Record<string, unknown>[]>(
      `with due as (
         select id from deliveries
         where status in ('pending', 'sending') and next_at <= now() and (status = 'pending' or lease_until < now())
         order by next_at
         limit ?
         for update skip locked
       )
       update deliveries
       set status = 'sending', attempts = attempts + 1, fence = fence + 1, owner = ?,
           lease_until = now() + ? * interval '1 millisecond',
           unknown_outcomes = unknown_outcomes + case when status = 'sending' then 1 else 0 end
       from due where deliveries.id = due.id
       returning deliveries.*`,
      [limit, this.owner, this.env.DELIVERY_LEASE_MS],
    );
    return rows.map((row) => em.map(Delivery, row));
  }

  /** Seconds for which the delivery that has been due longest has waited. */
  async oldestDueAge(): Promise<number> {
    const [row] = await this.em.fork().execute<{ age: number | null }[]>(
      `select extract(epoch from now() - min(next_at))::float8 as age from deliveries
         where status = 'pending' and next_at <= now()`,
    );
    return row?.age ?? 0;
  }

  /**
   * Writes down what a try has come to and tells the others, unless the claim has passed to somebody else or the delivery
   * was cancelled meanwhile.
   * @returns whether the claim still held.
   */
  settle(claim: Delivery, outcome: Outcome, verdict: Verdict, messageId: string | null): Promise<boolean> {
    return this.em.fork().transactional(async (tx) => {
      const { status, unknownOutcomes, retryAfterMs, problem } = verdict;
      const now = this.clock.now();
      const settled = await tx.nativeUpdate(
        Delivery,
        { id: claim.id, fence: claim.fence, status: 'sending' },
        {
          status,
          unknownOutcomes,
          messageId,
          providerId: outcome.kind === 'accepted' ? (outcome.providerId ?? null) : null,
          owner: null,
          leaseUntil: null,
          sentAt: status === 'sent' ? now : null,
          errorClass: outcome.kind === 'accepted' ? null : outcome.kind,
          lastError: outcome.kind === 'accepted' ? null : outcome.error,
          isProblemTold: claim.isProblemTold || problem !== undefined,
          ...(retryAfterMs !== undefined && { nextAt: raw(`now() + ? * interval '1 millisecond'`, [retryAfterMs]) }),
        },
      );
      if (settled === 0) return false;
      if (claim.content.kind === 'gift') await this.tellOfGift(tx, claim, claim.content, verdict, now);
      await this.learnOfContact(tx, claim, outcome);
      return true;
    });
  }

  /** Whoever sent the gift waits for word of it. */
  private async tellOfGift(
    tx: EntityManager,
    { id, fence, channel }: Delivery,
    { giftId, payload: { attempt } }: GiftContent,
    { status, problem }: Verdict,
    now: Date,
  ): Promise<void> {
    const aggregate = { kind: 'delivery', id, version: fence };
    const about = { giftId, deliveryId: id, channel, attempt };
    if (status === 'sent' && channel === 'sms') {
      await this.outbox.add(tx, giftAccepted, aggregate, { ...about, acceptedAt: now.toISOString() });
    } else if (status === 'sent') {
      await this.outbox.add(tx, giftDelivered, aggregate, { ...about, deliveredAt: now.toISOString() });
    } else if (problem) {
      await this.outbox.add(tx, giftDeliveryFailed, aggregate, { ...about, ...problem });
    }
  }

  /** Contacts where nobody is, or that want no more, are left alone from now on. */
  private async learnOfContact(tx: EntityManager, { channel, contact }: Delivery, outcome: Outcome): Promise<void> {
    if (contact === '') return;
    if (outcome.kind === 'accepted') await this.suppressions.noteTaken(tx, channel, contact);
    if (outcome.kind !== 'refused') return;
    if (outcome.blames === 'bad-contact') await this.suppressions.noteRefused(tx, channel, contact);
    if (outcome.blames === 'stopped') {
      await this.suppressions.add(tx, channel, this.suppressions.hashes.of(channel, contact), 'stopped');
    }
  }
}
