import type { Profile } from '../people/profile.js';

type Suited = Pick<Profile, 'age' | 'relationship'>;

/** What is too close for people who work together. */
const intimate = new RegExp(
  `\\b(${[
    'lingerie|underwear|underpants|pant(y|ies)|bras?|bralettes?|thongs?|boxers?|briefs|nighties?|night(gowns?|dress(es)?)',
    'negligees?|bikinis?|swimsuits?|perfumes?|colognes?|eau de (parfum|toilette)|deodorants?|body (lotion|oil|butter|wash)',
    'massag(e|er|ers|ing)|bath ?robes?|bath (oil|bombs?|salts?)|shapewear|garters?|corsets?|pyjamas?|pajamas?',
  ].join('|')})\\b`,
  'i',
);
const erotic =
  /\b(erotic\w*|sex(y|ual)?|sensual|kink\w*|lubricants?|vibrators?|condoms?|handcuffs?|lingerie|negligees?)\b/i;
const alcohol = new RegExp(
  `\\b(${[
    'wines?|beers?|ales?|lagers?|whisk(e)?ys?|bourbon|scotch(?! tape)|gin|rum|vodka|tequila|brand(y|ies)|liqueurs?',
    'champagne|prosecco',
    'cocktails?|alcohol\\w*|brew(ing)?|decanters?|hip flasks?|shot glass(es)?|bar ?tools?|absinthe|mead|sake',
  ].join('|')})\\b`,
  'i',
);
const dangerous = new RegExp(
  `\\b(${[
    'kni(fe|ves)|blades?|(?<!\\b(foam|toy|plastic|wooden|inflatable) )swords?|daggers?|axes?|hatchets?|machetes?|katanas?',
    '(?<!\\b(foam|toy|water|bubble|glue|squirt|nerf|massage) )guns?|rifles?|airsoft|crossbows?|ammo|ammunition|scalpels?',
    'razors?(?! scooters?)|multi-?tools?|lighters|fireworks?|tobacco|cigars?|cigarettes?|vap(e|ing)',
    'cannabis|cbd|whittling|carving|blowtorch(es)?',
  ].join('|')})\\b`,
  'i',
);
const atWork =
  /\b(boss|manager|supervisor|chef|colleagues?|co-?workers?|clients?|customers?|employees?|teachers?|mentors?|professor)\b/i;
const partner = /\b(wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?)\b/i;
const child = /\b(child|kid|toddler|baby|grandchild|godchild|pupil)\b/i;
const adult = 18;

/** Whether a person is a child, or may be one by what the giver calls them. */
export const isMinor = ({ age, relationship }: Suited): boolean =>
  age === null ? child.test(relationship) : age < adult;

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const refused = [
    ...(isMinor(person) ? [alcohol, dangerous] : []),
    ...(atWork.test(person.relationship) ? [intimate] : []),
    ...(partner.test(person.relationship) ? [] : [erotic]),
  ];
  return (text) => refused.some((pattern) => pattern.test(text));
}
