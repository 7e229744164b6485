import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import type { Recipient } from './recipient.entity.js';

/** A recipient as their sender sees them. */
export const toRecipient = ({ id, name, relationship, interests, avatar, createdAt }: Recipient): RecipientMessage => ({
  id,
  name,
  relationship,
  interests,
  avatar,
  createdAt: createdAt.toISOString(),
});
