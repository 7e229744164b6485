import { dayMail, type DayMailModel } from './day-mail.js';

const model = (changes: Partial<DayMailModel> = {}): DayMailModel => ({
  recipientName: 'Ann Lee',
  occasionType: 'Birthday',
  title: null,
  years: 36,
  wishUrl: 'https://presently.example/gifts?card=1',
  ideasUrl: 'https://presently.example/recipients?ideas=1',
  settingsUrl: 'https://presently.example/unsubscribe/xyz',
  ...changes,
});

describe('the mail in the morning of a day', () => {
  it('is short, and sends a wish', () => {
    const { subject, text, headers } = dayMail(model());
    expect(subject).toBe('Today is Ann Lee’s birthday');
    expect(text).toBe(
      `Today is Ann Lee’s birthday

Turns 36. There is still time: Ann Lee gets a card with your words at once.

Send a wish now:
https://presently.example/gifts?card=1

Find gift ideas:
https://presently.example/recipients?ideas=1

--
You are getting this because reminders are on for your account at Presently.

Change or stop reminders: https://presently.example/unsubscribe/xyz
`,
    );
    expect(headers['List-Unsubscribe']).toBe('<https://presently.example/unsubscribe/xyz>');
  });

  it('calls no mourning a wish', () => {
    const { text } = dayMail(model({ occasionType: 'Other', title: 'Funeral of her father', years: null }));
    expect(text).toContain('Send a few words:');
    expect(text).not.toMatch(/wish/i);
  });

  it.each([
    [{ occasionType: 'Other' }, 'Today is a date for Ann Lee'],
    [{ title: 'Our wedding', occasionType: 'Anniversary' }, 'Today is Our wedding (Ann Lee)'],
    [{ recipientName: 'evil.com' }, 'Today is evil.\u2060com’s birthday'],
  ])('names the day of %j', (changes, subject) => {
    expect(dayMail(model({ years: null, ...changes })).subject).toBe(subject);
  });
});
