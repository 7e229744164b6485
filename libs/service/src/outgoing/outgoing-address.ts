import { sentencesOf } from '@presently/rules/problem-sentences';
import { en, type AddressProblem } from '@presently/rules/webhook-problems/en';
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { NameResolver } from './name-resolver.js';
import { isInnerName, publicWeb, publicWebAndThisMachine, type Reach } from './reach.js';

/** Where a process may connect to at addresses that users or third parties name. */
export interface OutgoingRules {
  /** Whether this machine is allowed, also without TLS: on the embedded default. */
  mayReachThisMachine: boolean;
  /** Makes the error for a reason. */
  refuse: (problem: AddressProblem) => Error;
}

/** Why an address is refused, in English and without its full stop: `example.com is not on the public internet`. */
export const addressReason = (problem: AddressProblem): string => sentencesOf(en, [problem]).replace(/\.$/, '');

const resolver = new NameResolver();
const reachOf = ({ mayReachThisMachine }: OutgoingRules): Reach =>
  mayReachThisMachine ? publicWebAndThisMachine : publicWeb;
/** Without the brackets of an IPv6 address, and the dot at the end of a name. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
export const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Refuses what an address itself says: a password, no TLS, an address that is not public, a name of a local network.
 * What a name resolves to, {@link lookupWithin} checks when the connection is made.
 */
export function requireOutgoing(url: URL, rules: OutgoingRules): void {
  const host = hostOf(url);
  const reach = reachOf(rules);
  if (url.username || url.password) throw rules.refuse({ code: 'with-password', params: {} });
  const isHere = host === 'localhost' || (isIP(host) !== 0 && !publicWeb(host, 443) && reach(host, portOf(url)));
  if (isHere && rules.mayReachThisMachine) return;
  if (url.protocol !== 'https:') throw rules.refuse({ code: 'without-tls', params: { origin: url.origin } });
  // The lookup is not asked about literal addresses.
  if (isIP(host) ? !reach(host, portOf(url)) : isInnerName(host)) throw notPublic(url, rules);
}

const notPublic = ({ host }: URL, { refuse }: OutgoingRules) => refuse({ code: 'not-public', params: { host } });

/** A lookup for the connections to an address. One forbidden address of a name refuses them all. */
export const lookupWithin =
  (url: URL, rules: OutgoingRules): LookupFunction =>
  (name, { family, all }, done) =>
    lookUp(name, { family: family ?? 0, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const reach = reachOf(rules);
      if (addresses.length === 0 || !addresses.every(({ address }) => reach(address, portOf(url))))
        return done(notPublic(url, rules), '');
      return all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
    });

/**
 * The addresses of a host, for a connection to exactly these. DNS is asked directly, so that a slow name holds no thread
 * of the process. One forbidden address refuses them all.
 * @returns none if the name has none, or if DNS does not answer
 */
export async function resolveOutgoing(url: URL, rules: OutgoingRules, signal: AbortSignal): Promise<LookupAddress[]> {
  requireOutgoing(url, rules);
  const addresses = await addressesOf(hostOf(url), signal);
  const reach = reachOf(rules);
  if (!addresses.every((address) => reach(address, portOf(url)))) throw notPublic(url, rules);
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

async function addressesOf(host: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(host)) return [host];
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  return resolver.addressesOf(host, signal);
}

/** A lookup that always returns these addresses. */
export const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_name, { all }, done) =>
    all ? done(null, [...addresses]) : done(null, addresses[0]!.address, addresses[0]!.family);
