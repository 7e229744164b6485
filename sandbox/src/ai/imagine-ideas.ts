interface StartingPoint {
  id: string;
  name: string;
  category: string;
  interest: number;
}

/** What a question for gift ideas tells. */
export interface GiftQuestion {
  person: { firstName: string; relationship: string; interests: { number: number; interest: string }[] };
  occasion: { type: string } | null;
  budget: { label: string };
  startingPoints: StartingPoint[];
  avoid: string[];
}

const reasons = [
  '{interest} is where {name} feels at home, and this meets them right there{day}.',
  'Because {name} comes back to {interest} again and again, this will not end up in a drawer.',
  'It takes {name}’s love of {interest} seriously, which is the nicest thing a present can do{day}.',
  'For somebody who lights up at {interest}, this says that you have noticed.',
  'A thoughtful {relationship} gift: it belongs to {interest} and leaves room for {name}’s own taste.',
  'With {interest} in mind this is both a surprise and exactly right for {name}{day}.',
];

const openers = [
  'Chosen for everyday joy rather than for show:',
  'Something to use from the first day on:',
  'Well made, easy to like and hard to buy for oneself:',
  'A quiet favourite of people who know:',
];

const own = [
  { name: 'A starter kit for {interest}', category: 'Kits to begin with', words: ['kit'] },
  { name: 'The {interest} upgrade', category: 'Upgrades', words: ['premium'] },
  { name: 'Something handmade for {interest}', category: 'Handmade', words: ['handmade'] },
  { name: 'A {interest} evening to share', category: 'Evenings together', words: ['set'] },
];

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Every fourth starting point has to make room. */
const isKept = (n: number) => n % 4 !== 3;
const isIn = (list: readonly string[], name: string) =>
  list.some((other) => other.toLowerCase() === name.toLowerCase());

/**
 * Ideas as a sensible model has them: keeps most starting points in words of its own and replaces some by others, the same
 * each time for the same question.
 */
export function imagineIdeas({ person, occasion, startingPoints, avoid }: GiftQuestion): { ideas: object[] } {
  const { firstName, relationship, interests } = person;
  const day = occasion && occasion.type !== 'Other' ? ` on their ${occasion.type.toLowerCase()}` : '';
  const fill = (text: string, interest: string) =>
    text
      .replaceAll('{interest}', () => interest)
      .replaceAll('{name}', () => firstName)
      .replaceAll('{relationship}', () => relationship.toLowerCase())
      .replaceAll('{day}', () => day);
  const reasonFor = (interest: string | undefined, n: number) =>
    interest
      ? sentence(fill(reasons[n % reasons.length]!, interest))
      : `A kind and easy choice for ${firstName}${day}, with nothing to get wrong.`;

  const kept = startingPoints.flatMap(({ id, name, category, interest: number }, n) => {
    if (!isKept(n) || isIn(avoid, name)) return [];
    const interest = interests.find((one) => one.number === number)?.interest;
    return {
      basedOn: id,
      interest: interest ? number : 0,
      name,
      category,
      description: `${openers[n % openers.length]} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
      reasoning: reasonFor(interest, n),
      searchWords: [interest ?? name],
    };
  });
  const ideas = own.slice(0, Math.max(2, 6 - kept.length)).flatMap(({ name, category, words }, n) => {
    const one = interests[n % Math.max(1, interests.length)];
    const title = one && fill(name, one.interest);
    if (!one || isIn(avoid, title!)) return [];
    return {
      basedOn: null,
      interest: one.number,
      name: title!.slice(0, 80),
      category,
      description: `${openers[(n + 1) % openers.length]} ${title!.charAt(0).toLowerCase()}${title!.slice(1)}.`,
      reasoning: reasonFor(one.interest, n + 2),
      searchWords: [one.interest, ...words],
    };
  });
  return { ideas: [...kept, ...ideas] };
}
