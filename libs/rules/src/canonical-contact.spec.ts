import { canonicalContact, canonicalEmail, canonicalPhone, exactContact, mailboxOf } from './canonical-contact.js';

describe('the canonical form of an email address', () => {
  it.each([
    ['case', 'Ada@Example.COM'],
    ['spaces around it', ' ada@example.com '],
    ['a plus tag', 'ada+gifts@example.com'],
    ['two plus tags', 'ada+a+b@example.com'],
    ['full-width letters', 'ａｄａ@ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['letters in bold', '𝐚𝐝𝐚@example.com'],
    ['a trailing dot', 'ada@example.com.'],
    ['an ideographic full stop', 'ada@example。com'],
    ['a soft hyphen', 'a\u00adda@exam\u00adple.com'],
    ['invisible characters', 'a\u200bd\u2060a@example.com'],
    ['quotes', '"ada"@example.com'],
    ['quotes with escapes', '"a\\da"@example.com'],
  ])('ignores %s', (_what, written) => {
    expect(canonicalEmail(written)).toBe('ada@example.com');
  });

  it('is the same for a domain and its punycode', () => {
    expect(canonicalEmail('ada@MÜNCHEN.de')).toBe(canonicalEmail('ada@xn--mnchen-3ya.de'));
    expect(canonicalEmail('ada@mu\u0308nchen.de')).toBe('ada@xn--mnchen-3ya.de');
  });

  it.each(['a.d.a@gmail.com', 'ada@googlemail.com', 'A.da+x@GoogleMail.com'])(
    'ignores what Gmail ignores: %s',
    (written) => expect(canonicalEmail(written)).toBe('ada@gmail.com'),
  );

  it.each(['a-d_a.x@protonmail.com', 'adax@pm.me'])('ignores what Proton ignores: %s', (written) =>
    expect(canonicalEmail(written)).toBe('adax@proton.me'),
  );

  it('keeps different mailboxes apart', () => {
    const different = [
      'ada@example.com',
      'a.da@example.com',
      'a-da@example.com',
      'eve@example.com',
      'ada@example.org',
      'ada@sub.example.com',
      'ada@gmail.com',
      '+ada@example.com',
    ];
    expect(new Set(different.map(canonicalEmail)).size).toBe(different.length);
  });

  it.each(['', '@', 'ada', 'ada@', '@example.com', '+@gmail.com', '...@gmail.com', 'ada@[::1', 'ada@%', '\ud800@x'])(
    'is a text for %j',
    (written) => expect(typeof canonicalEmail(written)).toBe('string'),
  );
});

describe('the mailbox of an email address', () => {
  it.each([' Ada@Example.COM ', 'ada@example.com.', '"ada"@example.com', 'ａda@example.com'])(
    'is the same for %j',
    (written) => expect(mailboxOf(written)).toBe('ada@example.com'),
  );

  it('is another one with a plus tag, a dot or a hyphen, as far as is known', () => {
    const different = ['ada@yahoo.com', 'ada+x@yahoo.com', 'ada+y@yahoo.com', 'a.da@yahoo.com', 'a-da@yahoo.com'];
    expect(new Set(different.map(mailboxOf)).size).toBe(different.length);
  });

  it.each([
    ['A.da+x@GoogleMail.com', 'ada@gmail.com'],
    ['a-d_a.x+tag@protonmail.com', 'adax@proton.me'],
  ])('is the same where its provider says so: %s', (written, mailbox) => {
    expect(mailboxOf(written)).toBe(mailbox);
    expect(canonicalEmail(written)).toBe(mailbox);
  });
});

describe('the canonical form of a phone number', () => {
  it('is E.164', () => {
    for (const written of ['+1 (415) 555-0100', '+14155550100', '＋１４１５５５５０１００']) {
      expect(canonicalPhone(written)).toBe('+14155550100');
      expect(canonicalContact('sms', written)).toBe('+14155550100');
      expect(exactContact('sms', written)).toBe('+14155550100');
    }
    expect(canonicalContact('email', 'Ada@example.com')).toBe('ada@example.com');
  });
});
