import { decodeBuffer } from 'encoding-sniffer';
import { Parser } from 'htmlparser2';
import { isUtf8 } from 'node:buffer';
import type { FetchedPage } from './page-fetcher.js';

/** What a page says of itself, as it says it. */
export interface PageFacts {
  title: string | undefined;
  /** Contents of `<meta>` by `property` or `name` in lower case; the first one counts. */
  meta: ReadonlyMap<string, string>;
  /** The JSON-LD blocks that can be read. */
  structured: unknown[];
  /** Against which addresses in the page are resolved. */
  base: string;
}

/** Text in the encoding that the server, a byte order mark or the page itself names. */
export function decodePage({ body, charset }: Pick<FetchedPage, 'body' | 'charset'>): string {
  const defaultEncoding = isUtf8(body) ? 'utf-8' : 'windows-1252';
  try {
    return decodeBuffer(body, { transportLayerEncodingLabel: charset, defaultEncoding });
  } catch {
    // Names an encoding that is not to be decoded.
    return body.toString('utf8');
  }
}

/** Elements inside each other; past that a page means to keep the parser busy, which looks through them at every end tag. */
const deepest = 2_000;
/** Characters between two looks at the depth. */
const stride = 8_192;

/** Reads as far as a page can be read; however broken it is, this does not throw. */
export function readFacts(html: string, url: string): PageFacts {
  const meta = new Map<string, string>();
  const structured: unknown[] = [];
  let title: string | undefined;
  let base: string | undefined;
  let drawings = 0;
  let depth = 0;
  /** The text of the element that is being read, if it is one that counts. */
  let text: string | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (name === 'svg') drawings++;
      else if (name === 'meta') remember(meta, attributes);
      else if (name === 'base') base ??= URL.parse(attributes['href'] ?? '', url)?.href;
      // Drawings have titles, too.
      else if (name === 'title' && title === undefined && drawings === 0) text = '';
      else if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      depth--;
      if (name === 'svg') drawings--;
      if (text === undefined || (name !== 'title' && name !== 'script')) return;
      if (name === 'title') title = text;
      else structured.push(...parseJson(text));
      text = undefined;
    },
  });
  const isBearable = () => depth < deepest;
  for (let at = 0; at < html.length && isBearable(); at += stride) parser.write(html.slice(at, at + stride));
  parser.end();
  return { title, meta, structured, base: base ?? url };
}

function remember(meta: Map<string, string>, { property, name, content }: Record<string, string>): void {
  if (!content?.trim()) return;
  for (const key of [property, name]) {
    const wanted = key?.trim().toLowerCase();
    if (wanted && !meta.has(wanted)) meta.set(wanted, content);
  }
}

/** Shops wrap JSON-LD in comments and CDATA, end it like a statement, and leave line breaks in its strings. */
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
