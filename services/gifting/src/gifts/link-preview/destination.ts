import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { NameResolver } from './name-resolver.js';
import { notPublic, unreachable } from './preview-problems.js';
import { isInnerName, type Reach } from '@presently/service/reach';

/**
 * Resolves the host of a URL once. The connection uses these addresses, so a later change of the name has no effect.
 * One forbidden address refuses them all.
 * @throws Problem `link-preview.not-public`, `link-preview.unreachable`
 */
export async function destinationOf(
  url: URL,
  reach: Reach,
  resolver: NameResolver,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const addresses = await addressesOf(host, resolver, signal);
  if (addresses.length === 0) throw unreachable();
  if (!addresses.every((address) => reach(address, port))) throw notPublic();
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

async function addressesOf(host: string, resolver: NameResolver, signal: AbortSignal): Promise<string[]> {
  if (isIP(host)) return [host];
  // RFC 6761: never resolved through DNS.
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  if (isInnerName(host)) throw notPublic();
  return resolver.addressesOf(host, signal);
}

/** A lookup for `node:net` that always returns these addresses. */
export const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_name, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
