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
    // Markers with alcohol draw.
    'cocktails?|alcohol\\w*(?![ -](?:markers?|inks?|pens?)\\b)|brew(ing)?|absinthe|mead|sake',
    'decanters?|hip flasks?|shot glass(es)?|bar ?tools?',
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

/** Words of other languages, between other letters than their own; what has no spaces is found anywhere. */
const words = (spaced: string, together: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${together}`, 'iu');
/** The same in the languages of the screens, as givers write relationships. */
const elsewhere = {
  atWork: words(
    [
      'chefin|vorgesetzte[rn]?|kolleg(?:e|in|en)|kund(?:e|in)|mitarbeiter(?:in)?|lehrer(?:in)?|professorin',
      'patronne?|supérieure?|collègues?|clientes?|professeure?|enseignante?|jef[ea]|compañer[oa] de trabajo|colegas?',
      'profesora?|maestr[oa]|cap[oa]|collega|colleghi|insegnante|professoressa|chefe|professora',
      'مديرة?|مديرتي|مديري|زميلة?|زميلي|زميلتي|عميلة?|معلمة?|أستاذة?',
    ].join('|'),
    '上司|同僚|部下|先生|取引先|お客様',
  ),
  partner: words(
    [
      '(?:ehe)?(?:frau|mann)|partnerin|verlobte[rn]?|mari|épou(?:x|se)|femme|conjointe?|compagn(?:on|e|o|a)',
      'espos[oa]|marido|mujer|novi[oa]|pareja|marito|moglie|fidanzat[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]',
      'زوجة?|زوجي|زوجتي|خطيبة?|خطيبي|خطيبتي|شريكة?',
    ].join('|'),
    '妻|夫|彼女|彼氏|恋人|パートナー|婚約者',
  ),
  child: words(
    [
      '(?:klein|enkel|paten)kind|^kind$|schüler(?:in)?|(?:petit-)?enfants?|bébé|filleule?|niñ[oa]|bebé|ahijad[oa]',
      'bambin[oa]|neonat[oa]|figlioccia?|criança|bebê|afilhad[oa]|طفلة?|طفلي|طفلتي|رضيعة?',
    ].join('|'),
    '子ども|子供|赤ちゃん|幼児',
  ),
} as const;

/** Whether a person is a child, or may be one by what the giver calls them. */
export const isMinor = ({ age, relationship }: Suited): boolean =>
  age === null ? child.test(relationship) || elsewhere.child.test(relationship) : age < adult;

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const { relationship } = person;
  const refused = [
    ...(isMinor(person) ? [alcohol, dangerous] : []),
    ...(atWork.test(relationship) || elsewhere.atWork.test(relationship) ? [intimate] : []),
    ...(partner.test(relationship) || elsewhere.partner.test(relationship) ? [] : [erotic]),
  ];
  return (text) => refused.some((pattern) => pattern.test(text));
}
