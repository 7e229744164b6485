import type { RecipientChange } from '@presently/contracts/gifting/recipients';
import { onceEach } from '@presently/contracts/kit/fields/list';
import { wrongField } from '@presently/messaging/problem';
import type { AboutField } from '@presently/rules/about';
import { maxLength } from '@presently/rules/vocabulary';
import type { Recipient } from '../recipients/record/recipient.entity.js';
import type { Told } from './inquiry.entity.js';

type Change = Omit<RecipientChange, 'recipientId' | 'name' | 'relationship'>;

/**
 * The change of a recipient that accepts some of their answers. Words are added to those that are known.
 * @throws Problem `invalid-input` for a field without an answer, and if there are too many words
 */
export function changeOf(fields: readonly AboutField[], told: Told, known: Recipient): Change {
  const missing = fields.find((field) => told[field] === undefined);
  if (missing) throw wrongField('fields', `There is no answer for ${missing}`, 'choice');
  const single = (['birthday', 'email', 'phone', 'address', 'timeZone', 'language', 'sizes'] as const).filter((field) =>
    fields.includes(field),
  );
  const words = (from: readonly ('likes' | 'dislikes' | 'allergies')[]) =>
    from.filter((field) => fields.includes(field)).flatMap((field) => told[field] ?? []);
  const interests = onceEach([...known.interests, ...words(['likes'])]);
  const dislikes = onceEach([...known.dislikes, ...words(['allergies', 'dislikes'])]);
  if (interests.length > maxLength.interests) throw tooMany(maxLength.interests, 'interests');
  if (dislikes.length > maxLength.dislikes) throw tooMany(maxLength.dislikes, 'dislikes');
  return {
    ...Object.fromEntries(single.map((field) => [field, told[field]])),
    ...(fields.includes('likes') && { interests }),
    ...((fields.includes('dislikes') || fields.includes('allergies')) && { dislikes }),
  };
}

const tooMany = (most: number, what: string) =>
  wrongField('fields', `At most ${most} ${what}`, { rule: 'too-many', most });
