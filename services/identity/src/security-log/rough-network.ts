import { isIP, isIPv4 } from 'node:net';
import { rangeOf } from '../throttling/range-of.js';

/** The range of an address: wide enough to name no place, narrow enough for its owner to recognise it. */
export function roughNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return '';
  const range = rangeOf(plain);
  return isIPv4(`${range}.0`) ? `${range}.0/24` : `${range}::/48`;
}
