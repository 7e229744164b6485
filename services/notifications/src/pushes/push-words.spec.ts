import { languages } from '@presently/rules/languages';
import { pushKinds, type PushKind } from '@presently/rules/push';
import { wordsOf, wordsOfReminders, type Reminded } from './push-words.js';

const told = pushKinds.filter((kind): kind is Exclude<PushKind, 'reminder'> => kind !== 'reminder');
const facts = { recipientName: 'Ann Lee', giftName: 'Stoneware teapot' };
const reminded: Reminded[] = [
  { recipientName: 'Ann Lee', occasionType: 'Birthday' },
  { recipientName: 'Ann Lee', giftToBuy: 'Teapot' },
  { recipientName: 'Ann Lee', giftToTell: 'Teapot' },
  { recipientName: '', occasionType: 'Other' },
];

/** Every text of a language that names somebody, and every one that names nobody. */
function textsIn(language: (typeof languages)[number], isDetailed: boolean): string[] {
  const manner = { isDetailed, language };
  const days = [...reminded.map((each) => [each]), reminded].map((each) => wordsOfReminders(each, manner));
  return [...told.map((kind) => wordsOf(kind, facts, manner)), ...days].flatMap(({ title, body }) => [title, body]);
}

describe('the words of pushes', () => {
  it.each(languages.filter((language) => language !== 'en'))('have nothing of English in %s', (language) => {
    for (const isDetailed of [false, true]) {
      const english = new Set(textsIn('en', isDetailed).filter((text) => text !== facts.giftName));
      expect(textsIn(language, isDetailed).filter((text) => english.has(text))).toEqual([]);
    }
  });

  it.each(languages)('name nobody and nothing in %s, unless their reader wants it', (language) => {
    expect(textsIn(language, false).join()).not.toMatch(/Ann|Lee|eapot/);
    expect(textsIn(language, true).join()).toMatch(/Ann Lee[^]*Stoneware teapot/);
  });

  it('are those of the specification in English', () => {
    const manner = { isDetailed: true, language: 'en' } as const;
    expect(wordsOf('arrived', facts, manner)).toEqual({
      title: 'Has it arrived?',
      body: 'Stoneware teapot for Ann Lee',
    });
    expect(wordsOf('proposal', { recipientName: 'Ann Lee', giftName: null }, manner).body).toBe('A card');
    expect(wordsOfReminders(reminded, manner)).toEqual({
      title: 'You have 4 reminders',
      body:
        'Ann Lee’s birthday · Teapot for Ann Lee is not bought yet · How did Teapot for Ann Lee go? · ' +
        'A date for Somebody',
    });
  });

  it('count in Arabic as Arabic does', () => {
    const titleOf = (count: number) =>
      wordsOfReminders(Array<Reminded>(count).fill(reminded[0]!), { isDetailed: false, language: 'ar' }).title;
    expect(new Set([1, 2, 3, 11].map(titleOf)).size).toBe(4);
  });
});
