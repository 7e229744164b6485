import * as v from 'valibot';
import { contactIsGiven, deliveryEntries } from '../../../domain/delivery/delivery.js';
import { isToCome, momentToCome } from '../../../forms/rules.js';
import { draftSchema } from './draft.js';

/** A gift that can be sent, checked in the order in which the screen asks. */
export const sendSchema = v.pipe(
  v.object({
    ...draftSchema.entries,
    ...deliveryEntries,
    recipientId: v.pipe(v.string(), v.nonEmpty('Please select a recipient')),
    message: v.pipe(v.string(), v.trim(), v.nonEmpty('Please add a personal message')),
  }),
  contactIsGiven(),
  v.forward(
    v.partialCheck([['sendAt']], ({ sendAt }) => sendAt === null || isToCome(sendAt), momentToCome),
    ['sendAt'],
  ),
);

/** The title of the toast that says what is missing, by field. */
export const missing = [
  { field: 'recipientId', title: 'Recipient Required' },
  { field: 'message', title: 'Message Required' },
  { field: 'email', title: 'Contact Required' },
  { field: 'phone', title: 'Contact Required' },
  { field: 'sendAt', title: 'Time Required' },
] as const;
