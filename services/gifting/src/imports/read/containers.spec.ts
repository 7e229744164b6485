import { importLimits } from '@presently/rules/imports';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { formatIn } from './format-in.js';
import { SourceFile } from './files/source-file.js';
import { refusalOf } from './files/unreadable-file.js';
import { inWords } from './told.builders.js';
import { sentencesOf } from './told.js';
import { unpacked } from './files/unpacked.js';

async function read(content: Buffer | string): Promise<ReturnType<typeof inWords>[] | string> {
  try {
    const file = new SourceFile(unpacked(Buffer.from(content as string)));
    const entries: ReturnType<typeof inWords>[] = [];
    for await (const entry of (await formatIn(file)).read(file)) entries.push(inWords(entry));
    return entries;
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal ? sentencesOf(refusal) : Promise.reject(error as Error);
  }
}
function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
}
const card = (name: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\r\n');
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

describe('a zip of files', () => {
  it('is read as Takeout writes it: cards, tables and calendars in any folder', async () => {
    const zip = await zipOf({
      'Takeout/Contacts/All Contacts/All Contacts.vcf': card('Ada Bright') + card('Jörg Müßig', 'BDAY:19800517'),
      'Takeout/Contacts/My Contacts/My Contacts.vcf': card('Ada Bright'),
      'Takeout/Kontakte/Meine Kontakte.csv': 'Name,E-mail 1 - Value,Labels\n渡辺 さくら,s@example.jp,\n',
      'Takeout/Calendar/Geburtstage.ics': calendar(
        'SUMMARY:Geburtstag von Éva',
        'DTSTART;VALUE=DATE:19790304',
        'RRULE:FREQ=YEARLY',
      ),
      'Takeout/Contacts/All Contacts/Ada.jpg': 'x',
      'Takeout/archive_browser.html': '<html>',
    });
    expect(await read(zip)).toEqual([
      expect.objectContaining({ name: 'Éva', birthday: '1979-03-04' }),
      expect.objectContaining({ name: 'Ada Bright' }),
      expect.objectContaining({ name: 'Jörg Müßig', birthday: '1980-05-17' }),
      expect.objectContaining({ name: '渡辺 さくら', email: 's@example.jp' }),
      { problem: '1 person stands in this zip more than once, and is read once.' },
      {
        problem:
          '2 files of this zip are not read: Takeout/Contacts/All Contacts/Ada.jpg, Takeout/archive_browser.html.',
      },
    ]);
  });

  it.each([
    ['one card file', { 'contacts.vcf': card('Олена Коваль') }, 'Олена Коваль'],
    ['a table with other headings', { 'a/b/Kontakty.csv': 'Imię;Nazwisko\nŁucja;Żak\n' }, 'Łucja Żak'],
    ['a packed file', { 'x.vcf.gz': gzipSync(card('Ωmega')) }, 'Ωmega'],
    ['LDIF', { 'thunderbird/abook.ldif': 'dn: cn=Bo\nobjectclass: person\ncn: Bo\n' }, 'Bo'],
  ])('may hold %s', async (_what, files, name) => {
    expect(await read(await zipOf(files as Record<string, string>))).toEqual([expect.objectContaining({ name })]);
  });

  it('tells each file that it cannot read, and why', async () => {
    const zip = await zipOf({
      'a.vcf': card('Ada'),
      'b.csv': '',
      'c.json': '{"version":1}',
      'd.vcf': 'nothing of the kind',
      '__MACOSX/._a.vcf': 'attributes',
    });
    expect(await read(zip)).toEqual([
      expect.objectContaining({ name: 'Ada' }),
      { name: 'b.csv', problem: 'b.csv: The file is empty.' },
      { name: 'c.json', problem: expect.stringMatching(/^c\.json: This is not a file that we can read/) },
      { name: 'd.vcf', problem: expect.stringMatching(/^d\.vcf: This is not a file that we can read/) },
      { problem: '1 file of this zip is not read: __MACOSX/._a.vcf.' },
    ]);
    expect(await read(await zipOf({ 'a.txt': 'x', 'b.png': 'y' }))).toBe(
      'There are no contacts, calendars or tables in this zip. 2 files of this zip are not read: a.txt, b.png.',
    );
  });

  it('is bounded: a bomb in a file, in a packed file, and in many files', async () => {
    const bomb = Buffer.alloc(importLimits.bytes + 1, 'x');
    expect(await read(await zipOf({ 'a.vcf': bomb }))).toEqual([
      { name: 'a.vcf', problem: 'a.vcf: a.vcf has more than 11 MB.' },
    ]);
    expect(await read(gzipSync(bomb))).toBe('The file has more than 10 MB.');
    expect(await read(await zipOf({ 'a.vcf.gz': gzipSync(bomb) }))).toEqual([
      { name: 'a.vcf.gz', problem: 'a.vcf.gz: The file has more than 10 MB.' },
    ]);
    const large = card('Ann', `NOTE:${'x'.repeat(9_000_000)}`);
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`${index}.vcf`, large]));
    const entries = await read(await zipOf(many));
    expect(entries).toContainEqual({ problem: '3 files of this zip are not read: 5.vcf, 6.vcf, 7.vcf.' });
  });

  it.each([
    ['a workbook', { '[Content_Types].xml': '', 'xl/workbook.xml': '' }, 'Please save it as CSV'],
    ['a workbook of LibreOffice', { mimetype: '', 'content.xml': '' }, 'Please save it as CSV'],
    ['a letter', { '[Content_Types].xml': '', 'word/document.xml': '' }, 'This is a document of Office'],
  ])('that is %s says so', async (_what, files, sentence) => {
    expect(await read(await zipOf(files as Record<string, string>))).toContain(sentence);
  });
});

describe('other containers', () => {
  it.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'Please save a workbook as CSV'],
    ['xCard', '<?xml version="1.0"?>\n<vcards xmlns="urn:x"><vcard/></vcards>', 'Please export them as vCard'],
    ['a web page', '<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'This is a web page'],
    ['damaged gzip', Buffer.from('1f8b0800ffff', 'hex'), 'This gzip file is damaged.'],
    ['damaged jCard', '[["vcard",[["fn",{},"text","A"]', 'This jCard is damaged.'],
  ])('%s is refused in a sentence', async (_what, content, sentence) => {
    expect(await read(content)).toContain(sentence);
  });

  it('LDIF is unfolded and decoded, of Thunderbird and of directories', async () => {
    const thunderbird = [
      'version: 1',
      '# Exported',
      '',
      'dn: cn=Ada Bright,mail=ada@example.com',
      'objectclass: top',
      'objectclass: mozillaAbPersonAlpha',
      'cn: Ada Br',
      ' ight',
      'mail: ada@example.com',
      'mozillaSecondEmail: a@work.example',
      'homePhone: +1 202 555 0143',
      'birthmonth: 4',
      'birthday: 3',
      'anniversaryyear: 2010',
      'anniversarymonth: 6',
      'anniversaryday: 12',
      `mozillaHomeStreet:: ${Buffer.from('Königstraße 1').toString('base64')}`,
      'mozillaHomeLocalityName: Köln',
      `jpegPhoto:: ${'A'.repeat(60)}`,
      ' AAAA',
      '',
      `dn:: ${Buffer.from('cn=王小明').toString('base64')}`,
      'objectclass: person',
      `givenName:: ${Buffer.from('小明').toString('base64')}`,
      `sn;lang-zh:: ${Buffer.from('王').toString('base64')}`,
      'birthyear: 1985',
      'birthmonth: 12',
      'birthday: 31',
      '',
      'dn: cn=Friends',
      'objectclass: groupOfNames',
      'cn: Friends',
      '',
      'dn: ou=people,dc=example',
      'objectclass: organizationalUnit',
      'ou: people',
      '',
      'dn: uid=rene,ou=people',
      'objectclass: inetOrgPerson',
      `cn:: ${Buffer.from('René Ångström', 'latin1').toString('base64')}`,
      'mail: rene@example.org',
      'description:< file:///etc/passwd',
    ].join('\r\n');
    expect(await read(thunderbird)).toEqual([
      {
        name: 'Ada Bright',
        email: 'ada@example.com',
        otherEmails: ['a@work.example'],
        phone: '+1 202 555 0143',
        isLandline: true,
        birthday: '--04-03',
        address: 'Königstraße 1\nKöln',
        occasions: [{ type: 'Anniversary', date: '2010-06-12', recurrence: 'yearly' }],
      },
      { name: '王小明', birthday: '1985-12-31', occasions: [] },
      { name: 'people', problem: 'Line 34: this entry is no person.' },
      { name: 'René Ångström', email: 'rene@example.org', occasions: [] },
    ]);
  });

  it('jCard is read as the card that it is', async () => {
    const one = (name: string, ...more: unknown[]) => [
      'vcard',
      [['version', {}, 'text', '4.0'], ['fn', {}, 'text', name], ...more],
    ];
    const cards = [
      one('Ada Bright', ['bday', {}, 'date', '1985-04-03'], ['email', { type: 'home' }, 'text', 'ada@example.com']),
      one('Zoë; Brontë, x', ['bday', {}, 'date', '--12-25'], ['anniversary', {}, 'date', '2001-07-04']),
      ['nothing'],
      one('渡辺 さくら', ['adr', {}, 'text', ['', '', '1-2-3', '東京', '', '100', 'JP']]),
    ];
    expect(await read(JSON.stringify(cards))).toMatchObject([
      { name: 'Ada Bright', birthday: '1985-04-03', email: 'ada@example.com' },
      { name: 'Zoë; Brontë, x', birthday: '--12-25', occasions: [{ type: 'Anniversary', date: '2001-07-04' }] },
      { problem: 'Card 3 is damaged.' },
      { name: '渡辺 さくら', address: expect.stringContaining('東京') },
    ]);
    expect(await read(JSON.stringify(cards[0]))).toMatchObject([{ name: 'Ada Bright' }]);
  });
});
