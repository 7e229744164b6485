import { faultOfName, shownName } from './names.js';

const fine = [
  'Ann Lee',
  "Mary-Jane O'Brien",
  'José Ångström',
  'Nguyễn Thị Minh',
  'Анна Петрова',
  'Anna Петрова',
  'Ελένη',
  'דנה כהן',
  'محمد علی‌پور',
  'श्री‍मान',
  '山田 太郎',
  'サトウAki',
  '김민준',
  'J.R. Smith',
  'john.smith',
  'Ada 👩‍👩‍👧',
  'Adminah Suprema',
  'Will Supporter',
  'u0a1b2c3d4',
  'presents4you',
];
const imitating = [
  'Presently',
  'PRESENTLY Team',
  'presently-gifts',
  'P r e s e n t l y',
  'Présently',
  'Ρresently',
  'Рrеsеntlу',
  'pгesentΙy',
  'Support',
  'Anna Support',
  'support24',
  'Supp0rt',
  '5upport',
  'Ѕuрроrt',
  '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
  'Ｓｅｃｕｒｉｔｙ',
  'Sec urity',
  'S.e.c.u.r.i.t.y',
  'Security Team',
  'SecurityAlert',
  'Admin',
  'adm1n',
  'the.admin',
  'admin@gmail.com',
  'Administrator',
  'Help Desk',
  'No-Reply',
  'Customer Service',
];

describe('a name', () => {
  it.each(fine)('may be %s', (name) => {
    expect(faultOfName(name)).toBeUndefined();
    expect(shownName(name)).toBe(name);
  });

  it.each(imitating)('may not be mistaken for ours: %s', (name) => {
    expect(faultOfName(name)).toBeDefined();
    expect(shownName(name)).toBe('A person');
  });

  it.each([
    ['a zero-width space', 'Ann\u200bLee'],
    ['a soft hyphen', 'Ann\u00adLee'],
    ['a change of direction', 'Ann\u202eeeL'],
    ['a joiner between Latin letters', 'Ann\u200dLee'],
    ['a Hangul filler', 'Ann\u3164'],
    ['many accents', 'Z\u0300\u0301\u0302\u0303\u0304a'],
  ])('contains nothing invisible: %s', (_what, name) => {
    expect(faultOfName(name)?.sentence).toContain('can be seen');
    expect(faultOfName(shownName(name))).toBeUndefined();
  });

  it.each(['Аnn', 'Annа', 'Pаypal', 'ΑΒCD'])('mixes no alphabets in a word: %s', (name) => {
    expect(faultOfName(name)?.sentence).toContain('one alphabet');
    expect(shownName(name)).toBe('A person');
  });

  it.each(['paypal.com', 'http://x', 'www.x', 'Win now at evil.shop', 'evil．com'])('is no web address: %s', (name) =>
    expect(faultOfName(name)?.sentence).toContain('web address'),
  );

  it.each([
    'Your Bank: call +1 900 555 0000',
    '+19005550000',
    '1-900-555-0000',
    '(900) 555-0000',
    'Bank 555 0000',
    'Bank 0900/12 34 56',
    'Bank.1.9.0.0.5.5.5.0.0.0.0',
    'Bank ＋１ ９００ ５５５ ００００',
    'Bank +١ ٩٠٠ ٥٥٥ ٠٠٠٠',
    'Bank ①⑨⓪⓪⑤⑤⑤⓪⓪⓪⓪',
    'Bank 1​900​555​0000',
    '19005550000',
    'call19005550000',
    'Tel.: 118 33 99',
    'text WIN to 88088',
    'Bank 1-800-CALL-NOW',
    '1 900 555 0000 Ann',
  ])('has no telephone number: %s', (name) => {
    expect(faultOfName(name)).toBeDefined();
    expect(shownName(name)).toBe('A person');
  });

  it.each([
    'Ann 1990',
    'Class of 2019-2020',
    'ann.1990-05-04',
    'Born 4.5.1990',
    'user20261128',
    'u-12345678',
    'v1234567890',
    'ann_0815',
    'R2D2 C3PO',
    'Henry 8',
    'Calliope 2',
    'Room 12, House 34',
    '007',
    'textile12345',
  ])('may have digits: %s', (name) => {
    expect(faultOfName(name)).toBeUndefined();
    expect(shownName(name)).toBe(name);
  });

  it('is shown without needless spaces, cut to sixty characters', () => {
    expect(shownName(' Ann \u3000 Lee\u00a0')).toBe('Ann Lee');
    expect(shownName('é'.repeat(200))).toBe(`${'é'.repeat(59)}…`);
    expect(shownName('👩‍👩‍👧'.repeat(100))).toBe(`${'👩‍👩‍👧'.repeat(59)}…`);
    expect(shownName('\u200b', 'you')).toBe('you');
  });

  it('is shown without the domain of an email address', () => {
    expect(shownName('ada@example.com')).toBe('ada');
  });
});
