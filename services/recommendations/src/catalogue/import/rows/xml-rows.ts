import sax from 'sax';
import { fieldName, UnreadableFeed, type FeedRow } from './feed-row.js';

/** Longer texts are cut. */
const longestField = 20_000;

type Attributes = Record<string, string>;

/** Namespaces whose fields are of a product; fields of others are of pictures, podcasts or programs. */
const google = 'g:';
const usual = '';
const namespaces: readonly [RegExp, string][] = [
  [/\bbase\.google\.com\b/i, google],
  [/\bw3\.org\/2005\/atom\b/i, usual],
];

interface Row {
  line: number;
  depth: number;
  /** By name with {@link google} or {@link usual} before it. */
  fields: Record<string, string>;
}

/** Whether a link of Atom is the product's page, and not an interface, a picture or the feed itself. */
function isPage({ rel = 'alternate', type = 'text/html' }: Attributes): boolean {
  return rel.toLowerCase().split(/\s+/).includes('alternate') && /html/i.test(type);
}

/** Collects the products of an RSS or Atom document while it is read. */
class FeedReader {
  private readonly parser = sax.parser(true, { trim: true, position: true });
  private readonly rows: FeedRow[] = [];
  private readonly path: string[] = [];
  private readonly prefixes = new Map<string, string>([
    ['', usual],
    ['g', google],
  ]);
  private row?: Row;
  private text = '';
  private shop = '';

  constructor() {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => this.open(name, attributes as Attributes);
    parser.onclosetag = () => this.close();
    // oxlint-disable unicorn/prefer-add-event-listener -- not an event target
    parser.ontext = parser.oncdata = (text) => {
      if (this.text.length < longestField) this.text += text.slice(0, longestField);
    };
    parser.onerror = (error) => {
      throw new UnreadableFeed(`Line ${parser.line + 1} is not XML: ${error.message.split('\n')[0]}`);
    };
    // oxlint-enable unicorn/prefer-add-event-listener
  }

  /** @returns the products that end in this piece. */
  read(piece: string): FeedRow[] {
    this.parser.write(piece);
    return this.rows.splice(0);
  }

  end(): void {
    this.parser.close();
  }

  /** A tag's name with its namespace; empty in a namespace that says nothing of products. */
  private nameOf(tag: string): string {
    const [, prefix = '', name = ''] = /^(?:([^:]*):)?(.*)$/s.exec(tag) ?? [];
    const namespace = this.prefixes.get(prefix.toLowerCase());
    return namespace === undefined ? '' : namespace + fieldName(name);
  }

  private open(tag: string, attributes: Attributes): void {
    for (const [attribute, address] of Object.entries(attributes)) {
      const [, prefix] = /^xmlns:(.+)$/i.exec(attribute) ?? [];
      const namespace = prefix && namespaces.find(([known]) => known.test(address))?.[1];
      if (namespace !== undefined && prefix) this.prefixes.set(prefix.toLowerCase(), namespace);
    }
    const name = this.nameOf(tag);
    this.path.push(name);
    const { row } = this;
    const isField = row && this.path.length === row.depth + 1;
    // Markup inside a field is a part of its text.
    this.text = row && !isField ? `${this.text} ` : '';
    if (!row && (name === 'item' || name === 'entry')) {
      this.row = { line: this.parser.line + 1, fields: {}, depth: this.path.length };
    } else if (isField && name === 'link' && attributes.href && isPage(attributes)) {
      row.fields[name] ??= attributes.href;
    }
  }

  private close(): void {
    const name = this.path.pop()!;
    const { row } = this;
    if (row && this.path.length > row.depth) {
      this.text += ' ';
      return;
    }
    const text = this.text.trim();
    this.text = '';
    if (!row) {
      if (name === 'title' && this.path.length <= 2) this.shop ||= text;
    } else if (this.path.length < row.depth) {
      this.rows.push({ line: row.line, fields: { ...(this.shop && { merchant_name: this.shop }), ...merged(row) } });
      this.row = undefined;
    } else if (text && name) {
      // Direct children only: a shipping price is not the product's price.
      const before = row.fields[name];
      row.fields[name] = before && name === 'g:product_highlight' ? `${before}; ${text}` : (before ?? text);
    }
  }
}

/** Google's fields count before those of the same name of RSS and Atom, such as Atom's `id`. */
function merged({ fields }: Row): FeedRow['fields'] {
  const entries = Object.entries(fields);
  const ofGoogle = entries.filter(([name]) => name.startsWith(google));
  const others = entries.filter(([name]) => !name.startsWith(google));
  return Object.fromEntries([...others, ...ofGoogle.map(([name, text]) => [name.slice(google.length), text] as const)]);
}

/** Products of an RSS or Atom feed with Google's fields (`g:price`). */
export async function* xmlRows(content: AsyncIterable<Buffer>, start: string): AsyncGenerator<FeedRow> {
  const encoding = /^<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(start.trimStart())?.[1] ?? 'utf-8';
  const decoder = decoderOf(encoding);
  const reader = new FeedReader();
  for await (const chunk of content) yield* reader.read(decoder.decode(chunk, { stream: true }));
  yield* reader.read(decoder.decode());
  reader.end();
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new UnreadableFeed(`The feed is written in ${encoding}, which cannot be read here`);
  }
}
