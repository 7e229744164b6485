import sax from 'sax';
import { fieldName, UnreadableFeed, type FeedRow } from './feed-row.js';

/** Longer texts are cut. */
const longestField = 20_000;

/** Collects the products of an RSS or Atom document while it is read. */
class FeedReader {
  private readonly parser = sax.parser(true, { trim: true, position: true });
  private readonly rows: FeedRow[] = [];
  private readonly path: string[] = [];
  private row?: FeedRow & { depth: number };
  private text = '';
  private shop = '';

  constructor() {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => this.open(fieldName(name), attributes as Record<string, string>);
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

  private open(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    this.text = '';
    if (!this.row && (name === 'item' || name === 'entry')) {
      this.row = { line: this.parser.line + 1, fields: {}, depth: this.path.length };
    } else if (this.row && name === 'link' && attributes.href && this.path.length === this.row.depth + 1) {
      this.row.fields.link ??= attributes.href;
    }
  }

  private close(): void {
    const name = this.path.pop()!;
    const { row, text } = this;
    this.text = '';
    if (!row) {
      if (name === 'title' && this.path.length <= 2) this.shop ||= text;
    } else if (this.path.length < row.depth) {
      this.rows.push({ line: row.line, fields: { ...(this.shop && { merchant_name: this.shop }), ...row.fields } });
      this.row = undefined;
    } else if (this.path.length === row.depth && text) {
      // Direct children only: a shipping price is not the product's price.
      row.fields[name] = row.fields[name] && name === 'product_highlight' ? `${row.fields[name]}; ${text}` : text;
    }
  }
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
