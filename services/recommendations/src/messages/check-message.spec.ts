import { faultsOf, withoutFaults, type Expectation } from './check-message.js';

const good =
  'Happy birthday, Ida! Something is waiting for you under that paper, and nobody makes a slow morning as lovely as ' +
  'you do. May it keep you company for many years, next to something warm from the oven, and may it always be you who ' +
  'pours. Enjoy your day.';
const known = 'Ida Sister pottery whisky gardening Birthday';
const expected: Expectation = { firstName: 'Ida', known, previous: [], date: '1990-05-04' };
const faults = (message: string, more: Partial<Expectation> = {}) => faultsOf(message, { ...expected, ...more });

describe('a message that can be sent', () => {
  it.each([
    ['nothing more', ''],
    ['the plural of a weekday', 'Save it for Sundays.'],
    ['the possessive of a weekday', 'It can wait until Tuesday’s first cup.'],
    ['a reminder', 'Please remember that you are loved.'],
    ['a reminder of how dear somebody is', 'Always remember how much you mean to me.'],
    ['a reminder of small things', 'I hope you remember the sunscreen.'],
    ['a drink with a capital', 'It goes well with a Scotch.'],
    ['a breakfast with a capital', 'Pour an English breakfast tea and sit down.'],
    ['food with a capital', 'All it needs is a slice of good Cheddar and a Bordeaux.'],
    ['a time of day', 'You start before others wake, at 7 in the morning.'],
    ['a time on the clock', 'The kettle goes on at 7:30, as it should.'],
    ['a time with a.m.', 'Even at 6 a.m. you smile.'],
    ['an hour of the evening', 'Do not open it before 8, please.'],
    ['a short while', 'Take 10 minutes for yourself, every day.'],
    ['a manner of speaking', 'You deserve 100% of the cake, 24/7.'],
    ['a thousand thanks', 'So here are 1,000 thanks.'],
    ['a month', 'May this be a soft and sunny May.'],
    ['the day of the occasion', 'The 4th of May belongs to you.'],
    ['another feast', 'It may even last until Christmas Eve.'],
    ['a feast with a possessive', 'No Mother’s Day was ever this sunny.'],
    ['an initialism', 'Put the TV off and the feet up, OK?'],
    ['an emphasis', 'I am SO glad to know you.'],
    ['an interest with a capital', 'More Pottery, fewer worries.'],
    ['a seat', 'Lean back in your chair and do nothing.'],
    ['a comparison with children', 'I hope you feel as happy as a child, if only for an hour.'],
    ['the day of the birth', 'I am so glad of the day you were born.'],
    ['the name on a parcel', 'Something here has your name on it.'],
    ['a wish that lasts', 'May the warmth of it last all winter.'],
    ['time that is needed', 'Take the time you need for it.'],
    ['the first person', 'And yes, as you know, I’m the one who ate the rest.'],
    ['a season', 'With the garden in bloom, Spring is yours.'],
    ['working hours', 'It is there from 9 to 5.'],
    ['a pet name', 'All the best to you, Sis.'],
    ['nature', 'Even Mother Nature takes a rest on Mondays.'],
    ['the relationship as a name', 'You are, dear Sister, one of a kind.'],
    ['a greeting of a feast', 'And, of course, Eid Mubarak to all of you.'],
    ['two hours', 'Between 5 and 6 the light is best.'],
    ['an hour without its name', 'By 10 the coffee is gone.'],
    ['a people', 'As the Scots say, sláinte.'],
    ['a region that a thing is named for', 'An Islay malt for slow nights.'],
    ['another region', 'Add some Shetland wool and a Speyside dram.'],
    ['a usual word with a capital', 'May there be many more Weekends.'],
    ['an abbreviation', 'It has better PR than roses.'],
    ['a cake that is named for somebody', 'All it needs is a Victoria sponge.'],
    ['a dish that is named for somebody', 'Have a Caesar salad, or a Bakewell tart.'],
    ['a figure whom everybody knows', 'Not even Sherlock Holmes would find out.'],
    ['decades that are to come', 'May it serve you for decades, and here is to many decades more.'],
    ['a wish to dance', 'May you dance all night.'],
    ['a deed that may never have been', 'It is as if you sang, and I wish you laughed more often.'],
  ])('may have %s', (_what, sentence) => {
    expect(faults(`${good} ${sentence}`)).toEqual([]);
  });

  it('may name a fact that is a number, and what a relative is called', () => {
    expect(faults(`${good} You are 50 today.`, { known: `${known} 50th birthday` })).toEqual([]);
    expect(faults(`${good} Enjoy it, dear Grandma.`, { known: `${known} Grandmother` })).toEqual([]);
  });

  it.each([
    ['too short', 'Happy birthday, Ida!', /3 words/],
    ['too long', `${good} ${'and so on '.repeat(40)}`, /must have 40 to 120/],
    ['for nobody', good.replace('Ida', 'you'), /first name/],
    ['for a part of a word', good.replace('Ida', 'on this Friday'), /first name/],
    ['with a placeholder', `${good} [Your Name]`, /placeholders/],
    ['with another', `${good} Yours, {sender}`, /placeholders/],
    ['with a blank signature', `${good}\nYour name`, /placeholders/],
    ['with a link', `${good} See www.evil.example`, /links/],
    ['with a bare domain', `${good} More at prizes.shop, today.`, /links/],
    ['with markup', `**Dear Ida**\n${good}`, /plain text/],
    ['with a list', `${good}\n• one\n• two`, /plain text/],
    ['with an invented memory', `${good} Remember when we sat by the lake?`, /memory/],
    ['with a remembered day', `${good} I remember that day by the sea.`, /memory/],
    ['with a remembered habit', `${good} Remember how we laughed?`, /memory/],
    ['with a shared past', `${good} We used to bake together.`, /memory/],
    ['with an invented year', `${good} It has been fun since last summer.`, /memory/],
    ['with invented words of theirs', `${good} You once told me that you wanted one.`, /memory/],
    ['with an invented trip', `${good} It brings back our trip to the coast.`, /memory/],
    ['with an invented childhood', `${good} When you were little, you loved this.`, /memory/],
    ['with an invented memory in German', `${good} Weißt du noch, am See?`, /memory/, { isEnglish: false }],
    ['with an invented memory in French', `${good} Tu te souviens du lac ?`, /memory/, { isEnglish: false }],
    ['with an invented memory in Spanish', `${good} ¿Te acuerdas del lago?`, /memory/, { isEnglish: false }],
    ['with an invented place', `${good} It made me think of Paris.`, /Paris/],
    ['with an invented person', `${good} It is from both of us, Tom and me.`, /Tom/],
    ['with an invented friend at its beginning', `${good} Anna and I chose it.`, /Anna/],
    ['with a friend called as a people', `${good} Finn and I chose it.`, /Finn/],
    ['with an invented relative', `${good} Your husband will want one, too.`, /husband/],
    ['with an invented school', `${good} We grew up together, more or less.`, /memory/],
    ['with yesterday', `${good} Thank you for yesterday.`, /memory/],
    ['with an invented number', `${good} You are 36 today.`, /number/],
    ['with an age that only the date has', `${good} You are 19 today.`, /number/],
    ['with an age in words', `${good} Turning thirty-six suits you.`, /number/],
    ['with a round birthday alone', `${good} Happy fortieth!`, /number/],
    ['with decades', `${good} Here is to two decades of you.`, /number/],
    ['with half a century', `${good} Half a century suits you.`, /number/],
    ['with decades in German', `${good} Zwei Jahrzehnte, und kein Ende.`, /number/, { isEnglish: false }],
    ['with decades in French', `${good} Deux décennies déjà.`, /number/, { isEnglish: false }],
    ['with decades in Spanish', `${good} Dos décadas ya.`, /number/, { isEnglish: false }],
    ['with decades in Italian', `${good} Due decenni insieme.`, /number/, { isEnglish: false }],
    ['with decades in Portuguese', `${good} Duas décadas já.`, /number/, { isEnglish: false }],
    ['with decades in Japanese', `${good} 四十歳ですね。`, /number/, { isEnglish: false }],
    ['with decades in Arabic', `${good} عقدين من الصداقة.`, /number/, { isEnglish: false }],
    ['with an invented feast', `${good} At the wedding you danced all night.`, /memory/],
    ['with an invented deed', `${good} You danced all night at the party.`, /memory/],
    ['with a shared deed', `${good} We laughed until midnight.`, /memory/],
    ['with a deed in German', `${good} Du hast die ganze Nacht getanzt.`, /memory/, { isEnglish: false }],
    ['with a deed in French', `${good} Tu as dansé toute la nuit.`, /memory/, { isEnglish: false }],
    ['with a deed in Spanish', `${good} Bailaste toda la noche.`, /memory/, { isEnglish: false }],
    ['with a deed in Italian', `${good} Hai ballato tutta la notte.`, /memory/, { isEnglish: false }],
    ['with a deed in Portuguese', `${good} Você dançou a noite toda.`, /memory/, { isEnglish: false }],
    ['with a deed in Japanese', `${good} 一晩中踊った夜。`, /memory/, { isEnglish: false }],
    ['with a deed in Arabic', `${good} رقصت طوال الليل.`, /memory/, { isEnglish: false }],
    ['with the cake of somebody', `${good} It goes with Victoria’s cake.`, /Victoria/],
    ['with a round birthday', `${good} A fortieth birthday comes once.`, /number/],
    ['with invented years', `${good} Here is to 25 years of friendship.`, /number/],
    ['with years in words', `${good} Five years ago all was new.`, /memory/],
    ['with an ordinal', `${good} Here is to your 30th.`, /number/],
    ['with an ordinal in words', `${good} Here is to your thirtieth.`, /number/],
    ['with an age of a child', `${good} At 7 you were quick.`, /number/],
    ['with a count', `${good} Between 5 and 6 children play there.`, /number/],
    ['with a count of years', `${good} Between 5 and 6 long years it took.`, /number/],
    ['with a visit', `${good} It reminds me of your trip to Islay.`, /Islay/],
    ['with a trip', `${good} May our Islay days return.`, /Islay/],
    ['with a price', `${good} It cost $40, and you are worth it.`, /number/],
    ['with an invented date', `${good} See you on June 12.`, /number/],
    ['with a signature', `${good}\n\nWith love,\nAnna`, /signature/],
    ['with the gift', `${good} Enjoy your new teapot.`, /surprise/, { telling: ['teapot'] }],
    ['with the gift in the plural', `${good} Nobody has better teapots.`, /surprise/, { telling: ['teapot'] }],
    [
      'with a title',
      `${good} It is the Stoneware Teapot With Two Cups.`,
      /shop/,
      { title: 'Stoneware teapot with two cups' },
    ],
    ['with another word of a trouble', `${good} No treats for a diabetic.`, /trouble/, { troubles: ['diabetes'] }],
    ['with another trouble', `${good} You had a hard year.`, /trouble/, { troubles: ['divorce'] }],
    ['with a trouble', `${good} Your knees will thank you.`, /trouble/, { troubles: ['knees'] }],
    ['cheerful at a funeral', good, /cheerful/, { mood: 'grief' }],
  ] as [string, string, RegExp, Partial<Expectation>?][])('is not %s', (_what, message, reason, more = {}) => {
    expect(faults(message, more).join()).toMatch(reason);
  });

  it.each([
    'It is a pleasure to mark this occasion with a few sincere words.',
    'I wish you continued success.',
    'May it make you laugh out loud.',
    'Ich wünsche dir Leute um dich, die dich zum Lachen bringen.',
    'C’est un plaisir de te l’offrir.',
  ])('is too cheerful for an illness, and not else: %s', (sentence) => {
    expect(faults(sentence, { mood: 'illness' }).join()).toMatch(/cheerful/);
    expect(faults(sentence).join()).not.toMatch(/cheerful/);
  });

  it('names the year of a day that is to come, and not that of a birth', () => {
    const date = `${new Date().getFullYear() + 1}-01-01`;
    expect(faults(`${good} May ${date.slice(0, 4)} be kind.`, { date })).toEqual([]);
    expect(faults(`${good} You are a child of 1990.`, { date: '1990-05-04' })).not.toEqual([]);
  });

  it('speaks to each of several people, and to a family in any words', () => {
    const firstName = 'Ida & Bo';
    expect(faults(good, { firstName }).join()).toMatch(/first name/);
    expect(faults(`${good} All the best to you, too, dear Bo.`, { firstName, known: `${known} Bo` })).toEqual([]);
    expect(faults(good.replace('Ida', 'dear neighbours'), { firstName: 'The Hendersons' })).toEqual([]);
  });

  it('does not repeat a previous message in nearly the same words', () => {
    expect(faults(good, { previous: [good.replace('company', 'warm')] }).join()).toMatch(/previous/);
    const other = 'Dear Ida, something else entirely, and in other words than those.';
    expect(faults(good, { previous: [other] })).toEqual([]);
  });
});

describe('a message with a faulty sentence', () => {
  const cut = (message: string, more: Partial<Expectation> = {}) => withoutFaults(message, { ...expected, ...more });

  it.each([
    ['a memory', 'Remember when we sat by the lake?'],
    ['a place', 'It made me think of Paris.'],
    ['an age', 'You are 36 today!'],
    ['a link', 'See https://prizes.example/now for more.'],
    ['a placeholder', 'Yours, [Your Name]'],
    ['a memory and what leans on it', 'We used to bake together. It was always a mess.'],
  ])('loses it: %s', (_what, sentence) => {
    expect(cut(`${good} ${sentence}`)).toBe(good);
    expect(cut(`${sentence}\n\n${good}`)).toBe(good);
  });

  it('keeps its paragraphs', () => {
    const second = 'There is more to come, as ever.';
    expect(cut(`${good} You are 36 today.\n\n${second}`)).toBe(`${good}\n\n${second}`);
    expect(cut(`${good}\n\nYou are 36 today. ${second}`)).toBe(`${good}\n\n${second}`);
  });

  it('loses a signature', () => {
    expect(cut(`${good}\n\nWith love,\nAnna`)).toBe(good);
  });

  it('is shortened before its end', () => {
    const last = 'That is all I wanted to say.';
    const short = cut(`${good} ${'Here is one more good wish for you. '.repeat(12)}${last}`);
    expect(short.startsWith(good)).toBe(true);
    expect(short.endsWith(last)).toBe(true);
    expect(faults(short)).toEqual([]);
  });

  it('does not end at an abbreviation', () => {
    const doctor = good.replace('Ida', 'Dr. Lee');
    expect(cut(`${doctor} You are 36 today.`, { firstName: 'Dr. Lee', known: 'Dr. Lee' })).toBe(doctor);
  });
});
