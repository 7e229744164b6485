import { operation } from '@presently/contracts/kit/operation';
import { PageRequest } from '@presently/contracts/kit/page';
import { largestAnswer } from '@presently/rules/bounds';
import { IsString } from 'class-validator';
import { Keyset } from './keyset.js';
import { readPage } from './page.js';

class Word {
  @IsString() text!: string;
}
const listWords = operation('gifting.listWords', {
  route: 'GET /api/words',
  access: 'user',
  shows: [],
  input: PageRequest,
  output: { pageOf: Word },
});

/** A list of rows that are ordered by their keys. Rows without a text are not shown. */
function aList(rows: { key: string; text: string }[]) {
  const reads: number[] = [];
  const source = {
    keyset: Keyset.of('text'),
    read: async ([after]: readonly string[] = [''], count: number) => {
      reads.push(count);
      return rows.filter(({ key }) => key > after!).slice(0, count);
    },
    keyOf: ({ key }: { key: string }) => [key] as const,
    present: ({ text }: { text: string }) => (text === '' ? undefined : { text, secret: 1 }),
  };
  const page = async (request: PageRequest = {}) => {
    const { rows: found, next } = await readPage(listWords, request, source);
    return { texts: found.map((json) => (JSON.parse(json) as Word).text), bytes: found.join().length, next };
  };
  return { page, reads };
}

const numbered = (count: number, text = (n: number) => `word ${n}`) =>
  Array.from({ length: count }, (_none, n) => ({ key: String(n).padStart(6, '0'), text: text(n) }));

describe('a page', () => {
  it('without parameters has the first 500 rows, and leads to the rest', async () => {
    const { page, reads } = aList(numbered(1_001));
    const first = await page();
    expect(first.texts).toHaveLength(500);
    expect(Math.max(...reads)).toBeLessThanOrEqual(100);
    const second = await page({ after: first.next! });
    const last = await page({ after: second.next! });
    expect([...first.texts, ...second.texts, ...last.texts]).toEqual(numbered(1_001).map(({ text }) => text));
    expect(last.next).toBeUndefined();
  });

  it.each([1, 99, 100, 101, 250])('of %d rows is the last one if no row follows', async (count) => {
    const { page } = aList(numbered(count));
    expect(await page({ limit: count })).toMatchObject({ texts: { length: count }, next: undefined });
    expect((await page({ limit: count - 1 || 1 })).next === undefined).toBe(count === 1);
  });

  it('holds the declared fields only', async () => {
    const { rows } = await readPage(
      listWords,
      {},
      {
        keyset: Keyset.of('text'),
        read: async () => [{ text: 'a', password: 'p' }],
        keyOf: ({ text }) => [text] as const,
        present: (row) => row,
      },
    );
    expect(rows).toEqual(['{"text":"a"}']);
  });

  it('ends before its rows fill more than an answer', async () => {
    const { page, reads } = aList(numbered(300, (n) => `${n} ${'x'.repeat(20_000)}`));
    let found: string[] = [];
    let after: string | undefined;
    do {
      const part = await page({ ...(after && { after }) });
      expect(part.bytes).toBeLessThan(largestAnswer);
      expect(part.texts.length).toBeGreaterThan(30);
      found = [...found, ...part.texts];
      after = part.next;
    } while (after);
    expect(found.map((text) => Number.parseInt(text, 10))).toEqual(numbered(300).map((_row, n) => n));
    expect(Math.max(...reads)).toBeLessThanOrEqual(100);
  });

  it('always has a row, so that no list ends early', async () => {
    const { page } = aList(numbered(2, () => 'x'.repeat(2_000_000)));
    expect(await page()).toMatchObject({ texts: { length: 1 }, next: expect.any(String) });
  });

  it('skips rows that are not shown, without an empty page at the end', async () => {
    const { page } = aList(numbered(10, (n) => (n % 2 === 0 ? `word ${n}` : '')));
    expect(await page({ limit: 5 })).toMatchObject({ texts: { length: 5 }, next: undefined });
    const { page: none } = aList(numbered(10, () => ''));
    expect(await none()).toMatchObject({ texts: [], next: undefined });
  });
});
