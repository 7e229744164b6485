import ipaddr from 'ipaddr.js';

/** Whether a connection to `port` of an address may be made. */
export type Reach = (address: string, port: number) => boolean;

/** Azure's host answers its guests on this address of the public range, credentials included. */
const azureHost = '168.63.129.16';

/**
 * Whether an address belongs to the public internet. What is not known to be public is not: private, loopback,
 * link-local (cloud metadata), shared, multicast and documentation ranges, and IPv6 addresses that carry an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === azureHost) return false;
  // `unicast` is what remains when every range with a name is taken away; IPv6 has handed out 2000::/3 only.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}

/** The public web: public addresses on the ports of http and https. */
export const publicWeb: Reach = (address, port) => (port === 80 || port === 443) && isPublicAddress(address);

/** {@link publicWeb} and this machine on every port: for tests and the sandbox. */
export const publicWebAndThisMachine: Reach = (address, port) =>
  (ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback') || publicWeb(address, port);

const inner = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/** Names that a network gives to its own machines: none of them is on the public web, whatever its address. */
export const isInnerName = (name: string): boolean => !name.includes('.') || inner.test(name);
