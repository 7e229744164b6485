import type { SuppressionReason } from '@presently/contracts/notifications/suppressions';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Suppression } from './suppression.entity.js';
import { Suppressions } from './suppressions.js';

const hour = 3_600_000;
const batch = 5_000;

interface Unfolded {
  contactHash: string;
  reason: SuppressionReason;
  suppressedAt: string;
}
interface Message {
  id: string;
  channel: DeliveryMethod;
  contact: string;
}

/**
 * Earlier releases suppressed the spelling of a contact. This suppresses the contact in all its spellings. A hash cannot
 * be reversed, so the spelling is found among the deliveries and replaced. Without one, only that spelling stays
 * suppressed.
 */
@Injectable()
export class FoldSuppressions implements OnApplicationBootstrap {
  private readonly log = new Logger(FoldSuppressions.name);

  constructor(
    private readonly em: EntityManager,
    private readonly suppressions: Suppressions,
  ) {}

  onApplicationBootstrap(): void {
    // Not awaited: the deliveries may be many, and the spelling is suppressed meanwhile.
    this.fold().catch((error: unknown) => this.log.warn(`suppressions were not folded: ${String(error)}`));
  }

  @Interval(hour)
  async fold(): Promise<void> {
    const em = this.em.fork();
    const rows = await em.execute<Unfolded[]>(
      `select contact_hash as "contactHash", reason, suppressed_at as "suppressedAt" from suppressions
       where not is_folded`,
    );
    if (rows.length === 0) return;
    const unfolded = new Map(rows.map((row) => [row.contactHash, row]));
    for await (const messages of this.messages(em)) await this.foldAll(em, messages, unfolded);
    await em.execute(
      `update suppressions set is_folded = true
       where contact_hash in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify([...unfolded.keys()])],
    );
  }

  private async foldAll(em: EntityManager, messages: Message[], unfolded: Map<string, Unfolded>): Promise<void> {
    for (const { channel, contact } of messages) {
      const found = unfolded.get(this.suppressions.hashes.ofSpelling(channel, contact));
      const canonical = this.suppressions.hashed(channel, contact);
      if (!found || found.contactHash === canonical.contactHash) continue;
      await em.transactional(async (tx) => {
        await this.suppressions.add(tx, canonical, found.reason, new Date(found.suppressedAt));
        await tx.nativeDelete(Suppression, { contactHash: found.contactHash });
      });
    }
  }

  /** All deliveries with a contact, in batches. */
  private async *messages(em: EntityManager): AsyncGenerator<Message[]> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const messages = await em.execute<Message[]>(
        `select id, channel, contact from deliveries where contact <> '' and id > ? order by id limit ${batch}`,
        [after],
      );
      if (messages.length === 0) return;
      yield messages;
      after = messages.at(-1)!.id;
    }
  }
}
