import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import { isoInstant, type Readable } from '@presently/service/tables';
import type { Recipient } from './recipient.entity.js';

/** The columns of {@link toRecipient}, under the names of the entity's properties. */
export const recipientColumns = [
  'id',
  'name',
  'relationship',
  'interests',
  'avatar',
  'created_at as createdAt',
] as const;

/** A recipient as their sender sees them, from the entity or from a row. */
export const toRecipient = ({
  id,
  name,
  relationship,
  interests,
  avatar,
  createdAt,
}: Readable<Pick<Recipient, keyof RecipientMessage>>) =>
  ({
    id,
    name,
    relationship,
    interests,
    avatar,
    createdAt: isoInstant(createdAt),
  }) satisfies RecipientMessage;
