import type { Recipient as RecipientMessage } from '@presently/contracts/gifting/recipients';
import { portraitPath } from '@presently/rules/portraits';
import { isoInstant, type Readable } from '@presently/service/tables';
import type { Recipient } from './recipient.entity.js';

/** The columns of {@link toRecipient}, under the names of the entity's properties. */
export const recipientColumns = [
  'id',
  'name',
  'relationship',
  'interests',
  'avatar',
  'portrait',
  'email',
  'phone',
  'time_zone as timeZone',
  'language',
  'address',
  'sizes',
  'labels',
  'dislikes',
  'created_at as createdAt',
] as const;

/** A recipient as their sender sees them, from a row. */
export const toRecipient = ({
  id,
  name,
  relationship,
  interests,
  avatar,
  portrait,
  email,
  phone,
  timeZone,
  language,
  address,
  sizes,
  labels,
  dislikes,
  birthday,
  createdAt,
}: Readable<Pick<Recipient, Exclude<keyof RecipientMessage, 'birthday'> | 'portrait'>> & { birthday: string | null }) =>
  ({
    id,
    name,
    relationship,
    interests,
    avatar: portrait ? portraitPath(id, portrait) : avatar,
    email,
    phone,
    timeZone,
    language,
    address,
    sizes,
    labels,
    dislikes,
    birthday,
    createdAt: isoInstant(createdAt),
  }) satisfies RecipientMessage;
