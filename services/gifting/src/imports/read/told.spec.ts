import { CodedProblem } from '@presently/contracts/kit/coded-problem';
import { parseMessage } from '@presently/messaging/messages';
import { en, importProblemCodes, type ImportProblemCode } from '@presently/rules/import-problems/en';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { checkedPerson } from './checked-person.js';
import { formatIn } from './format-in.js';
import { SourceFile } from './files/source-file.js';
import { refusalOf, unreadableFile } from './files/unreadable-file.js';
import { unpacked } from './files/unpacked.js';
import { isUnreadable, type Unreadable } from './imported-person.js';
import { sentencesOf, storedProblems, told, toldIn, toldRefusal, type Told } from './told.js';

/** All that is told of a file. */
async function toldOf(content: Buffer | string): Promise<Told[]> {
  const all: Told[] = [];
  try {
    const file = new SourceFile(unpacked(Buffer.from(content as string)));
    for await (const entry of (await formatIn(file)).read(file)) {
      all.push(...(isUnreadable(entry) ? entry : checkedPerson(entry, '2026-11-28')).problems);
    }
  } catch (error) {
    all.push(...(refusalOf(error) ?? [Promise.reject(error as Error) as never]));
  }
  return all;
}
function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\n');
const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\n');
const yearly = 'RRULE:FREQ=YEARLY';
const exported = (more: object) => JSON.stringify({ format: 'presently-export', version: 1, ...more }, null, 1);
const person = { id: 'a', name: 'Ann' };

describe('what is told of a file', () => {
  it.each<[string, CodedProblem]>([
    ['', { code: 'file-empty', params: {} }],
    ['%PDF-1.4', { code: 'kind-unknown', params: {} }],
    ['<vcards xmlns="urn:x"/>', { code: 'kind-xcard', params: {} }],
    ['<!DOCTYPE html>', { code: 'kind-web-page', params: {} }],
    [`BEGIN:VCARD\n${'BEGIN:X\n'.repeat(9)}`, { code: 'objects-too-deep', params: { line: 5, most: 4 } }],
    ['name,birthday\n"Ann,1980-05-17\n', { code: 'table-quote-open', params: { line: 2 } }],
    [`name,notes\nAnn,"${'x'.repeat(70_000)}"\n`, { code: 'table-row-too-long', params: { line: 2, most: 65_536 } }],
    [`name,b\nAnn${',x'.repeat(300)}\n`, { code: 'table-too-wide', params: { line: 2, most: 200 } }],
    ['[["vcard",[["fn",{},"text","A"]', { code: 'jcard-damaged', params: {} }],
    ['[["vcard",[["fn",{},"text","A"]],[]],["x"]]', { code: 'card-damaged', params: { card: 2 } }],
    [exported({ recipients: 'x' }), { code: 'export-no-list', params: { list: 'recipients' } }],
    [exported({ version: 9 }), { code: 'export-newer', params: {} }],
    [
      exported({ recipients: [person], occasions: [{ recipientId: 'a', type: 'Other', date: '--01-02' }] }),
      { code: 'day-refused', params: { field: 'year', rule: 'year-needed' } },
    ],
    [
      exported({ recipients: [person], keptIdeas: [{ recipientId: 'a', title: 'Tea', link: 'no' }] }),
      { code: 'idea-refused', params: { field: 'link', rule: 'url' } },
    ],
    [event('SUMMARY:Dentist', 'DTSTART:20260102'), { code: 'calendar-without-days', params: {} }],
    [event('SUMMARY:Birthday', 'DTSTART:20260102', yearly), { code: 'day-of-nobody', params: { line: 2 } }],
    [event('SUMMARY:Waste', 'DTSTART:20260102', yearly), { code: 'day-of-no-kind', params: { line: 2 } }],
    [
      event('SUMMARY:Ann’s birthday', 'DTSTART:20260102', `${yearly};UNTIL=20200102`),
      { code: 'day-over', params: { line: 2, until: '2020-01-02' } },
    ],
    [event('SUMMARY:Ann’s birthday', 'DTSTART:20261302', yearly), { code: 'day-missing', params: { line: 2 } }],
    [card('FN:Ann', 'KIND:org'), { code: 'card-of-company', params: {} }],
    [card('NOTE:x'), { code: 'card-without-name', params: { line: 1 } }],
    [
      card('FN:Ann', 'BDAY;CALSCALE=islamic:1400-07-01'),
      { code: 'birthday-of-calendar', params: { line: 1, calendar: 'islamic' } },
    ],
    [card('FN:Ann', 'X-ALTBDAY:19800501'), { code: 'birthday-left-out', params: { line: 1, calendar: 'lunar' } }],
    [card('FN:Ann', 'ANNIVERSARY:in spring'), { code: 'day-unread', params: { line: 1, written: 'in spring' } }],
    [card('FN:Ann', 'BDAY:soon'), { code: 'field-refused', params: { field: 'birthday', rule: 'date' } }],
    [
      card('FN:Ann', `EMAIL:${'x'.repeat(300)}@mail.example`),
      { code: 'field-refused', params: { field: 'email', rule: 'too-long', most: 254 } },
    ],
    ['dn: ou=x\nobjectclass: organizationalUnit\n', { code: 'entry-no-person', params: { line: 1 } }],
    ['Name,E-mail 1 - Value,Labels\n,,x\n', { code: 'row-without-name', params: { line: 2 } }],
  ])('%# has its code, and names what the sentence names', async (content, problem) => {
    expect((await toldOf(content)).map((each) => each.problem)).toEqual([problem]);
  });

  it('says in which file of a zip it was found', async () => {
    const all = await toldOf(await zipOf({ 'a/b.vcf': card('NOTE:x'), 'c.txt': '', 'd.png': '' }));
    expect(all).toEqual([
      {
        sentence: 'a/b.vcf: Line 1: this card has no name.',
        problem: { code: 'card-without-name', params: { line: 1, file: 'a/b.vcf' } },
      },
      {
        sentence: '2 files of this zip are not read: c.txt, d.png.',
        problem: { code: 'zip-files-left-out', params: { count: 2, files: 'c.txt, d.png' } },
      },
    ]);
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, nth) => [`${nth}.txt`, '']));
    expect(await toldOf(await zipOf(many))).toEqual([
      { sentence: en['zip-without-people'], problem: { code: 'zip-without-people', params: {} } },
      {
        sentence: '7 files of this zip are not read: 0.txt, 1.txt, 2.txt, 3.txt, 4.txt and 2 more.',
        problem: {
          code: 'zip-many-files-left-out',
          params: { count: 7, files: '0.txt, 1.txt, 2.txt, 3.txt, 4.txt', more: 2 },
        },
      },
    ]);
  });
});

describe('a problem', () => {
  const values = {
    line: 12,
    card: 3,
    count: 1_200,
    more: 4,
    most: 10_000,
    megabytes: 10,
    entry: 'a.vcf',
    files: 'a.txt, b.txt',
    calendar: 'islamic',
    written: 'soon',
    until: '1990-05-04',
    list: 'gifts',
  };
  /** Those of the values that a message names. */
  const namedIn = (message: string) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => message.includes(`{${name}`)));

  it.each(importProblemCodes)('%s has the English of its code, and is one that the contract takes', (code) => {
    const { sentence, problem } =
      code === 'field-refused' || code === 'day-refused' || code === 'idea-refused'
        ? toldRefusal(code, { field: 'email', rule: { rule: 'too-long', most: 254 }, sentence: 'Too long.' })
        : (told as (code: ImportProblemCode, named: object) => Told)(code, namedIn(en[code]));
    const named: Record<string, unknown> = { ...values, most: /\{most, number\}/.test(en[code]) ? '10,000' : 10_000 };
    const expected = en[code]
      .replaceAll(/<\/?name>/g, '')
      .replace('{reason}', 'Too long.')
      .replace(/\{count, plural, .* other \{(.*)\}\}/, '$1')
      .replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(named[name]));
    expect(sentence).toBe(expected);
    expect(problem.code).toBe(code);
    expect(() => parseMessage(CodedProblem, problem)).not.toThrow();
  });

  it('is made of a code in no other way', () => {
    // @ts-expect-error -- a sentence alone has no words in other languages
    const sentence: Unreadable = { problems: ['A sentence.'] };
    // @ts-expect-error -- the code is not declared
    expect(() => told('never-heard-of')).toThrow(TypeError);
    // @ts-expect-error -- the message names a line
    const unnamed = told('row-without-name', {});
    // @ts-expect-error -- a file is refused by a code as well
    const refused = () => unreadableFile('A sentence.');
    expect([sentence, unnamed, refused]).toHaveLength(3);
  });

  it('is made somewhere, whatever its code', () => {
    const folder = join(import.meta.dirname, '..');
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(importProblemCodes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });

  it('has no text that is long, and none that no database stores', () => {
    const long = `${'x'.repeat(39)}🎁`;
    expect(told('day-unread', { line: 1, written: long }).problem.params['written']).toBe(`${'x'.repeat(39)}\ufffd`);
    expect(told('zip-file-locked', { entry: 'a\0b\nc' }).problem).toEqual({
      code: 'zip-file-locked',
      params: { entry: 'abc' },
    });
    const inside = toldIn(`${'folder/'.repeat(90)}a.vcf`, told('file-empty'));
    expect(inside.problem.params['file']).toHaveLength(80);
    expect(inside.problem.params['file']).toMatch(/\/a\.vcf$/);
  });

  it('is stored with its sentence', () => {
    expect(storedProblems([])).toEqual({ problem: null, problems: null });
    const all = [told('row-without-name', { line: 2 }), told('no-room')];
    expect(storedProblems(all)).toEqual({
      problem: 'Line 2: this row has no name. Your plan has no room for this person.',
      problems: [
        { code: 'row-without-name', params: { line: 2 } },
        { code: 'no-room', params: {} },
      ],
    });
    expect(storedProblems(all, 10).problem).toBe('Line 2: th');
    expect(unreadableFile(...all).toBody()).toMatchObject({ code: 'import.unreadable', message: sentencesOf(all) });
  });
});
