import { contactSuppressed, type SuppressionReason } from '@presently/contracts/notifications/suppressions';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { SharedReads } from '@presently/work/sharing/shared-reads';
import { Statement } from '@presently/work/statement';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { ContactHashes } from './contact-hash.js';
import { Refusal, Suppression } from './suppression.entity.js';

/**
 * A contact is suppressed after this many refusals in a row, each within {@link memoryMs} of the previous one, if they
 * span {@link timeToProveMs}: who sends often, or from many accounts, makes no more of a server's bad hour.
 */
const refusalsUntilBounced = 3;
const timeToProveMs = 24 * 3_600_000;
/** How long a refusal counts, and how long a bounced contact stays suppressed: mailboxes can return. */
const memoryMs = 30 * 24 * 3_600_000;

/** A contact in the tables of this folder. */
interface HashedContact {
  channel: DeliveryMethod;
  contactHash: string;
}

const suppressedAmong = new Statement<{ contact_hash: string; reason: SuppressionReason }>(
  `select contact_hash, reason from suppressions
   where contact_hash = any($1::text[]) and (reason <> 'bounced' or suppressed_at >= $2)`,
);
const forgetRefusals = new Statement('delete from refusals where contact_hash = any($1::text[]) and not has_bounced');

/** The contacts that receive no gift messages. */
@Injectable()
export class Suppressions {
  readonly hashes: ContactHashes;
  private readonly reads = new SharedReads<string, SuppressionReason | undefined>((hashes) => this.reasonsFor(hashes));

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    env: NotificationsEnv,
  ) {
    this.hashes = new ContactHashes(env.CONTACT_KEY);
  }

  hashed(channel: DeliveryMethod, contact: string): HashedContact {
    return { channel, contactHash: this.hashes.of(channel, contact) };
  }

  /**
   * Why a contact is suppressed now; `undefined` if it is not. A wish counts for all spellings of an address, a bounce for
   * the one that was refused.
   */
  async reasonFor(channel: DeliveryMethod, contact: string): Promise<SuppressionReason | undefined> {
    const [wish, bounce] = await Promise.all([
      this.reads.get(this.hashes.of(channel, contact)),
      this.reads.get(this.hashes.ofExact(channel, contact)),
    ]);
    // Releases until 1.1 stored bounces for all spellings at once.
    return wish === 'bounced' ? bounce : (wish ?? bounce);
  }

  private async reasonsFor(hashes: readonly string[]): Promise<readonly (SuppressionReason | undefined)[]> {
    const since = new Date(this.clock.now().getTime() - memoryMs);
    const rows = await suppressedAmong.rows(this.em.fork(), hashes, since);
    const reasonOf = new Map(rows.map(({ contact_hash, reason }) => [contact_hash, reason]));
    return hashes.map((hash) => reasonOf.get(hash));
  }

  /** Suppresses a contact once. A person's own wish replaces `bounced`, never the reverse. */
  async add(
    tx: EntityManager,
    { channel, contactHash }: HashedContact,
    reason: SuppressionReason,
    suppressedAt = this.clock.now(),
  ): Promise<void> {
    const written = await tx.execute<object[]>(
      `insert into suppressions (contact_hash, channel, reason, suppressed_at) values (?, ?, ?, ?)
       on conflict (contact_hash) do update
         set reason = excluded.reason, suppressed_at = excluded.suppressed_at
         where suppressions.reason = 'bounced'
       returning contact_hash`,
      [contactHash, channel, reason, suppressedAt],
    );
    if (written.length === 0) return;
    const aggregate = { kind: 'contact', id: contactHash, version: suppressedAt.getTime() };
    await this.outbox.add(tx, contactSuppressed, aggregate, {
      contactHash,
      channel,
      reason,
      suppressedAt: suppressedAt.toISOString(),
    });
  }

  async hasOptedOut(em: EntityManager, contactHash: string): Promise<boolean> {
    return (await em.count(Suppression, { contactHash, reason: 'opted-out' })) > 0;
  }

  /** @returns whether the contact had opted out */
  async liftOptOut(em: EntityManager, contactHash: string): Promise<boolean> {
    return (await em.nativeDelete(Suppression, { contactHash, reason: 'opted-out' })) > 0;
  }

  /** START ends a suppression by STOP, and no other. */
  async liftStop(tx: EntityManager, contactHash: string): Promise<void> {
    await tx.nativeDelete(Suppression, { contactHash, reason: 'stopped' });
  }

  /** Forgets refusals of contacts that have accepted a message. */
  async noteAccepted(
    tx: EntityManager,
    contacts: readonly { channel: DeliveryMethod; contact: string }[],
  ): Promise<void> {
    if (contacts.length === 0) return;
    const hashes = contacts.map(({ channel, contact }) => this.hashes.ofExact(channel, contact));
    await forgetRefusals.rows(tx, hashes);
  }

  /** The owner of an address has proved that it receives mail. */
  async liftBounce(tx: EntityManager, email: string): Promise<void> {
    const contactHash = this.hashes.ofExact('email', email);
    await tx.nativeDelete(Refusal, { contactHash });
    await tx.nativeDelete(Suppression, { contactHash, reason: 'bounced' });
  }

  /** The contact has refused a message. After {@link refusalsUntilBounced} refusals it is suppressed. */
  noteRefused(tx: EntityManager, channel: DeliveryMethod, contact: string): Promise<void> {
    return this.countRefusal(tx, channel, contact, false);
  }

  /** {@link noteRefused} for a mail that a server had accepted before. */
  noteBounced(tx: EntityManager, contact: string): Promise<void> {
    return this.countRefusal(tx, 'email', contact, true);
  }

  private async countRefusal(
    tx: EntityManager,
    channel: DeliveryMethod,
    contact: string,
    hasBounced: boolean,
  ): Promise<void> {
    const contactHash = this.hashes.ofExact(channel, contact);
    const now = this.clock.now();
    const since = (ms: number) => new Date(now.getTime() - ms);
    const [refusal] = await tx.execute<{ count: number; isProved: boolean }[]>(
      `insert into refusals as known (contact_hash, count, first_at, last_at, has_bounced) values (?, 1, ?, ?, ?)
       on conflict (contact_hash) do update
         set count = case when known.last_at > ? then known.count + 1 else 1 end,
           first_at = case when known.last_at > ? then known.first_at else excluded.first_at end,
           last_at = excluded.last_at, has_bounced = known.has_bounced or excluded.has_bounced
       returning count, first_at <= ? as "isProved"`,
      [contactHash, now, now, hasBounced, since(memoryMs), since(memoryMs), since(timeToProveMs)],
    );
    const { count, isProved } = refusal!;
    if (count >= refusalsUntilBounced && isProved) await this.add(tx, { channel, contactHash }, 'bounced');
  }
}
