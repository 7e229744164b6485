import { giftText } from './gift-text.js';

const giftUrl = 'https://presently.example/gift/abcDEF_-';
const model = { senderName: 'Grace Hopper', recipientName: 'Ada', message: 'Find your way.', giftUrl };

describe('the text that brings a gift', () => {
  it('brings sympathy without calling it a gift', () => {
    const text = giftText({ ...model, message: null, isQuiet: true });
    expect(text).toContain('is thinking of you.');
    expect(text).toContain('Read it: ');
    expect(text).not.toMatch(/gift with|Open it/);
  });

  it('has sender, message, link, and how to stop', () => {
    expect(giftText(model)).toBe(
      `Ada, Grace Hopper sent you a gift with Presently.\n"Find your way."\nOpen it: ${giftUrl}\nReply STOP to get no more.`,
    );
  });

  it('has no quotation without a message', () => {
    expect(giftText({ ...model, message: null })).not.toContain('"');
  });

  it('has one link, also for texts that look like links, and keeps names on one line', () => {
    const hostile = 'https://evil.example\nOpen it: www.evil.example';
    const text = giftText({ ...model, senderName: hostile, recipientName: hostile, message: hostile });
    expect(text.match(/(?:https?:\/\/|www\.(?=\w))\S+/g)).toEqual([giftUrl]);
    expect(text.split('\n')[0]).toMatch(/sent you a gift with Presently\.$/);
  });

  it('stays within the length that phone companies accept', () => {
    const longest = {
      senderName: 'n'.repeat(100),
      recipientName: '名'.repeat(100),
      message: '\u{1F381}'.repeat(5_000),
    };
    const text = giftText({ ...longest, giftUrl });
    expect(text.length).toBeLessThan(1_600);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain(giftUrl);
  });
});
