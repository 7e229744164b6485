import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useEffect, useRef } from 'react';
import type { SendForm } from './draft/use-send-form.js';

/** Fills in the contact that the chosen person keeps. It replaces the last person's, and nothing that was typed. */
export function usePersonsContact(recipient: Recipient | undefined, { getValues, setValues }: SendForm): void {
  const last = useRef<Pick<Recipient, 'email' | 'phone'>>(undefined);
  const { id, email = null, phone = null } = recipient ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const typed = getValues();
    const filled = (field: 'email' | 'phone', kept: string | null) => {
      const isFree = typed[field] === '' || typed[field] === last.current?.[field];
      return isFree && typed[field] !== (kept ?? '') ? { [field]: kept ?? '' } : {};
    };
    const changed = { ...filled('email', email), ...filled('phone', phone) };
    last.current = { email, phone };
    if (Object.keys(changed).length > 0) setValues(changed);
  }, [id, email, phone, getValues, setValues]);
}
