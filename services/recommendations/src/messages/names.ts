import { wordsOf } from './words.js';

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Words with a capital that name no person and no place of the person's life. Plural and possessive are left out. */
const harmless = new Set(
  list(`
  I I'm I'll I've I'd
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  spring summer autumn fall winter
  happy merry birthday anniversary congratulations best wishes big day name year new eve dear friend love cheers
  christmas xmas noel yule advent easter hanukkah chanukah passover diwali holi eid ramadan nowruz kwanzaa thanksgiving
  deepavali navratri vesak songkran tet chuseok seollal sukkot shavuot purim pesach rosh hashanah yom kippur
  juneteenth galentine galentine's friendsgiving oktoberfest hogmanay bonfire burns mardi gras pride independence
  memorial labor labour veterans bastille mothering pancake
  mubarak kareem sameach chag mazel tov shalom l'chaim lchaim namaste shubh sláinte slainte skål skol prosit feliz
  navidad joyeux noël buon natale frohe weihnachten kung hei fat choy gong xi fa cai xin nian kuai le
  halloween carnival valentine mother father mother's father's santa claus boxing lunar solstice
  mr mrs ms mx miss mister dr doctor prof professor pastor reverend sir madam
  god heaven queen king cupid nature earth moon sun mars venus jupiter saturn internet wi-fi wifi bluetooth google
  english british scotch scottish irish welsh french german italian spanish portuguese dutch belgian swiss austrian
  danish swedish norwegian finnish nordic scandinavian icelandic polish czech hungarian greek turkish russian ukrainian
  persian arabic moroccan egyptian african ethiopian indian thai vietnamese korean japanese chinese asian mexican
  brazilian cuban peruvian argentinian american canadian australian european mediterranean caribbean latin roman
  victorian georgian gothic baroque renaissance bauhaus
  bourbon cognac champagne prosecco bordeaux burgundy rioja chianti riesling merlot pinot noir chardonnay sauvignon
  darjeeling assam ceylon earl grey parmesan cheddar camembert brie gouda dijon bolognese guinness
  sherlock holmes poirot marple hogwarts gandalf shakespeare mozart beethoven chopin vivaldi einstein picasso monet
  lego velcro thermos jacuzzi polaroid kindle scrabble sudoku monopoly
  scots brits britons romans danes swedes finns spaniards poles turks vikings celts normans aussies kiwis arabs
  hawaiian tibetan hebrew yiddish sanskrit gaelic basque catalan sicilian tuscan venetian andalusian breton bavarian
  viennese cornish balinese moravian bohemian provençal cuban colombian guatemalan kenyan jamaican israeli lebanese
  weekend morning afternoon evening night week month season hour minute today tomorrow everyday cake coffee tea hugs kisses
  adventure laughter sunshine smile thanks peace surprise treat pleasure happiness kindness
  tv tvs dvd cd lp lps diy ok pj pjs bbq ipa asap rsvp vip xoxo mvp goat bff uv ps am pm dj lol
  `),
);
/** `PR`, `MOT`: an abbreviation is no person, and of places only these are. */
const isAbbreviation = (name: string): boolean =>
  /^\p{Lu}{2,4}s?$/u.test(name) && !/^(?:NYC|LA|SF|DC|UK|USA?|UAE|NZ|EU)$/.test(name);
/** Words in capitals for emphasis. */
const emphasis = new Set(
  list(`you your so very yes no all best ever always never not too much that this is are the and more now just
  really love happy joy fun wow yay big huge day today`),
);
/** What a person may be called by relationship. */
const kin: readonly (readonly [RegExp, readonly string[]])[] = [
  [/mother|mum|mom/i, list('mum mom mummy mommy mama mam ma mother')],
  [/father|dad/i, list('dad daddy papa pop pa father')],
  [/grandm|granny|nana/i, list('grandma grandmother granny gran nana nan nanna oma')],
  [/grandf|grandp|grandd/i, list('grandpa grandfather granddad grandad gramps opa')],
  [/grandparent/i, list('grandma grandpa granny granddad gran nana')],
  [/parent/i, list('mum mom dad mummy mommy daddy papa mama')],
  [/aunt/i, list('aunt auntie aunty')],
  [/uncle/i, list('uncle')],
  [/sister|brother|sibling/i, list('sis bro sister brother')],
];
/** Places that goods are named for. They say of what kind a thing is, and not where somebody was. */
const ofGoods = new Set(
  list(`islay speyside highland lowland campbeltown skye orkney kentucky tennessee shetland fair isle aran harris donegal
  kashmir murano delft limoges sèvres meissen kyoto uji sencha assam yunnan wuyi oaxaca jalisco sichuan kona java sumatra napa
  sonoma barolo chablis sancerre beaujolais alsace provence tuscany piedmont porto douro madeira jerez modena parma devon
  cornwall yorkshire cheshire stilton maldon solingen sheffield havana cuba ceylon himalaya icelandic`),
);
/** Dishes and drinks that are named for somebody: "a Victoria sponge", "Caesar salad". */
const dish =
  /^\s(?:sponges?|cakes?|salads?|mess|tarts?|torte|puddings?|buns?|pies?|pasty|pasties|sauce|rolls?|loaf|biscuits?|scones?|soup|curry|steak|eggs|toast|shortbread|crackers?|brittle|martinis?|mule|sour|spritz|fizz|mary|collins|apples?|pears?|plums?|roses?|pancakes?|slice|cheese|sausages?|sandwich(?:es)?)(?![\p{L}'’])/iu;
/** Whether a name stands before a thing: "an Islay malt", but not "to Islay" and not "our Islay trip". */
function isOfGoods(word: string, before: string, after: string): boolean {
  if (dish.test(after) && !/\b(?:in|at|from|near|our|with|and)\s$/i.test(before)) return true;
  const noun = /^\s(\p{Ll}[\p{L}-]*)/u.exec(after)?.[1];
  return (
    ofGoods.has(word) &&
    noun !== undefined &&
    !/^(?:and|or|but|with|in|on|at|for|again|together|trips?|days?|weekends?|holidays?|summers?|walks?|nights?|mornings?|years?|is|was|has)$/.test(
      noun,
    ) &&
    !/\b(?:in|to|at|from|near|around|our|your|that|those)\s(?:the\s)?$/i.test(before)
  );
}
/** Others who are said to have part in it: `Tom and I`, `Anna says`. */
const others =
  /(?<=^|[.!?]\s{1,3}|\n\s{0,3})(?!(?:You|We|He|She|They|It|Everyone|Everybody|Somebody|Someone|Nobody|People|Friends|That|This|Life|Love|And|But|Who|Which|What)\b)(\p{Lu}\p{Ll}+)(?=\s(?:and I\b|told|said|says|sends|joins|mentioned|helped|thinks)\b)/gu;

/** A word with a capital inside a sentence: behind a word, a comma or the point of a title. */
const capitalised = /(?<=(?:[\p{Ll},;]|(?<!\p{L})(?:Dr|Mrs?|Ms|Mx|Prof|Rev)\.)\s["“‘(]?)\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** Names in an English text that are not among the facts. */
export function strangersIn(text: string, known: string): string[] {
  const facts = known.toLowerCase();
  const words = new Set(wordsOf(facts).map(withoutEnding));
  const called = kin.flatMap(([relationship, names]) => (relationship.test(known) ? names : []));
  const inside = [...text.matchAll(capitalised)]
    .filter(({ 0: name, index }) => {
      const [before, after] = [text.slice(Math.max(0, index - 12), index), text.slice(index + name.length)];
      // "Anna's cake" is of Anna.
      const isOwner = /['’]s?$/u.test(name);
      return isOwner || !isOfGoods(withoutEnding(name.toLowerCase()), before, after);
    })
    .map(([name]) => name);
  const first = [...text.matchAll(others)].map(([, name]) => name!);
  return [...inside, ...first].filter((name) => {
    const word = withoutEnding(name.toLowerCase().replaceAll('’', "'"));
    if (name === 'I' || /^I['’]/.test(name) || word.length < 2) return false;
    const isHarmless =
      harmless.has(word) ||
      harmless.has(name.toLowerCase()) ||
      called.includes(word) ||
      called.includes(name.toLowerCase());
    const isLoud = name === name.toUpperCase() && emphasis.has(name.toLowerCase());
    const isFact = words.has(word) || (word.length > 3 && facts.includes(word));
    // `Dutch-style`: each part counts.
    const parts = word.split('-');
    const arePartsHarmless = parts.length > 1 && harmless.has(parts[0]!);
    return !isHarmless && !isAbbreviation(name) && !isLoud && !isFact && !arePartsHarmless;
  });
}

/** A name without the ending of its genitive or plural: `ann` of "ann's". */
const withoutEnding = (word: string): string =>
  word
    .replace(/['’]s$|['’]$/, '')
    .replace(/(?<=\p{L}{2})s$/u, '')
    .replace(/s['’]$/, '');
