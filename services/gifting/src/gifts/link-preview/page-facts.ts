import { decodeBuffer } from 'encoding-sniffer';
import { Parser } from 'htmlparser2';
import { isUtf8 } from 'node:buffer';
import { Microdata } from './microdata.js';
import type { FetchedPage } from './page-fetcher.js';

/** The raw data that a page contains about itself. */
export interface PageFacts {
  title: string | undefined;
  /** Contents of `<meta>` by `property` or `name` in lower case. Of several, the first one. */
  meta: ReadonlyMap<string, string>;
  /** The JSON-LD blocks that are valid JSON. */
  structured: unknown[];
  /** The base of relative addresses in the page. */
  base: string;
  /** Where the page is: its address, and what it calls its own. */
  addresses: (string | undefined)[];
}

/** Decodes the page in the encoding of the server, of a byte order mark or of the page itself. */
export function decodePage({ body, charset }: Pick<FetchedPage, 'body' | 'charset'>): string {
  const defaultEncoding = isUtf8(body) ? 'utf-8' : 'windows-1252';
  try {
    return decodeBuffer(body, { transportLayerEncodingLabel: charset, defaultEncoding });
  } catch {
    // An unknown or unsupported encoding.
    return body.toString('utf8');
  }
}

/** Nesting depth at which reading stops: the parser searches all open elements at every end tag. */
const deepest = 2_000;
/** Characters between two checks of the depth. */
const stride = 8_192;

/** Reads as much of a page as possible. Invalid HTML does not throw. */
export function readFacts(html: string, url: string): PageFacts {
  const meta = new Map<string, string>();
  const structured: unknown[] = [];
  let title: string | undefined;
  let base: string | undefined;
  let canonical: string | undefined;
  const microdata = new Microdata();
  let drawings = 0;
  let depth = 0;
  /** The text of the current element, if it is a title or a JSON-LD block. */
  let text: string | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      microdata.open(depth, attributes);
      if (name === 'svg') drawings++;
      else if (name === 'meta') remember(meta, attributes);
      else if (name === 'link' && /^canonical$/i.test(attributes['rel']?.trim() ?? ''))
        canonical ??= URL.parse(attributes['href'] ?? '', url)?.href;
      else if (name === 'base') base ??= URL.parse(attributes['href'] ?? '', url)?.href;
      // SVG drawings have titles, too.
      else if (name === 'title' && title === undefined && drawings === 0) text = '';
      else if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
      microdata.text(part);
    },
    onclosetag(name) {
      microdata.close(depth);
      depth--;
      if (name === 'svg') drawings--;
      if (text === undefined || (name !== 'title' && name !== 'script')) return;
      if (name === 'title') title = text;
      else structured.push(...parseJson(text));
      text = undefined;
    },
  });
  const isShallow = () => depth < deepest;
  for (let at = 0; at < html.length && isShallow(); at += stride) parser.write(html.slice(at, at + stride));
  parser.end();
  // JSON-LD stands before microdata: shops that write both keep it more exact.
  const addresses = [url, canonical, meta.get('og:url')];
  return { title, meta, structured: [...structured, ...microdata.products], base: base ?? url, addresses };
}

function remember(meta: Map<string, string>, { property, name, content }: Record<string, string>): void {
  if (!content?.trim()) return;
  for (const key of [property, name]) {
    const wanted = key?.trim().toLowerCase();
    if (wanted && !meta.has(wanted)) meta.set(wanted, content);
  }
}

/** Tolerates what shops write around JSON-LD: comments, CDATA, a closing semicolon, line breaks in strings. */
function parseJson(text: string): unknown[] {
  const bare = text
    .replace('<![CDATA[', '')
    .replace(']]>', '')
    .replace(/\p{Cc}/gu, ' ');
  const json = bare.slice(bare.search(/[[{]/), Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1);
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}
