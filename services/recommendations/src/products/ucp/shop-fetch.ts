import {
  addressReason,
  lookupWithin,
  requireOutgoing,
  type OutgoingRules,
} from '@presently/service/outgoing/outgoing-address';
import { Agent, fetch as fetchOver } from 'undici';

/** A shop that speaks UCP refused or failed. */
export class UcpError extends Error {
  override readonly name = 'UcpError';
}

export interface ShopReach {
  /** Whether shops on this machine are allowed, as on the embedded default. */
  mayReachThisMachine: boolean;
  /** The origin of the sandbox, which may be anywhere and without TLS. */
  sandboxOrigin?: string | undefined;
}

/** Adds the signature to the headers of a request. */
export type Sign = (request: {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
}) => Promise<Headers>;

/** Called for a status that says to leave the shop alone. */
type OnRefused = (status: number, retryAfter: string | null) => void;

/** Bytes of an answer, unpacked. Forty products with all variants have a tenth of it. */
export const mostBytes = 2 * 1024 * 1024;
const refusals = new Set([401, 403, 429, 503]);

/**
 * A `fetch` for shops. It connects over TLS to public addresses only, follows no redirect, sends no cookies, and reads
 * a limited number of bytes. An answer of a shop can name other addresses: the same rules hold for them.
 */
export function shopFetch(
  { mayReachThisMachine, sandboxOrigin }: ShopReach,
  onRefused: OnRefused,
  sign?: Sign,
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const rules: OutgoingRules = { mayReachThisMachine, refuse: (problem) => new UcpError(addressReason(problem)) };
  return async (address, init = {}) => {
    const url = new URL(address);
    // A stream for messages that the shop sends by itself: there are none.
    if ((init.method ?? 'GET') === 'GET' && isStream(init)) return new Response(null, { status: 405 });
    const isSandbox = url.origin === sandboxOrigin;
    if (!isSandbox) requireOutgoing(url, rules);
    const dispatcher = isSandbox ? undefined : new Agent({ connect: { lookup: lookupWithin(url, rules) } });
    const headers = sign && (await sign({ method: init.method ?? 'GET', url, ...contentOf(init) }));
    const options = { ...init, ...(headers && { headers }), redirect: 'error', ...(dispatcher && { dispatcher }) };
    const answer = await fetchOver(url, options as Parameters<typeof fetchOver>[1]);
    const response = answer as unknown as Response;
    if (refusals.has(response.status)) onRefused(response.status, response.headers.get('retry-after'));
    return bounded(response, () => void dispatcher?.close().catch(() => undefined));
  };
}

/** Bodies of calls are texts. */
const contentOf = ({ headers, body }: RequestInit) => ({
  headers: new Headers(headers),
  body: typeof body === 'string' ? body : undefined,
});
const isStream = ({ headers }: RequestInit) => new Headers(headers).get('accept') === 'text/event-stream';

/** The same answer, which fails when it is too long. */
function bounded(response: Response, onEnd: () => void): Response {
  const { status, statusText, headers, body } = response;
  if (!body) {
    onEnd();
    return new Response(null, { status, statusText, headers: new Headers([...headers]) });
  }
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new UcpError(`An answer has more than ${mostBytes} bytes`);
      controller.enqueue(chunk);
    },
    flush: onEnd,
  });
  return new Response(body.pipeThrough(limit), { status, statusText, headers: new Headers([...headers]) });
}
