import { ContactHashes } from './contact-hash.js';

describe('the hash of a contact', () => {
  const hashes = new ContactHashes('a key of thirty-two letters or more');
  const ada = hashes.of('email', 'ada@example.com');

  it('is the same for all spellings of a mailbox, and does not reveal the address', () => {
    for (const spelling of [' Ada@Example.COM ', 'ada+gifts@example.com.', 'ａda@example.com']) {
      expect(hashes.of('email', spelling)).toBe(ada);
    }
    expect(hashes.of('sms', '+1 415 555 0100')).toBe(hashes.of('sms', '+14155550100'));
    expect(ada).toMatch(/^[\w-]{43}$/);
  });

  it('of what a server said is that of the exact address', () => {
    const exact = hashes.ofExact('email', 'ada@example.com');
    expect(exact).not.toBe(ada);
    expect(hashes.ofExact('email', ' Ada@EXAMPLE.com')).toBe(exact);
    expect(hashes.ofExact('email', 'ada+gifts@example.com')).not.toBe(exact);
    expect(hashes.ofExact('email', 'a.da+gifts@gmail.com')).toBe(hashes.ofExact('email', 'ada@googlemail.com'));
    expect(hashes.ofExact('sms', '+1 415 555 0100')).toBe(hashes.ofExact('sms', '+14155550100'));
  });

  it('differs by channel, contact and key', () => {
    const others = [
      hashes.of('sms', 'ada@example.com'),
      hashes.of('email', 'eve@example.com'),
      new ContactHashes('another key of thirty-two letters').of('email', 'ada@example.com'),
    ];
    expect(new Set([ada, ...others]).size).toBe(4);
  });

  it('is read from an unchanged token only', () => {
    const token = hashes.optOutToken(ada);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(hashes.readOptOutToken(token)).toBe(ada);
    const flipped = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    for (const forged of [flipped(0), flipped(42), flipped(62), 'A'.repeat(64), '', token.slice(1)]) {
      expect(hashes.readOptOutToken(forged)).toBeUndefined();
    }
  });
});
