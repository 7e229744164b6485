import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { Problem } from '@presently/messaging/problem';
import { once } from 'node:events';
import { request as requestOverHttp, type IncomingMessage } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { MIMEType } from 'node:util';
import { destinationOf, pinnedTo } from './destination.js';
import type { NameResolver } from './name-resolver.js';
import { notAPage, pageNotFound, refused, tooSlow, unreachable } from './preview-problems.js';
import type { Reach } from './reach.js';
import { acceptedEncodings, readBody } from './read-body.js';

export interface FetchedPage {
  /** The address after all redirects. */
  url: URL;
  /** At most {@link mostBytes}, decoded. */
  body: Buffer;
  /** The charset of the `content-type` header. */
  charset: string | undefined;
}

export const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 3;

const headers = {
  accept: 'text/html, application/xhtml+xml',
  'accept-encoding': acceptedEncodings,
  'accept-language': 'en, *;q=0.5',
  'user-agent': 'Mozilla/5.0 (compatible; PresentlyLinkPreview/1.0)',
};

/**
 * Fetches pages at addresses that users enter. It connects only where `reach` allows, checks every redirect, sends no
 * cookies or credentials, and limits size and time.
 */
export class PageFetcher {
  constructor(
    private readonly reach: Reach,
    private readonly resolver: NameResolver,
  ) {}

  /** @throws Problem `link-preview.*` with the reason for the sender. */
  async fetch(address: string, timeoutMs: number): Promise<FetchedPage> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await this.follow(new URL(address), signal);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw signal.aborted ? tooSlow(error) : unreachable(error);
    }
  }

  private async follow(start: URL, signal: AbortSignal): Promise<FetchedPage> {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await this.get(url, signal);
      try {
        const next = redirectOf(response, url);
        if (!next) return await readPage(response, url);
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw unreachable(new Error('too many redirects'));
  }

  private async get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const destination = await destinationOf(url, this.reach, this.resolver, signal);
    const send = url.protocol === 'https:' ? requestOverHttps : requestOverHttp;
    // A new connection: not one from a pool, and not one through a proxy of the environment.
    const request = send(url, { headers, signal, agent: false, lookup: pinnedTo(destination) });
    // After the response has begun, the response reports the errors.
    request.on('error', () => undefined);
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  }
}

/** @throws Problem `link-preview.unreachable` if the target is not a web address. */
function redirectOf({ statusCode, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode ?? 0)) return undefined;
  const next = URL.parse(location ?? '', from.href);
  if (!location || !next || !isWebUrl(next.href)) throw unreachable(new Error(`redirect to ${location ?? 'nowhere'}`));
  return next;
}

async function readPage(response: IncomingMessage, url: URL): Promise<FetchedPage> {
  const type = pageType(response);
  return { url, charset: type.params.get('charset') ?? undefined, body: await readBody(response, mostBytes) };
}

/** @throws Problem if the response is not an HTML page. */
function pageType({ statusCode = 0, headers: { 'content-type': contentType } }: IncomingMessage): MIMEType {
  if ([401, 403, 407, 429, 451].includes(statusCode)) throw refused();
  if (statusCode === 404 || statusCode === 410) throw pageNotFound();
  if (statusCode < 200 || statusCode > 299) throw unreachable(new Error(`status ${statusCode}`));
  try {
    const type = new MIMEType(contentType ?? '');
    if (type.essence === 'text/html' || type.essence === 'application/xhtml+xml') return type;
  } catch {
    // An invalid content type.
  }
  throw notAPage();
}
