import type { NewRecipient, Recipient } from '@presently/contracts/gifting/recipients';

/** The recipient form as typed. */
export interface RecipientDraft {
  name: string;
  relationship: string;
  /** Comma-separated. */
  interests: string;
  avatar: string;
}

export function draftOf(recipient: Recipient | undefined): RecipientDraft {
  return {
    name: recipient?.name ?? '',
    relationship: recipient?.relationship ?? '',
    interests: recipient?.interests.join(', ') ?? '',
    avatar: recipient?.avatar ?? '',
  };
}

export type DraftErrors = Partial<Record<'name' | 'relationship', string>>;

export function errorsOf(draft: RecipientDraft): DraftErrors {
  return {
    ...(draft.name.trim() === '' && { name: 'Name is required' }),
    ...(draft.relationship.trim() === '' && { relationship: 'Relationship is required' }),
  };
}

export const isComplete = (draft: RecipientDraft): boolean => Object.keys(errorsOf(draft)).length === 0;

/** What is sent: trimmed, without empty interests. A blank picture is none, which also takes away an old one. */
export function recipientFrom(draft: RecipientDraft): Pick<NewRecipient, keyof NewRecipient> {
  return {
    name: draft.name.trim(),
    relationship: draft.relationship.trim(),
    interests: draft.interests
      .split(',')
      .map((interest) => interest.trim())
      .filter((interest) => interest !== ''),
    avatar: draft.avatar.trim() || null,
  };
}
