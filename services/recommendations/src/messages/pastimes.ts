import { anyWord } from '@presently/rules/any-word';
import { isTrouble } from '@presently/rules/troubles';
import { normalised } from '../recipes/recipe.js';
import { readNamesText, readPastimes } from '../recipes/seed-recipes.js';
import { wordsOf } from './words.js';
import { isWithoutSpaces } from '../without-spaces.js';

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Spellings of recipes that name a person, a deed or a way of life. Nobody loves "dancer". */
const deeds = new Set(
  list(
    `birder, singer, drummer, guitarist, pianist, barista, smoker, draw, draws, handyman, knit, knits, knitter, photographer,
    artist, sew, sews, writer, reader, bookworm, reads, gamer, poet, fisherman, angler, bake, bakes, baker, cyclist, camper,
    camps, climber, cook, loves to cook, cooks, dancer, gardener, golfer, hike, hikes, hiker, runner, jogs, skier, swim,
    swimmer, surfer, yogi, pilot, biker, magician, eco-friendly, plays football, paint, ski, acting, equestrian, role playing`,
  ),
);
const isDeed = (spelling: string) => deeds.has(spelling) || / (?:lover|drinker|fan|player|parent)$/.test(spelling);
/** They say how somebody lives, or too little. */
const unsaid = new Set(
  list(
    `vegan, vegetarian, veggie, plant-based, plant based, japanese, moving abroad, going abroad, gap year, switch, tap, jurassic,
    kocht gern, liest gern, gassi gehen`,
  ),
);
/** What people surely do for pleasure, besides the interests of recipes. */
const further = list(
  `mahjong, beekeeping, bees, honey, archery, sailing, rowing, boxing, karate, judo, taekwondo, martial arts, fencing, bowling,
  darts, poker, bridge, backgammon, snooker, pool, billiards, badminton, volleyball, handball, hockey, ice hockey, netball,
  baseball, softball, lacrosse, squash, table tennis, pickleball, padel, triathlon, athletics, gymnastics, canoeing, rafting,
  diving, scuba diving, snorkelling, snorkeling, foraging, mushrooms, metal detecting, stamps, coins, antiques, flea markets,
  trainspotting, violin, cello, ukulele, banjo, flute, saxophone, harmonica, accordion, trumpet, harp, jazz, blues, opera,
  classical music, heavy metal, death metal, techno, punk, hip hop, folk music, country music, Taylor Swift, Star Wars,
  Star Trek, Marvel, Disney, Pokémon, Zelda, Doctor Who, Bridgerton, Grateful Dead, The Beatles, flowers, roses, orchids,
  bonsai, herbs, pasta, pizza, sushi, ramen, ice cream, picnics, brunch, art, sculpture, architecture, philosophy, museums,
  walks, walking, sunsets, sunrises, beaches, the beach, the sea, lakes, waterfalls, road trips, trips, slow mornings,
  lazy sundays, quiet evenings, long lunches, quizzes, pub quizzes, trivia, karaoke, kites, kite flying, geocaching, weaving,
  macramé, macrame, felting, candle making, soap making, jewellery making, jewelry making, leatherwork, bookbinding, kintsugi,
  ikebana, origami, calligraphy, flower arranging, upcycling, thrifting, perfume, perfumes, lipstick, handbags, sneakers,
  comics, graphic novels, novels, thrillers, romance novels, biographies, science fiction, sci-fi, documentaries, musicals,
  stand-up comedy, comedy, radio, TV, audiobooks, astrology, tarot, hula hooping, trampolining, parkour, motocross, karting,
  formula one, Formula 1, motorsport, rallying, drones, robots, robotics, rockets, trucks, tractors, diggers, unicorns, dolls, teddy bears,
  slime, magic shows, circus, juggling, puppets, drawing, rabbits, hamsters, guinea pigs, parrots, chickens, tortoises,
  reptiles, butterflies, whales, dolphins, sharks, wolves, foxes, owls, hedgehogs, foam rolling, cold brew, matcha, espresso,
  sourdough, preserves, jam making, pickling, fermenting, cheesemaking, brewing, cigars, pens, maps, globes, clocks, watches,
  Bogenschießen, Segeln, Rudern, Kegeln, Imkern, Tischtennis, Schafkopf, Skat, Krimis, Theater, Oper, Handball, Blumen, Rosen,
  Stricken, Häkeln, Fotografieren, pétanque, voile, théâtre, opéra, fleurs, roses, tricot, rugby, judo, handball, tir à l’arc,
  flores, teatro, ópera, vela, dominó, petanca, punto, fiori, teatro, opera, vela, burraco, bocce, maglia, flores, capoeira,
  samba, crochê, tricô, vôlei, 書道, 茶道, 生け花, 華道, 折り紙, 麻雀, 囲碁, 温泉, 落語, 歌舞伎, 演劇, 俳句, 剣道, 柔道, 弓道,
  野球, 相撲, الخط العربي, الخط, التطريز, الورود, الكرة الطائرة, المسرح, الصقور`,
);
/** Words that may stand before or between pastimes. */
const beside = new Set(
  list(
    `acoustic, electric, classic, classical, modern, contemporary, indie, vintage, retro, antique, historical, ancient, medieval,
    japanese, korean, chinese, thai, indian, italian, french, spanish, german, greek, mexican, turkish, irish, scottish, english,
    british, american, african, persian, nordic, scandinavian, celtic, wild, open, water, home, homemade, garden, kitchen, indoor,
    outdoor, urban, street, mountain, trail, road, river, sea, beach, forest, city, winter, summer, spring, autumn, weekend,
    sunday, morning, evening, early, slow, long, quiet, good, great, old, live, loud, fast, slow, strong, fresh, dark, black,
    green, red, white, hot, cold, spicy, sweet, sour, specialty, speciality, craft, fine, abstract, landscape, portrait, oil,
    watercolour, watercolor, digital, film, macro, bird, dog, cat, horse, book, crime, fantasy, romance, sci-fi, horror, cosy,
    cozy, action, mystery, world, local, family, team, party, card, word, table, computer, pop, rock, folk, country, soul, funk,
    latin, ballroom, tap, hip, hop, and, of, in, on, the, with, at, und, mit, der, die, das, am, im, et, de, la, le, les, du,
    des, à, y, el, los, las, e, di, del, della, il, i, gli, do, da, dos, das`,
  ),
);
/** What is done with many things. */
const doing = new Set(
  list(
    `books, novels, films, movies, music, songs, games, podcasts, festivals, concerts, collecting, photography, cooking, walks,
    trips, tours, races, matches, classes, lessons, clubs, club, nights, evenings, mornings, sundays, saturdays, weekends`,
  ),
);
const lead =
  /^(?:(?:s?he|they|i)\s+)?(?:(?:really|also)\s+)?(?:loves?|likes?|enjoys?|into|plays?(?: the)?|playing(?: the)?|collects?|collecting|watches|watching|a fan of|fan of|love of|passion for)\s+(?=.)/iu;

const asWritten = (spelling: string): [string, string] => [spelling, spelling];

/** Each spelling of a pastime, normalised, as it fits behind "love of". */
const known: ReadonlyMap<string, string> = (() => {
  const pastimes = readPastimes();
  const interests = new Set(pastimes.map(([, interest]) => interest.toLowerCase()));
  const elsewhere = readNamesText()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([interest]) => interests.has(interest!.toLowerCase()))
    .flatMap(([, ...spellings]) => spellings.flatMap(list));
  const shown = pastimes.map(([spelling, interest]): [string, string] => [
    spelling,
    isDeed(spelling) ? interest : spelling,
  ]);
  const own = pastimes.map(([, interest]) => asWritten(interest));
  return new Map(
    [...elsewhere.map(asWritten), ...shown, ...own, ...further.map(asWritten)]
      .filter(([, pastime]) => pastime !== '' && !unsaid.has(pastime.toLowerCase()))
      .map(([spelling, pastime]) => [normalised(spelling), pastime]),
  );
})();

const isKnown = (word: string): boolean => known.has(word) && !deeds.has(word);

/** Whether each word is a pastime or says more about one, and the last one is one: "early jazz", "Japanese pottery". */
function isOfPastimes(text: string): boolean {
  if (isWithoutSpaces.test(text)) return text.split(/[のとや、・]/u).every((part) => isKnown(normalised(part)));
  if (/[,;:.!?()/\d]/u.test(text)) return false;
  const words = normalised(text).split(' ');
  const [last = '', ...before] = words.toReversed();
  return (
    (isKnown(last) || (doing.has(last) && before.some(isKnown))) &&
    before.every((word) => isKnown(word) || beside.has(word))
  );
}

/**
 * A fact as it fits behind "love of", if it surely is a pastime: a recipe or the list knows it, or all of its words. An
 * illness, a trait and a circumstance have too many names to be known by them.
 */
export function pastimeIn(fact: string): string | undefined {
  if (isTrouble(fact)) return undefined;
  const text = fact.trim().replace(lead, '');
  const pastime = known.get(normalised(text));
  if (pastime !== undefined) return pastime;
  if (!isOfPastimes(text)) return undefined;
  const [first = ''] = wordsOf(text);
  return known.get(normalised(first)) === first.toLowerCase() ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Words of sentences, states and turns of life. */
const circumstance = anyWord(
  '(?:is|was|are|be|been|has|have|had|got|gets?|getting|goes|went|wants?|needs?|lives?|living|works?|working|becomes?|became|feels?|seems?|keeps?|tries|trying|says?|thinks?|knows?|will|must|should|does|do|makes?|takes?|lost|just|recently|no|not|never|nothing|nobody|without|ex|former|too)\\b',
  '(?:retire(?:d|ment|s)?|moving|moved|new (?:baby|home|house|flat|job|mum|mom|dad|parent)|baby|newborn|twins|pregnan\\p{L}*|expecting|married|engaged|newlyweds?|single|widow\\p{L}*|mum|mom|dad|mother|father|parents?|grand\\p{L}+|student|teenager|toddler|expat|immigrant|job|boss|busy|old|alone|quiet|introvert\\p{L}*|vegan|vegetarian|muslim|christian|jewish|gay|trans)\\b',
  '(?:ist|war|hat|hatte|wird|wurde|will|braucht|lebt|wohnt|arbeitet|kein\\p{L}*|nicht|nie|ohne|nichts|rentner\\p{L}*|ruhestand|umzug|zieht um|schwanger|baby|zwillinge|alleinerziehend|verheiratet|verlobt|ledig|single)\\b',
  "(?:est|était|a|avait|veut|vit|habite|travaille|ne|n['’]|pas|jamais|sans|rien|retraité\\p{L}*|retraite|déménag\\p{L}*|enceinte|bébé|jumeaux|jumelles|mariée?|fiancée?|célibataire|mère|père)(?!\\p{L})",
  '(?:es|está|era|tiene|quiere|vive|trabaja|no|nunca|sin|nada|jubilad\\p{L}*|mudanza|embarazada|bebé|gemelos|casad\\p{L}*|solter\\p{L}*|madre|padre)(?!\\p{L})',
  '(?:è|ha|era|vuole|vive|lavora|non|mai|senza|niente|pensionat\\p{L}*|pensione|trasloco|incinta|neonato|gemelli|sposat\\p{L}*|madre|padre)(?!\\p{L})',
  '(?:é|tem|quer|mora|trabalha|não|nunca|sem|nada|aposentad\\p{L}*|mudança|grávida|bebê|gêmeos|casad\\p{L}*|solteir\\p{L}*|mãe|pai)(?!\\p{L})',
  'متقاعد|متقاعدة|تقاعد|حامل|توأم|انتقل|متزوج|عزباء|أعزب|أم(?!\\p{L})|أب(?!\\p{L})|ليس|بدون',
  '退職|定年|引っ越|妊娠|出産|赤ちゃん|双子|新婚|独身|シングル|ない|ません|です|ます|している',
);

/** Whether a fact that is no pastime reads as a state, a sentence or a turn of life, which nobody praises as a love. */
export const isCircumstance = (fact: string): boolean =>
  pastimeIn(fact) === undefined && !isTrouble(fact) && circumstance.test(fact);

/** Longer ones are sentences ("cooks for ten on Sundays"), which no other sentence can hold. */
const longest = 3;

/** The facts that a sentence may praise. */
export const pastimesToPraise = (interests: readonly string[]): string[] =>
  interests.flatMap((interest) => pastimeIn(interest) ?? []).filter((pastime) => wordsOf(pastime).length <= longest);
