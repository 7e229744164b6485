import { contactFields, emailsIn, phonesIn, saysMobile } from './written-contacts.js';

/** Processor time of a text that a pattern must not explode on: what else runs does not count. */
const mostMicroseconds = 2_000_000;

describe('a cell with addresses', () => {
  it.each([
    ['bob@x.com', ['bob@x.com']],
    ['bob@x.com, bob@work.com', ['bob@x.com', 'bob@work.com']],
    ['wei@x.com; ng@y.com', ['wei@x.com', 'ng@y.com']],
    ['a@x.com/b@y.com\nc@z.com', ['a@x.com', 'b@y.com', 'c@z.com']],
    ['Ed Do <ed@do.com>', ['ed@do.com']],
    ['"Do, Ed" <ed@do.com>; Bo (bo@do.co.uk)', ['ed@do.com', 'bo@do.co.uk']],
    ['mailto:jo@do.com', ['jo@do.com']],
    ['mailto:jo@do.com?subject=Hi', ['jo@do.com']],
    ['cy@do.com.', ['cy@do.com']],
    ["'cy@do.com'", ['cy@do.com']],
    ['n/a, di@do.com', ['di@do.com']],
    ['wei@例え.jp、ng@y.com', ['wei@例え.jp', 'ng@y.com']],
    ["o'hara+gifts@x.com", ["o'hara+gifts@x.com"]],
    ['"john doe"@x.com', ['"john doe"@x.com']],
    ['not an address', ['not an address']],
    ['bob@home', ['bob@home']],
  ])('%j holds %j', (text, addresses) => expect(emailsIn(text)).toEqual(addresses));

  it.each([
    '@'.repeat(50_000),
    'a'.repeat(50_000),
    'a.'.repeat(50_000),
    `a@${'b.'.repeat(50_000)}`,
    "'.".repeat(50_000),
  ])('is read in a moment, however long', (text) => {
    const start = process.threadCpuUsage();
    emailsIn(text);
    phonesIn(text);
    expect(process.threadCpuUsage(start).user).toBeLessThan(mostMicroseconds);
  });
});

describe('a cell with numbers', () => {
  it.each([
    ['212-555-1212 / 917-555-1212', ['212-555-1212', '917-555-1212']],
    ['212-555-1212/917-555-1212', ['212-555-1212', '917-555-1212']],
    ['(212) 555-1212; +44 7700 900123', ['(212) 555-1212', '+44 7700 900123']],
    ['212 555 1212 or 917 555 1212', ['212 555 1212', '917 555 1212']],
    ['555-1212, 555-1313', ['555-1212', '555-1313']],
    ['+49 171 1234567\n+49 30 999999', ['+49 171 1234567', '+49 30 999999']],
    ['555-1212; ask Mum', ['555-1212']],
  ])('%j has %j', (text, numbers) => expect(phonesIn(text)).toEqual(numbers));

  it.each([
    '030/1234567',
    '0171 / 1234567',
    '+49 (0)2345/1234567',
    '+1 415 555 0100',
    '212-555-1212 ext. 55',
    '212-555-1212, ext. 1234567',
    '212-555-1212; x55',
    '2125551212,,1234567',
    '212-555-1212/13',
    'unknown',
  ])('%j is one', (text) => expect(phonesIn(text)).toEqual([text]));
});

describe('the kind of a number', () => {
  it.each(
    'Mobile|* Mobile|cell|work cell|iPhone|Diensthandy|Mobiltelefon|Tél. mobile|Móvil|Cellulare|Celular|Cel.|携帯|جوال|portable|телефон мобильный|WorkMobile'.split(
      '|',
    ),
  )('is mobile: %s', (kind) => expect(saysMobile(kind)).toBe(true));
  it.each(['', 'Home', 'work pref', 'Telefon geschäftlich', 'Cello teacher', 'Immobilien', 'Autotelefon', 'Phone'])(
    'is not said to be mobile: %j',
    (kind) => expect(saysMobile(kind)).toBe(false),
  );

  const ordered = (...kinds: string[]) =>
    contactFields(
      [],
      kinds.map((kind) => ({ number: kind, kind })),
    );
  it('decides which is taken, and says whether it is none to text to', () => {
    expect(ordered('other', 'work', 'home', 'pref work', 'home fax', 'pager', 'cell')).toEqual({
      phone: 'cell',
      otherPhones: ['pref work', 'home', 'other', 'work'],
    });
    expect(ordered('work', 'Festnetz')).toEqual({ phone: 'work', isLandline: true, otherPhones: ['Festnetz'] });
    expect(ordered('Main voice', 'Other')).toEqual({ phone: 'Main voice', isLandline: true, otherPhones: ['Other'] });
    expect(ordered('Fax', 'Pager')).toEqual({});
    expect(ordered('Phone/Fax')).toEqual({ phone: 'Phone/Fax' });
  });
});
