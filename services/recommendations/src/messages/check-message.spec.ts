import { faultsOf } from './check-message.js';

const good =
  'Happy birthday, Ida! I found this teapot and thought of you at once, because nobody makes a slow morning ' +
  'as lovely as you do. May it stand on your table for many years, next to something warm from the oven, and' +
  ' may it always be you who pours. Enjoy your day.';
const faults = (message: string, previous: string[] = []) =>
  faultsOf(message, { firstName: 'Ida', known: 'Ida Sister pottery teapot no. 5', previous });

describe('a message that can be sent', () => {
  it('has no faults', () => {
    expect(faults(good)).toEqual([]);
    expect(faults(`${good} It is teapot no. 5.`)).toEqual([]);
  });

  it.each([
    ['too short', 'Happy birthday, Ida!', /3 words/],
    ['too long', `${good} ${'and so on '.repeat(40)}`, /must have 40 to 120/],
    ['for nobody', good.replace('Ida', 'you'), /first name/],
    ['with a placeholder', `${good} [Your Name]`, /placeholders/],
    ['with another', `${good} Yours, {sender}`, /placeholders/],
    ['with a link', `${good} See www.evil.example`, /links/],
    ['with markup', `**Dear Ida**\n${good}`, /plain text/],
    ['with an invented memory', `${good} Remember when we sat by the lake?`, /memory/],
    ['with an invented place', `${good} It made me think of Paris.`, /Paris/],
    ['with an invented number', `${good} You are 36 today.`, /number/],
  ])('is not %s', (_what, message, reason) => {
    expect(faults(message).join()).toMatch(reason);
  });

  it('does not repeat a previous message in nearly the same words', () => {
    expect(faults(good, [good.replace('at once', 'immediately')]).join()).toMatch(/previous/);
    expect(faults(good, ['Dear Ida, something else entirely, and in other words than those.'])).toEqual([]);
  });
});
