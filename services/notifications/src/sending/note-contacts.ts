import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Outcome } from '../deliveries/outcome.js';

/** Stores what tries have shown about contacts: which exist, which do not, and which want no messages. */
@Injectable()
export class NoteContacts {
  constructor(private readonly suppressions: Suppressions) {}

  async note(tx: EntityManager, tried: readonly { delivery: Delivery; outcome: Outcome }[]): Promise<void> {
    // A contact is emptied when its recipient is erased.
    const known = tried.filter(({ delivery }) => delivery.contact !== '');
    const accepted = known.filter(({ outcome }) => outcome.kind === 'accepted');
    await this.suppressions.noteAccepted(
      tx,
      accepted.map(({ delivery }) => delivery),
    );
    for (const { delivery, outcome } of known) {
      if (outcome.kind !== 'refused') continue;
      const { channel, contact } = delivery;
      if (outcome.blames === 'bad-contact') await this.suppressions.noteRefused(tx, channel, contact);
      if (outcome.blames === 'stopped') {
        await this.suppressions.add(tx, this.suppressions.hashed(channel, contact), 'stopped');
      }
    }
  }
}
