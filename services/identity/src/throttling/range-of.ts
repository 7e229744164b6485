import { networkOf } from '@presently/service/network-of';
import { isIPv4 } from 'node:net';

/** The range around a network, which one person may control: the /48 of an IPv6 address, the /24 of an IPv4 address. */
export function rangeOf(address: string): string {
  const network = networkOf(address);
  const separator = isIPv4(network) ? '.' : ':';
  return network.split(separator).slice(0, 3).join(separator);
}
