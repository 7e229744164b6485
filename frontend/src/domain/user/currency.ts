import { usualCurrency } from '@presently/rules/money';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.js';

/** The money of the account, in ISO 4217, as far as the user is known. */
export function useCurrency(): string {
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  return data?.currency ?? usualCurrency;
}
