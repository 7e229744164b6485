import type { NewRecipient, RecipientChange } from '@presently/contracts/gifting/recipients';
import type { Aggregate } from '@presently/messaging/outbox';
import {
  emptyOf,
  personFields,
  storedFields,
  type FieldRule,
  type Hideable,
  type StoredField,
} from '@presently/rules/person-fields';
import { defineEntity, p } from '@mikro-orm/core';

/**
 * SQL for the text by which names are sorted and found: the same for upper and lower case, with and without accents.
 * A change needs a new index.
 */
export const sortedName = (name: string): string => `left(${folded(name)}, 100) collate "C"`;

/** SQL for a text without the differences of case and accents. */
export const folded = (text: string): string =>
  `translate(lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g')), 'øłđı', 'oldi')`;

/**
 * The format of what is told of a person. A release that tells more has a higher one, with a new index: what an older
 * release has told is told again then.
 */
export const toldFormat = 2;

/** SQL for people of whom the last event has an older format. */
export const isToldBefore = `"published_hash" not like '${toldFormat}.%'`;

export const RecipientSchema = defineEntity({
  name: 'Recipient',
  tableName: 'recipients',
  // A trigger, because people are deleted in many places: the picture must go with the row.
  triggers: [
    {
      name: 'note_removal',
      timing: 'after',
      events: ['update', 'delete'],
      body: `if old.portrait is not null and (tg_op = 'DELETE' or new.portrait is distinct from old.portrait) then
      insert into gifting.media_to_remove (key) values (old.portrait) on conflict do nothing;
    end if; return null`,
    },
  ],
  indexes: [
    {
      name: `recipients_told_before_${toldFormat}`,
      expression: `create index "recipients_told_before_${toldFormat}" on "recipients" ("id") where ${isToldBefore}`,
    },
    { name: 'recipients_by_time', properties: ['userId', 'createdAt', 'id'] },
    {
      name: 'recipients_by_name',
      expression: `create index "recipients_by_name" on "recipients" ("user_id", (${sortedName('"name"')}), "id")`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    /** The sender who owns this row; every query filters by it. */
    userId: p.uuid(),
    name: p.text(),
    relationship: p.text(),
    interests: p.array(),
    avatar: p.text().strictNullable(),
    email: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    timeZone: p.text().strictNullable(),
    language: p.text().strictNullable(),
    address: p.text().strictNullable(),
    sizes: p.text().strictNullable(),
    labels: p.array().default([]),
    dislikes: p.array().default([]),
    areSizesForIdeas: p.boolean().default(true),
    /** In whole years, on {@link aboutAgeOn}. */
    aboutAge: p.integer().strictNullable(),
    aboutAgeOn: p.text().strictNullable(),
    /** In the sender's words. */
    gender: p.text().strictNullable(),
    /** ISO 3166-1 alpha-2, as it was stated. */
    country: p.text().strictNullable(),
    notes: p.text().strictNullable(),
    areNotesForIdeas: p.boolean().default(false),
    /** What else ideas may not know. */
    hiddenFromIdeas: p.array().$type<Hideable[]>().default([]),
    /** The key of a picture that the sender has uploaded. It takes the place of {@link avatar}. */
    portrait: p.text().nullable(),
    createdAt: p.datetime(3),
    version: p.integer().default(1),
    /** Of the data in the last event, after its format. Null before the first; older releases write no format. */
    publishedHash: p.text().nullable(),
  },
});

/** A person to whom a sender gives. */
export class Recipient extends RecipientSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'recipient', id: this.id, version: this.version };
  }

  /** Keeps the fields that are left out. A single value given as null or blank is removed. */
  change(change: { [Field in StoredField]?: RecipientChange[Field] }): void {
    const ageSaidOn = this.aboutAgeOn;
    for (const field of storedFields) {
      if (field in change) Object.assign(this, { [field]: change[field] ?? (isKept(field) ? this[field] : null) });
    }
    // An age has its day, also when an undone import puts back only one of them.
    this.aboutAgeOn = this.aboutAge === null ? null : (this.aboutAgeOn ?? ageSaidOn);
    // The sender has chosen another picture.
    if (change.avatar) this.portrait = null;
    this.version++;
  }

  /** @param key of the picture; null removes it */
  changePortrait(key: string | null): void {
    this.portrait = key;
    if (key !== null) this.avatar = null;
    this.version++;
  }

  /** An occasion was added or removed: the occasions are part of the recipient's version. */
  changeOccasions(): void {
    this.version++;
  }
}
RecipientSchema.setClass(Recipient);

/** Each field that a sender fills in is declared, and each declared one can be filled in. */
const rules: Record<keyof NewRecipient, FieldRule> = personFields;
/** Whether a field cannot be cleared by null. */
const isKept = (field: StoredField): boolean => rules[field].isRequired === true || emptyOf(field) !== null;
