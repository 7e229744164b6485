import { countriesOfNumber, hasCountryCode, readNumber } from './phone-number.js';

const numberOf = (written: string, ...among: string[]) => readNumber(written, among)?.number;

describe('a phone number', () => {
  it.each([
    ['\u202a+1 (202) 555\u20110143\u202c', 'Apple'],
    ['\u2068+12025550143\u2069', 'Signal'],
    ['+1\ufe0f-202-555-0143', 'a PDF'],
    ['+1202\u200b5550143', 'a page'],
    ['\ufeff+1\u00ad202\u2060 5550143', 'a word processor'],
    ['＋１２０２５５５０１４３', 'a Japanese keyboard'],
    ['tel:+1-202-555-0143;ext=12', 'a link'],
    ['TEL:%2B1%20202%20555%200143', 'an encoded link'],
    ['tel:202-555-0143;phone-context=+1', 'a link with a context'],
    ['+1\u202f202\u00a0555\u2009\u2013\u20090143', 'a French typesetter'],
  ])('%j as %s writes it', (written) => {
    expect(numberOf(written)).toBe('+12025550143');
  });

  it.each([
    ['+٩٧١٥٠١٢٣٤٥٦٧', '+971501234567', 'Arabic'],
    ['+۹۸۹۱۲۳۴۵۶۷۸۹', '+989123456789', 'Persian'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210', 'Devanagari'],
    ['+৮৮০ ১৭১২ ৩৪৫৬৭৮', '+8801712345678', 'Bengali'],
    ['+๖๖ ๘๑ ๒๓๔ ๕๖๗๘', '+66812345678', 'Thai'],
  ])('%s is %s, in %s digits', (written, number) => {
    expect(numberOf(written)).toBe(number);
  });

  it.each([
    ['0160 91396475', 'DE', '+4916091396475'],
    ['07911 123456', 'GB', '+447911123456'],
    ['07700 900123', 'GB', '+447700900123'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['070 123 45 67', 'SE', '+46701234567'],
    ['090-1234-5678', 'JP', '+819012345678'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'IR', '+989123456789'],
    ['(415) 555-0100', 'US', '+14155550100'],
    ['415.555.0100', 'CA', '+14155550100'],
    ['0049 160 91396475', 'GB', '+4916091396475'],
    ['011 49 160 91396475', 'US', '+4916091396475'],
    ['010 49 160 91396475', 'JP', '+4916091396475'],
    ['044 33 1234 5678', 'MX', '+523312345678'],
    ['01 33 1234 5678', 'MX', '+523312345678'],
    ['2025550143.0', 'US', '+12025550143'],
    ['7911654321.0', 'GB', '+447911654321'],
  ])('%s in %s is %s', (written, country, number) => {
    expect(numberOf(written, country)).toBe(number);
  });

  it.each([
    ['4916091396475', '+4916091396475'],
    ['0049 160 91396475', '+4916091396475'],
    ['011 49 160 91396475', '+4916091396475'],
    ['44 7911 123456', '+447911123456'],
    ['(+44) 7911 123456', '+447911123456'],
    ['( +49 ) 160 91396475', '+4916091396475'],
    ['+52 1 33 1234 5678', '+523312345678'],
    ['5213312345678', '+523312345678'],
    ['+52 33 1234 5678', '+523312345678'],
  ])('%s names its country wherever the sender sits', (written, number) => {
    for (const country of ['US', 'FR', 'IN']) expect(numberOf(written, country)).toBe(number);
  });

  it.each(['0160 91396475', '07911 123456', '06 12 34 56 78', '070 123 45 67', '112', 'call me', ''])(
    '%j is no number of the US',
    (written) => {
      expect(readNumber(written, ['US'])).toBeUndefined();
    },
  );

  it.each([
    '+1 016091396475',
    '+1 061 234 5678',
    '+999 1234567',
    '+1',
    '+1415555699999',
    '+1 (0)4155556999',
    '+1 415 55',
  ])('%s is possible nowhere', (written) => {
    expect(readNumber(written, ['US', 'DE'])).toBeUndefined();
  });

  it('is read back with its country', () => {
    expect(readNumber('07700 900123', ['GB'])?.shown).toBe('+44 7700 900123, United Kingdom');
    expect(readNumber('07700 900123', ['GB'], 'ar')?.shown).toBe('\u2066+44 7700 900123\u2069، المملكة المتحدة');
    expect(readNumber('0160 91396475', ['US', 'DE'])?.shown).toBe('+49 160 91396475, Germany');
    expect(readNumber('+15005550006')?.shown).toMatch(/^\+1 500 555 0006/);
  });

  it('names its country with a plus, however that is written', () => {
    expect(['+44 20', '\u202a＋44 20', 'tel:+44 20', '(+44) 20'].every(hasCountryCode)).toBe(true);
    expect(['020 7946 0018', '0044 20', 'tel:020'].some(hasCountryCode)).toBe(false);
  });
});

describe('the countries of a number without a code', () => {
  it.each([
    [{ country: 'SE', zone: 'Europe/Berlin' }, ['SE', 'DE']],
    [{ language: 'ja', zone: 'Europe/Paris' }, ['FR', 'JP']],
    [{ language: 'pt-BR', personZone: 'America/Bogota', zone: 'UTC' }, ['CO', 'BR']],
    [{ language: 'de' }, ['DE', 'US']],
    [{ zone: 'UTC' }, ['US']],
    [{ zone: 'nowhere', language: 'x' }, ['US']],
  ])('of %j are %j', (facts, countries) => {
    expect(countriesOfNumber(facts, 'US')).toEqual(countries);
  });
});
