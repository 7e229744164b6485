import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { NameResolver } from '@presently/service/outgoing/name-resolver';
import { notPublic, unreachable } from './preview-problems.js';
import { hostOf, portOf } from '@presently/service/outgoing/outgoing-address';
import { isInnerName, type Reach } from '@presently/service/outgoing/reach';

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
  const port = portOf(url);
  const addresses = await addressesOf(hostOf(url), resolver, signal);
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
