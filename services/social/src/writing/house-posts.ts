/**
 * Our own stock, for when no model answers: finished posts, by the categories of the templates we start with. Each fits
 * every platform.
 */
const stock: Readonly<Record<string, readonly string[]>> = {
  'gift ideas': [
    'Before you look for a gift, ask one question: what do they keep putting off buying for themselves? The answer is usually small, useful and exactly right.',
    'Somebody who bakes bread: a good scraper, a proper basket to proof in, or a day with a baker. Three budgets, one interest, and every one of them will be used.',
    'Think of their last free evening rather than of their last birthday. What they did with it says more than any wish list.',
    'Listen for “I should really…”. Half of those sentences end in a gift.',
    'For the one who has everything: something that runs out. Good tea, seeds for spring, film for the old camera. It will be missed when it is gone.',
  ],
  'never late': [
    'Look at the next four weeks. Is there a birthday in them that you would have remembered a day too late? Write it down now. That is the whole trick.',
    'A gift that comes a week early is thoughtful. The same gift a day late is an apology. The difference is a reminder.',
    'Two minutes today: pick the nearest birthday in your calendar and note one thing they talked about lately. The gift is half found.',
    'Anniversaries of friends count, too. Note one that is not your own, and be the only one who thought of it.',
    'Nobody forgets the people. Only the dates. Leave those to something that does not forget.',
  ],
  'words that go with it': [
    'One line for the card: “I thought of you when I saw this, and then I kept thinking of you.” It works because it says what really happened.',
    'Not written for years? Begin with the memory and leave out the excuse. “I made your soup again yesterday” is a better start than “sorry it has been so long”.',
    'To somebody in a hard time, do not write “let me know if you need anything”. Write what you will do, and when.',
    'Read it aloud before you send it. If you would not say it like that, write it again the way you would.',
    'A good message names one thing that only you could know. The rest can be as short as you like.',
  ],
  'inside presently': [
    'A gift from Presently arrives as a page of its own. There is paper, there is a ribbon, and there is a moment before it opens. Then your words.',
    'Every idea on Presently comes with its reason. Not “popular right now” but “because she grows her own tomatoes”.',
    '“Not this one.” Say it as often as you like: Presently shows another idea, and remembers what did not suit.',
    'Somebody opens your gift on a train, on an old phone, in bad light. It still unwraps, and your words are still the first thing they read.',
    'Real products, real prices, inside your budget. An idea is only good when it can be had.',
  ],
};

const forAnyCategory: readonly string[] = [
  'The best gifts are not big. They are noticed: something a person said in passing, kept in mind, and given back weeks later.',
  'Giving well is mostly listening. The rest can be looked up.',
  'A gift says “I know you”. Everything else about it is wrapping.',
  'Give the thing that makes a hobby easier, not the thing that shows you know the hobby.',
  'If you cannot decide between two gifts, give the one you would have to explain less.',
  'People remember how a gift was given longer than what it was.',
];

/** All texts of ours: first those for a category, then those for any, then the others. */
export function housePosts(category: string): readonly string[] {
  const own = stock[category.trim().toLowerCase()] ?? [];
  return [...new Set([...own, ...forAnyCategory, ...Object.values(stock).flat()])];
}
