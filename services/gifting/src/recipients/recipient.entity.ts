import type { Aggregate } from '@presently/messaging/outbox';
import type { RecipientChange } from '@presently/contracts/gifting/recipients';
import { defineEntity, p } from '@mikro-orm/core';

const RecipientSchema = defineEntity({
  name: 'Recipient',
  tableName: 'recipients',
  properties: {
    id: p.uuid().primary(),
    /** The sender to whom this person belongs; every query carries it. */
    userId: p.uuid().index(),
    name: p.text(),
    relationship: p.text(),
    interests: p.array(),
    avatar: p.text().strictNullable(),
    createdAt: p.datetime(3),
    version: p.integer().default(1),
  },
});

/** A person to whom a sender gives. */
export class Recipient extends RecipientSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'recipient', id: this.id, version: this.version };
  }

  /** What is left out stays as it is; an avatar given as null or blank goes. */
  change(change: Omit<RecipientChange, 'recipientId'>): void {
    this.name = change.name ?? this.name;
    this.relationship = change.relationship ?? this.relationship;
    this.interests = change.interests ?? this.interests;
    if ('avatar' in change) this.avatar = change.avatar ?? null;
    this.version++;
  }

  /** An occasion of theirs has come or gone. */
  occasionsChanged(): void {
    this.version++;
  }
}
RecipientSchema.setClass(Recipient);
