import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import { Problem } from '@presently/messaging/problem';
import { once } from 'node:events';
import { request as requestOverHttp, type IncomingMessage } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { MIMEType } from 'node:util';
import { lookupOf } from '@presently/service/outgoing/outgoing-address';
import { destinationOf } from './destination.js';
import type { NameResolver } from '@presently/service/outgoing/name-resolver';
import { notAPage, pageNotFound, refused, tooSlow, unreachable } from './preview-problems.js';
import type { Reach } from '@presently/service/outgoing/reach';
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
  'accept-encoding': acceptedEncodings,
  'accept-language': 'en, *;q=0.5',
  'user-agent': 'Mozilla/5.0 (compatible; PresentlyLinkPreview/1.0)',
};

/** What is asked for at an address, and how the answer is read. */
interface Wanted<T> {
  accept: string;
  read: (response: IncomingMessage, url: URL) => Promise<T>;
}

/**
 * Fetches pages and pictures at addresses that users enter. It connects only where `reach` allows, checks every
 * redirect, sends no cookies or credentials, and limits size and time.
 */
export class PageFetcher {
  constructor(
    private readonly reach: Reach,
    private readonly resolver: NameResolver,
  ) {}

  /** @throws Problem `link-preview.*` with the reason for the sender. */
  fetch(address: string, timeoutMs: number): Promise<FetchedPage> {
    return this.fetchAs(page, address, timeoutMs);
  }

  /**
   * The bytes of a picture. They are not checked.
   * @throws Problem like {@link fetch}
   */
  fetchPicture(address: string, timeoutMs: number): Promise<Buffer> {
    return this.fetchAs(picture, address, timeoutMs);
  }

  private async fetchAs<T>(wanted: Wanted<T>, address: string, timeoutMs: number): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await this.follow(wanted, new URL(address), signal);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw signal.aborted ? tooSlow(error) : unreachable(error);
    }
  }

  private async follow<T>({ accept, read }: Wanted<T>, start: URL, signal: AbortSignal): Promise<T> {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await this.get(url, accept, signal);
      try {
        const next = redirectOf(response, url);
        if (!next) return await read(response, url);
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw unreachable(new Error('too many redirects'));
  }

  private async get(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const destination = await destinationOf(url, this.reach, this.resolver, signal);
    const send = url.protocol === 'https:' ? requestOverHttps : requestOverHttp;
    // A new connection: not one from a pool, and not one through a proxy of the environment.
    const options = { headers: { accept, ...headers }, signal, agent: false, lookup: lookupOf(destination) } as const;
    const request = send(url, options);
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

const page: Wanted<FetchedPage> = {
  accept: 'text/html, application/xhtml+xml',
  read: async (response, url) => {
    const type = pageType(response);
    return { url, charset: type.params.get('charset') ?? undefined, body: await readBody(response, mostBytes) };
  },
};

const largestPicture = 8 * 1024 * 1024;

const picture: Wanted<Buffer> = {
  accept: 'image/avif, image/webp, image/*',
  read: async (response) => {
    requireSuccess(response);
    const body = await readBody(response, largestPicture);
    if (body.length === largestPicture) throw notAPage();
    return body;
  },
};

/** @throws Problem if the response is not an HTML page. */
function pageType(response: IncomingMessage): MIMEType {
  requireSuccess(response);
  const { 'content-type': contentType } = response.headers;
  try {
    const type = new MIMEType(contentType ?? '');
    if (type.essence === 'text/html' || type.essence === 'application/xhtml+xml') return type;
  } catch {
    // An invalid content type.
  }
  throw notAPage();
}

function requireSuccess({ statusCode = 0 }: IncomingMessage): void {
  if ([401, 403, 407, 429, 451].includes(statusCode)) throw refused();
  if (statusCode === 404 || statusCode === 410) throw pageNotFound();
  if (statusCode < 200 || statusCode > 299) throw unreachable(new Error(`status ${statusCode}`));
}
