import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query.js';

/** So many gifts are looked through for the last address and the last number. */
const gifts = 10;

/** Where the last gifts for a person went: offered for the next one, whether the person keeps it or not. */
export function useLastContacts(
  recipientId: string,
  isWanted: boolean,
): { email: string | null; phone: string | null } {
  const { data } = useQuery({
    ...query('GET /api/gifts', { recipientId, limit: gifts }),
    enabled: isWanted && recipientId !== '',
  });
  const lastBy = (method: 'email' | 'sms') =>
    data?.find(({ deliveryMethod, contact }) => deliveryMethod === method && contact)?.contact ?? null;
  return { email: lastBy('email'), phone: lastBy('sms') };
}
