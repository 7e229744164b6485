import { pressFor } from './press.js';

const gift = { recipientId: 'r-1', message: 'Dear Nora' };

describe('A press of Send', () => {
  it('keeps its key while the content stays the same', () => {
    const first = pressFor(gift, null);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(pressFor({ ...gift }, first)).toBe(first);
  });

  it('takes another key for other content, and for the next gift', () => {
    const first = pressFor(gift, null);
    expect(pressFor({ ...gift, message: 'Dear Nora!' }, first).key).not.toBe(first.key);
    expect(pressFor(gift, null).key).not.toBe(first.key);
  });
});
