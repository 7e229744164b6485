import { jest } from '@jest/globals';
import { formatOf } from '../formats.js';
import { SourceFile } from '../files/source-file.js';
import { inWords } from '../told.builders.js';

interface Written {
  start?: string;
  more?: string;
  rule?: string;
  head?: string;
}

/** What one event leads to: `Ann 1980-03-05`, `Ann & Tom 1995-03-05 (Anniversary)`, or why it is nobody's day. */
async function read(summary: string, written: Written = {}): Promise<string | undefined> {
  const { start = '20200305', more = '', rule = 'RRULE:FREQ=YEARLY\n', head = '' } = written;
  const event = `BEGIN:VEVENT\nUID:1\nSUMMARY:${summary}\nDTSTART;VALUE=DATE:${start}\n${rule}${more}END:VEVENT\n`;
  const file = new SourceFile(Buffer.from(`BEGIN:VCALENDAR\nVERSION:2.0\n${head}${event}${another}END:VCALENDAR\n`));
  for await (const entry of formatOf(file).read(file)) {
    const person = inWords(entry);
    if ('problem' in person) return person.problem.replace(/^Line \d+: /, '');
    if (person.name === 'Zed') return undefined;
    const [day] = person.occasions;
    return day ? `${person.name} ${day.date} (${day.type})` : `${person.name} ${person.birthday}`;
  }
  return undefined;
}
/** A calendar with no day at all is refused. */
const another = 'BEGIN:VEVENT\nSUMMARY:Birthday: Zed\nDTSTART;VALUE=DATE:19800102\nRRULE:FREQ=YEARLY\nEND:VEVENT\n';
const [noKind, ofDeath] = ['this yearly day does not say that it is a birthday.', 'this is the day of a death.'];

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('a title that says a number', () => {
  it.each([
    ["Mom's 60th Birthday", 'Mom'],
    ["Mom's 60 birthday", 'Mom'],
    ["Mom's sixtieth birthday", 'Mom'],
    ['Birthday Mom 60', 'Mom'],
    ['Dad turns 60', 'Dad'],
    ["Dad's birthday (60)", 'Dad'],
    ['Papa wird 60', 'Papa'],
    ['Oma wird 60 Jahre alt', 'Oma'],
    ['60. Geburtstag Mama', 'Mama'],
    ['Sechzigster Geburtstag Mama', 'Mama'],
    ['Marie fête ses 60 ans', 'Marie'],
    ['Anniversaire des 60 ans de Marie', 'Marie'],
    ['60ème anniversaire de Marie', 'Marie'],
    ['Mamá cumple 60', 'Mamá'],
    ['60.º cumpleaños de Ana', 'Ana'],
    ['Cumpleaños 60 de Ana', 'Ana'],
    ['Anna compie 60 anni', 'Anna'],
    ['60° compleanno di Anna', 'Anna'],
    ['Aniversário de 60 anos da Ana', 'Ana'],
    ['Ana faz 60 anos', 'Ana'],
    ['60歳の誕生日 花子', '花子'],
    ['عيد ميلاد أمي الـ60', 'أمي'],
    ['عيد ميلاد أمي ٦٠', 'أمي'],
    ['عيد ميلاد أمي الستين', 'أمي'],
    ["Dad bday '60", 'Dad'],
    ['Birthday Ann 1960-03-05', 'Ann'],
  ])('says the year of birth: %s', async (summary, name) => {
    expect(await read(summary)).toBe(`${name} 1960-03-05`);
  });

  it.each([
    ["Ann & Tom's 25th wedding anniversary", 'Ann & Tom 1995-03-05 (Anniversary)'],
    ['Ann & Tom silver wedding anniversary', 'Ann & Tom 1995-03-05 (Anniversary)'],
    ['Ann and Tom 25. Hochzeitstag', 'Ann and Tom 1995-03-05 (Anniversary)'],
    ["Bob and Alice's 3 year anniversary", 'Bob and Alice 2017-03-05 (Anniversary)'],
    ["Ann's birthday May 5th", 'Ann May 5th --03-05'],
    ['Birthday Mom 12', 'Mom 12 --03-05'],
    ['Ann turns 40 (41)', 'Ann --03-05'],
  ])('also of an anniversary, and not where it may be another one: %s', async (summary, day) => {
    expect(await read(summary)).toBe(day);
  });

  it.each<[string, string, Written, string]>([
    ['a program counts from the day of birth', '46th', { start: '19800305' }, '1980-03-05'],
    ['nothing says for which year it was written', '6th', { start: '20200305' }, '--03-05'],
    [
      'it was written for its first year',
      '6th',
      { start: '20200305', more: 'CREATED:20200101T000000Z\n' },
      '2014-03-05',
    ],
    ['it was written for another year than this one', '60th', { start: '20200305' }, '1960-03-05'],
    ['it happens once', '6th', { start: '20260305', rule: '' }, '2020-03-05'],
  ])('is counted otherwise where %s', async (_what, nth, written, day) => {
    expect(await read(`Tim's ${nth} birthday`, written)).toBe(`Tim ${day}`);
  });
});

describe('the first year of a series', () => {
  it.each<[string, Written, string]>([
    ['is that of an adult', { start: '19401222' }, '1940-12-22'],
    ['is that of an adult, written later', { start: '19401222', more: 'CREATED:20210101T000000Z\n' }, '1940-12-22'],
    ['is one that Google writes for none', { start: '19401222', more: 'CREATED:19000101T120000Z\n' }, '1940-12-22'],
    ['is that of a child', { start: '20151222' }, '--12-22'],
    ['is that of a child, written later', { start: '20151222', more: 'CREATED:20210101T000000Z\n' }, '--12-22'],
    ['is the one in which it was written', { start: '20051222', more: 'CREATED:20050101T000000Z\n' }, '--12-22'],
    ['is near it', { start: '20041222', more: 'CREATED:20050101T000000Z\n' }, '--12-22'],
    [
      'is told by the program of contacts',
      { start: '20151222', head: 'PRODID:-//Acme//Birthday calendar//EN\n' },
      '2015-12-22',
    ],
    ['is told by its calendar of contacts', { start: '20151222', head: 'X-WR-CALNAME:Kontakte\n' }, '2015-12-22'],
    ['is told by a property of it', { start: '20151222', more: 'X-EVOLUTION-CONTACT-UID:7\n' }, '2015-12-22'],
    ['is in a calendar that somebody calls so', { start: '20151222', head: 'X-WR-CALNAME:Birthdays\n' }, '--12-22'],
  ])('%s', async (_what, written, day) => {
    expect(await read("Gran's birthday", written)).toBe(`Gran ${day}`);
  });
});

describe('a yearly day', () => {
  it.each([
    "Anniversary of Grandpa's death",
    "Anniversary of Dad's passing",
    'Death anniversary - Grandma',
    "Gran's heavenly birthday",
    'Jahrestag Tod von Opa',
    'Todestag Opa Jahrestag',
    'Anniversaire de décès de Papi',
    'Anniversaire de la mort de Papi',
    'Aniversario de la muerte del abuelo',
    'Aniversario de fallecimiento del abuelo',
    'Anniversario della morte del nonno',
    'Aniversário de morte do avô',
    'Aniversário de falecimento do avô',
    '祖父の命日 記念日',
    'ذكرى وفاة جدي ذكرى سنوية',
  ])('of a death is told as one: %s', async (summary) => expect(await read(summary)).toBe(ofDeath));

  it.each([
    'Work anniversary: Bob',
    "Bob's 3 year work anniversary",
    "Ann's sobriety anniversary",
    'Sober birthday Ann',
    'Company anniversary',
    'Church anniversary',
    'Acme GmbH Jahrestag',
    'Anniversary of the accident',
    'Anniversary of moving in',
    "Children's Hospital anniversary",
    'Firmenjubiläum Jahrestag',
    "Anniversaire de l'entreprise",
    'Anniversaire de travail de Bob',
    'Anniversaire de sobriété de Bob',
    'Aniversario laboral de Ana',
    'Aniversario de la empresa',
    'Aniversario de sobriedad de Ana',
    'Anniversario di lavoro',
    'Anniversario di sobrietà',
    'Aniversário da empresa',
    'Aniversário de trabalho',
    'Aniversário de sobriedade',
    '入社記念日',
    '会社の創立記念日',
    '断酒記念日',
    'ذكرى سنوية للشركة',
  ])('of work, a company or the like is nobody’s: %s', async (summary) => expect(await read(summary)).toBe(noKind));

  it.each([
    'Birthday party for Ann',
    "Ann's 5th birthday party",
    "Bill's birthday dinner",
    'Birthday cake Ann',
    'Birthday trip with Ann',
    'Birthday - dinner with Ann',
    "Dinner for Bill's birthday",
    "Party: Ann's birthday",
    "Ann's birthday - dinner at 7",
    'Buy birthday present for Ann',
    "Order cake for Ann's birthday",
    'Call Ann for her birthday',
    'Wedding anniversary trip',
    '🎂 Ann party',
    'Geburtstagsfeier Ann 🎂',
    'Annas Geburtstag: Essen',
    'Geschenk für Annas Geburtstag',
    "Fête d'anniversaire de Marie",
    "Cadeau pour l'anniversaire de Marie",
    'Anniversaire Marie : resto',
    'Fiesta de cumpleaños de Ana',
    'Cena de cumpleaños de Ana',
    'Comprar regalo cumpleaños Ana',
    'Festa di compleanno di Anna',
    'Torta compleanno Anna',
    'Jantar de aniversário da Ana',
    'Presente de aniversário',
    '花子の誕生日会',
    '誕生日プレゼント 花子',
    'حفلة عيد ميلاد سارة',
  ])('of what people do about another one is nobody’s: %s', async (summary) =>
    expect(await read(summary)).toBe(noKind),
  );

  it.each([
    ['Birthday: Ann', 'Ann'],
    ["Ann's bday", 'Ann'],
    ['🎂 Ann', 'Ann'],
    ['🎂 Gift', 'Gift'],
    ["Gift Ngoepe's birthday", 'Gift Ngoepe'],
    ['Birthday: Orson Scott Card', 'Orson Scott Card'],
    ["John Cena's birthday", 'John Cena'],
    ['Cumpleaños de John Cena', 'John Cena'],
    ['Joachim Fest Geburtstag', 'Joachim Fest'],
    ['Jan van Essen Geburtstag', 'Jan van Essen'],
    ["Cardiff Party Dinner-Smith's birthday", 'Cardiff Party Dinner-Smith'],
    ["Tod Browning's birthday", 'Tod Browning'],
    ['Mort Sahl birthday', 'Mort Sahl'],
    ['Rip Torn birthday', 'Rip Torn'],
    ['Charlotte Church birthday', 'Charlotte Church'],
    ["Job's birthday", 'Job'],
    ['Arbeitskollege Bob Geburtstag', 'Arbeitskollege Bob'],
    ['Bob (work) birthday', 'Bob work'],
    ["Don't forget Ann's birthday", 'Ann'],
    ['Soixantine Marie anniversaire', 'Soixantine Marie'],
  ])('with such words in a name is theirs: %s', async (summary, name) =>
    expect(await read(summary)).toBe(`${name} --03-05`),
  );

  it.each([
    ["John & Mary's wedding anniversary", 'John & Mary'],
    ["Mum's and Dad's anniversary", 'Mum and Dad'],
    ['Anniversary - John and Mary', 'John and Mary'],
    ["Anniversary of Ann and Tom's wedding", 'Ann and Tom'],
    ['ann and tom anniversary', 'ann and tom'],
    ['Aniversario de boda de Ana y Luis', 'Ana y Luis'],
  ])('of a couple stays an anniversary: %s', async (summary, name) =>
    expect(await read(summary)).toBe(`${name} 2020-03-05 (Anniversary)`),
  );

  it.each(['Our anniversary', 'Anniversary of our wedding'])('of nobody with a name is told: %s', async (summary) =>
    expect(await read(summary)).toBe('this event does not say whose day it is.'),
  );
});
