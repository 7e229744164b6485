import ipaddr from 'ipaddr.js';

/** Whether a connection to `port` of an address is allowed. */
export type Reach = (address: string, port: number) => boolean;

/** Azure's host serves its guests, credentials included, on this address in the public range. */
const azureHost = '168.63.129.16';

/**
 * Whether an address belongs to the public internet. Unknown ranges are not public, nor are private, loopback,
 * link-local (cloud metadata), shared, multicast and documentation ranges, and IPv6 addresses that contain an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === azureHost) return false;
  // `unicast` is every range without a name. In IPv6 only 2000::/3 is allocated.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}

/** The public web: public addresses on the ports of http and https. */
export const publicWeb: Reach = (address, port) => (port === 80 || port === 443) && isPublicAddress(address);

/** {@link publicWeb} and this machine on every port: for tests and the sandbox. */
export const publicWebAndThisMachine: Reach = (address, port) =>
  (ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback') || publicWeb(address, port);

const inner = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** Names of machines in a local network, which are never on the public web. */
export const isInnerName = (name: string): boolean => !name.includes('.') || inner.test(name);
