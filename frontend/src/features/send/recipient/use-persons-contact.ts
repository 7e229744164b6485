import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useEffect, useRef } from 'react';
import { useLastContacts } from '../../../domain/recipient/last-contacts.js';
import type { SendForm } from '../draft/use-send-form.js';

/**
 * Fills in the contact that the chosen person keeps, or else where the last gift went. It replaces the last person's, and
 * nothing that was typed.
 */
export function usePersonsContact(recipient: Recipient | undefined, { getValues, setValues }: SendForm): void {
  const filledIn = useRef<Record<'email' | 'phone', string>>({ email: '', phone: '' });
  const id = recipient?.id;
  const used = useLastContacts(id ?? '', recipient !== undefined && (!recipient.email || !recipient.phone));
  const email = recipient?.email ?? used.email ?? '';
  const phone = recipient?.phone ?? used.phone ?? '';
  useEffect(() => {
    if (id === undefined) return;
    const typed = getValues();
    const filled = (field: 'email' | 'phone', known: string) => {
      const isFree = typed[field] === '' || typed[field] === filledIn.current[field];
      return isFree && typed[field] !== known ? { [field]: known } : {};
    };
    const changed = { ...filled('email', email), ...filled('phone', phone) };
    filledIn.current = { email, phone };
    if (Object.keys(changed).length > 0) setValues(changed);
  }, [id, email, phone, getValues, setValues]);
}
