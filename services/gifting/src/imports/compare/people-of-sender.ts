import type { ExportedKeptIdea } from '@presently/contracts/recommendations/user-data';
import type { Recurrence } from '@presently/rules/vocabulary';
import type { RecipientFields } from '../../recipients/record/recipient-fields.js';
import type { KnownDay } from './known-person.js';

/** What a recipient is recognized by. */
export interface Candidate {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** A part of a list, and where the next part begins. */
export interface Part<Row> {
  rows: Row[];
  /** Undefined at the end. */
  next: readonly [string, string] | undefined;
}

/** Recipients with all that is compared, as the tables have it. Each list has its own order. */
export interface Belongings {
  recipients: (RecipientFields & { recipientId: string; portrait: string | null })[];
  days: (Omit<KnownDay, 'movingKey'> & {
    recipientId: string;
    recurrence: Recurrence | null;
    movingKey: string | null;
  })[];
  marks: { recipientId: string; mark: string }[];
  gifts: { recipientId: string; name: string; link: string | null }[];
}

export type KeptIdea = Pick<ExportedKeptIdea, 'recipientId' | 'title' | 'link'>;

/**
 * What comparing asks about a sender. The thread that compares has no connection, so its process answers; it does no more
 * than that, because others wait for it.
 */
export interface PeopleOfSender {
  /** Of recipients, by marks of former imports. */
  marked(marks: readonly string[]): Promise<string[]>;
  /** All recipients, the oldest first. */
  candidates(after: readonly [string, string] | undefined): Promise<Part<Candidate>>;
  belongings(ids: readonly string[], hasIdeas: boolean): Promise<Belongings>;
  /** Ideas that recommendations keeps. Undefined while it does not answer. */
  keptIdeas(after: string | undefined): Promise<{ rows: KeptIdea[]; next: string | undefined } | undefined>;
  /** How many more people the sender's plan has room for. */
  room(): Promise<number>;
}
