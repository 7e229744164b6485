import type { Profile } from '../people/profile.js';

/** Words of English, whatever their case. */
function anyOf(...lists: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${lists.join('|')})(?![\\p{L}\\d])`, 'iu');
}

type Suited = Pick<Profile, 'age' | 'relationship'>;

/** What is too close for people who know each other from work, school or business. */
const intimate = anyOf(
  'lingerie|underwear|undies|underpants|pant(?:y|ies)|bras?|bralettes?|thongs?|g-?strings?|knickers|jockstraps?|boxer (?:briefs|shorts)',
  'boxers\\b(?! (?:dog|puppy))|briefs|trunks? (?:twin|3|multi)|nighties?|night(?:gowns?|dress(?:es)?|wear|shirts?)|negligees?|babydolls?',
  'body ?(?:suits?|stockings?)|stockings|suspenders?(?: belts?)?|garters?|corsets?|shapewear|bikinis?|swimsuits?|kimono robes?',
  'perfumes?|colognes?(?! cathedral)|eau de (?:parfum|toilette)|deodorants?|body (?:lotion|oil|butter|wash|spray|mist)',
  'massag(?:e|er|ers|ing)|bath ?robes?|bath (?:oil|bombs?|salts?)|bubble bath|bath for two|py?jamas?|pajamas?',
  'shaving kits?|bikini line|love (?:coupons?|letters?)|romantic\\b(?! poe\\w+)|soul ?mates?|i love you|kiss me|be mine|my love|chemise|sleepwear|intimate|valentine|for lovers|couples?',
);
const erotic = anyOf(
  'erotic\\w*|sex(?:y|ual|ercise)?\\b(?! chromosomes?)|sensual|kink\\w*\\b(?! the)|lubricants?|lube|vibrat(?:ors?|ing)|condoms?|handcuffs?|lingerie',
  'negligees?|dildos?|butt plugs?|anal|bondage|bdsm|fetish|spanking|whips?\\b(?! cream)|gag balls?|ball gags?|love dolls?|cock rings?',
  'nipple|thongs?|g-?strings?|crotchless|peephole|body stockings?|kama sutra|foreplay|naughty|strip(?:pers?|tease)|strip (?:poker|club|twister)',
  'lap dance|penis|willy|boobs?|clitoral|prostate|masturbat\\w*|strokers?|nude|playboy|porn\\w*|orgasm\\w*|aphrodisiac\\w*|arous\\w*',
  'seductive|swingers?|pheromones?|adult (?:toys?|films?|dvds?|movies?|videos?)|body paint|edible (?:undies|underwear|body)|boudoir',
  "pleasure|lovers?[’']? (?:dice|games?|blindfolds?|bed)|for lovers|couples[’']? (?:toys?|rings?|games?|sex)|sex dice|lust|restraints?",
);
const alcohol = anyOf(
  'wines?|beers?\\b(?! (?:float|candy|hard candy|gumm\\w+))|ales?(?! house)|lagers?|stouts?|ipas?|whisk(?:e)?ys?|bourbon|scotch(?! tape)|single malt|gin(?! rummy)|rum(?! tum)|vodka|tequila',
  'mezcal|cognac|armagnac|schnapps|brand(?:y|ies)|liqueurs?|champagne\\b(?! ?-?(?:gold|colou?red|pink))|prosecco|cava|vermouth|amaretto|limoncello|ouzo|grappa|spritz',
  'martinis?|daiquiris?|margaritas?|mojitos?|pinot|merlot|chardonnay|sauvignon|rioja|cocktails?|alcohol\\w*(?![ -](?:markers?|inks?|pens?)\\b)',
  'brew(?:ing)?|absinthe|mead|sake|decanters?|hip flasks?|flasks? with funnel|shot glass(?:es)?|shot set|bar ?tools?|drinking games?|drunk|pub crawls?|kegs?',
  'corkscrews?|bottle openers?',
);
const dangerous = anyOf(
  'kni(?:fe|ves)|blades?(?! runner)|(?<!\\b(?:foam|toy|plastic|wooden|inflatable|pok[eé]mon|skyward|lego) )swords?\\b(?! (?:in the stone|art online|coast))|daggers?|axes?|hatchets?|machetes?',
  "(?<!foam )katanas?|switchblades?|stilettos? (?:knife|switch)|karambits?|balisongs?|brass knuckles?|(?<!\\b(?:foam|toy|water|bubble|glue|squirt|nerf|massage) )guns?\\b(?! ?n[’']? ?roses)|shotguns?",
  '(?<!\\b(?:water|toy|bubble) )pistols?|revolvers?|rifles?|airsoft|bb gun|crossbows?|hunting bows?|compound bows?|throwing stars?|cleavers?|bottle rockets?|fire pits?|broadheads?|ammo|ammunition|cartridges? (?:9|12)|pepper spray|scalpels?|chain ?saws?',
  'razors?\\b(?! ?(?:\\w+ ){0,3}scooters?)|multi-?tools?|lighters?\\b(?! (?:than|weight))|fire ?lighters?|fireworks?|fire ?crackers?|roman candles|rockets? (?:pack|assort)|sparklers?|tobacco|cigars?|cigarettes?|cigarillos?',
  'e-?cig\\w*|e-?liquids?|nicotine|vap(?:e|es|ing)|hookahs?|shishas?|bongs?|rolling papers|blunt wraps|smoking|grinders?\\b(?! (?:coffee|pepper|salt))',
  'cannabis|weed\\b(?! (?:control|killer|puller))|thc|cbd|delta-?[89]|marijuana|whittling|carving|blow ?torch(?:es)?|torch lighters?|petrol|energy (?:drinks?|shots?)',
  'lottery|scratch ?cards?|casino|poker|gambling|betting|adults? only|(?<!\\d)18\\s?\\+|r18|pegi 18|over 18s?|uncensored|mature content',
);
const atWork = anyOf(
  'boss|managers?|supervisors?|chef|colleagues?|co-?workers?|workmates?|clients?|customers?|employees?|teachers?|mentors?|professor',
  'head of|(?:team|department|group|project) lead(?:er)?|leader|director|ceo|cfo|cto|office|work|intern|apprentice|trainee|assistant',
  'secretary|receptionist|head ?teacher|principal|headmaster|headmistress|tutors?|lecturer|instructor|coach|trainer|therapist',
  'counsell?or|doctor|gp|dentist|nurse|midwife|carer|caregiver|landlord|landlady|tenant|nanny|au pair|baby ?sitter|childminder',
  'cleaner|housekeeper|gardener|driver|hairdresser|barber|accountant|lawyer|solicitor|vet|priest|pastor|vicar|neighbou?rs?|postman|mail ?(?:man|carrier)',
  '(?<!my )supervis\\w+',
);
const partner = /\b(wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?)\b/i;
const child = anyOf(
  "child|kids?\\b(?![’']s (?:teacher|coach|nanny|doctor|dentist|tutor))|toddlers?|bab(?:y|ies)\\b(?! ?-?sitter)|newborn|infant|grandchild|godchild|pupils?|schoolboy|schoolgirl|preschooler",
  'little (?:boy|girl|one|brother|sister|cousin|nephew|niece|man|lady)|teen(?:age[rd]?|s)?|tween|minor|young(?:est)? (?:son|daughter|nephew|niece|cousin)',
);
/** `niece (9)`, `nephew, 8`, `8yo`, `7 year old`: an age that is said with the relationship. */
const statedAge =
  /(?<![\d.])(?<age>\d{1,2})(?:\s?(?:-|–)?\s?(?:y\/?o\b|yrs?\b|years?|jahre|ans|años|anni|anos|歳|才)|\s*\)|\s*$)/iu;
const adult = 18;

/** Words of other languages, between other letters than their own; what has no spaces is found anywhere. */
const words = (spaced: string, together: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${together}`, 'iu');
/** What is refused, as titles in the languages of the screens say it. */
const refusedElsewhere = {
  alcohol: words(
    [
      '(?:\\p{L}*)?(?:wein|bier|schnaps|likör|sekt)(?:\\p{L}*)|vin|bière|rhum|liqueur|eau-de-vie|vino|cerveza|licor|ron|birra|liquore|grappa',
      'vinho|cerveja|cachaça|نبيذ|بيرة|ويسكي|روم|فودكا',
    ].join('|'),
    'ワイン|ビール|日本酒|焼酎|ウイスキー|梅酒',
  ),
  dangerous: words(
    [
      '(?:\\p{L}*)?messer|feuerwerk(?:\\p{L}*)?|feuerzeug|luftgewehr|zigarett(?:\\p{L}*)|couteaux?|briquets?|pétards?|feux? d.artifice|cigarettes?|fusils?',
      'cuchillos?|navajas?|mecheros?|petardos?|cigarrill?os?|escopetas?|coltell[oi]|coltellino|accendin[oi]|petardi|sigarett[ae]|facas?|canivetes?',
      'isqueiros?|foguetes?|cigarros?|espingardas?|سكين|ولاعة|ألعاب نارية|سجائر|شيشة|مسدس|بندقية',
    ].join('|'),
    'ナイフ|包丁|ライター|花火|タバコ|たばこ|電動ガン|エアガン|電子タバコ',
  ),
  intimate: words(
    [
      'unterwäsche|dessous|nachthemd|parfum|parfüm|massage(?:\\p{L}*)|spitzen-bh|bh|sous-vêtements?|nuisette|soutien-gorge|parfums?',
      'lencería|ropa interior|perfumes?|masaje|camisón|intimo|profumo|massaggio|reggiseno|roupa íntima|lingerie|massagem',
      'ملابس داخلية|عطر|تدليك',
    ].join('|'),
    '下着|ランジェリー|ブラジャー|香水|マッサージ',
  ),
  erotic: words(
    [
      '(?:\\p{L}*)?erotik(?:\\p{L}*)|sexspielzeug|érotique|aphrodisiaque|erótic[oa]s?|afrodis[ií]ac[oa]|vibrador|algemas|sensuale|afrodisiaco|erotic[oa]',
      'جنسي(?:ة)?|مثير(?:ة)?(?: للشهوة)?',
    ].join('|'),
    'セクシー|アダルト|ラブローション|官能',
  ),
} as const;

/** The same in the languages of the screens, as givers write relationships. */
const elsewhere = {
  atWork: words(
    [
      'chefin|vorgesetzte[rn]?|kolleg(?:e|in|en)|kund(?:e|in)|mitarbeiter(?:in)?|\\p{L}*lehrer(?:in)?|professorin|büro|ufficio|bureau|oficina|escritório',
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
    '子ども|子供|赤ちゃん|幼児|小学生|中学生|高校生',
  ),
} as const;

/** Whether a person is a child, or may be one by what the giver calls them. */
export function isMinor({ age, relationship }: Suited): boolean {
  const stated = age ?? statedAge.exec(relationship)?.groups?.['age'];
  if (stated !== undefined) return Number(stated) < adult;
  return child.test(relationship) || elsewhere.child.test(relationship);
}

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const { relationship } = person;
  const refused = [
    ...(isMinor(person) ? [alcohol, dangerous, refusedElsewhere.alcohol, refusedElsewhere.dangerous] : []),
    ...(atWork.test(relationship) || elsewhere.atWork.test(relationship) ? [intimate, refusedElsewhere.intimate] : []),
    ...(partner.test(relationship) || elsewhere.partner.test(relationship) ? [] : [erotic, refusedElsewhere.erotic]),
  ];
  return (text) => refused.some((pattern) => pattern.test(text));
}
