import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The network that counts as one address: the /64 of an IPv6 address, because a customer controls all of it. IPv4
 * addresses in IPv6 notation are IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const known = tail.split(':').filter(Boolean);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - known.length)).fill('0'), ...known);
  }
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The holder of budgets that count by network. */
export const networkHolder = (address: string): string =>
  `network:${createHash('sha256').update(networkOf(address)).digest('hex')}`;
