const spouses = 'husband|wife|spouse|fiancée?|partner';
const kin =
  'boyfriend|girlfriend|kids?|child|children|sons?|daughters?|mum|mom|dad|mother|father|parents|brothers?|sisters?|' +
  'grandchild|grandchildren|grandkids|grandma|grandpa|aunt|uncle|niece|nephew|cousins?|boss|colleagues|dog|cat|puppy|kitten';
const claim = new RegExp(`\\b(?:your|my|our) (?:dear |lovely |little )?(${spouses}|${kin})\\b`, 'giu');

/** The first relative, or pet, of whom no fact speaks: `your husband`. */
export function inventedRelative(text: string, known: string): string | undefined {
  const facts = known.toLowerCase();
  // A wedding has two.
  const isCouple = /wedding|anniversary|engage/.test(facts);
  const isSpouse = new RegExp(`^(?:${spouses})$`, 'u');
  return [...text.matchAll(claim)]
    .map(([, relative = '']) => relative.toLowerCase())
    .find((relative) => !(isCouple && isSpouse.test(relative)) && !facts.includes(relative.replace(/s$/, '')));
}
