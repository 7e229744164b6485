import { isCredit } from './credit.js';
import { plainTitle as plain } from './plain-title.js';

/** Phrases of which a title has one, as whole words. A space is also a hyphen or nothing. */
const phrases = (list: readonly string[]): string => list.map((line) => plain(line).replaceAll(' ', '[ -]?')).join('|');
const asWords = (list: readonly string[]) => `(?<!\\p{L})(?:${phrases(list)})(?!\\p{L})`;
const pattern = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

/** What is made to hold or wrap a voucher is a gift itself. */
const holder =
  '(?:holders?|wallets?|box(?:es)?|envelopes?|cases?|tins?|sleeves?|pouch(?:es)?|pockets?|stands?|displays?|bags?|' +
  'folders?|organi[sz]ers?|keepers?|purses?|puzzles?|maze|ornaments?)(?!\\p{L})';
const holderBehindIt = {
  english: `(?!(?: (?!in |with |for )[\\p{L}-]+){0,2}[ -]${holder})`,
  german:
    '(?!(?:en|n|s|e)?[ -]?(?:box|hulle|halter|umschlag|karton|verpackung|tasche|etui|kuvert|rahmen|schachtel|dose))',
  japanese: '(?! ?(?:付|対応|無料|ケース|ホルダー|入れ|封筒|ボックス|袋))',
};
const holderBefore = {
  english: '(?<!(?:holders?|wallets?|box|boxes|envelopes?|cases?|tins?|pouch|stand|organi[sz]er) for (?:your |a )?)',
  romance:
    `(?<!(?:porte|etuis?|pochettes?|boites?|coffrets?|enveloppes?|sobres?|cajas?|fundas?|porta|bust[ae]|scatol[ae]|` +
    `caixas?|envelopes?)[ -](?:pour |a |para |de |per |da )?)`,
  arabic: '(?<!(?:حامل|علبه|صندوق|ظرف|محفظه) (?:ل)?)',
};

const english = phrases([
  'gift cards?',
  '(?<!with (?:an? )?(?:[a-z]+ )?)vouchers?',
  'gift certificates?',
  'gift coupons?',
]);
const german = `gutschein|guthaben(?!frei)|${phrases(['geschenk karte'])}`;
const romance = asWords([
  'cartes? cadeaux?',
  '(?<!un )bons? cadeaux?',
  'cheques? (?:cadeaux?|culture|vacances|lire)',
  "bons? d'achat",
  '(?:tarjetas?|cheques?|vales?|bonos?|certificados?|cupon(?:es)?) (?:de )?regalo',
  'vales? (?:de )?compras?',
  'bonos? (?:spa|experiencia)',
  'buon[oi] (?:amazon|zalando|regalo|acquisto|spesa|sconto|esperienza|spa)',
  // "Carta regalo a fiori" is paper.
  'carte regalo(?! a )',
  'carta regalo (?:amazon|zalando|feltrinelli|ikea|decathlon|netflix|digitale|da \\d+|\\d+)',
  '(?:vales?|cart(?:ao|oes)|cheques?) (?:de )?(?:presente|prenda|oferta)',
  'cadeaubon(?:nen)?',
  'cadeaukaart(?:en)?',
]);
const japanese = phrases(['ギフト カード', 'ギフト 券', 'ギフト コード', 'デジタル ギフト', '商品券', '図書カード']);
const arabic = {
  card: plain('بطاقة|بطاقات|قسيمة|قسائم|كوبون|كوبونات'),
  gift: plain('هدية|هدايا|إهداء|شراء|شرائية'),
};
const voucher = pattern(
  `${holderBefore.english}(?<!\\p{L})(?:${english})(?!\\p{L})${holderBehindIt.english}`,
  // "Vitamin E gift set" has no hyphen.
  '(?<!\\p{L})e-?gifts?(?!\\p{L})',
  `(?:${german})${holderBehindIt.german}`,
  `${holderBefore.romance}${romance}`,
  `(?:${japanese}|(?<!\\p{L})e-?ギフト)${holderBehindIt.japanese}`,
  `${holderBefore.arabic}(?<!\\p{L})(?:و|ب)?(?:ال)?(?:${arabic.card}) (?:ال)?(?:${arabic.gift})(?!\\p{L})`,
);

/** The second hand of a clock, which is no second-hand clock. */
const ofClock = {
  before:
    '(?<!(?:with|and|&|\\+|sweep|sweeping|red|gold|white|black|luminous|silent|smooth|moving|running|small|central|' +
    'center|centre|minutes?|no)(?: an?)?[ ,-]+)',
  behind: `(?![ -](?:(?:clock|watch)[ -])?(?:hands?|sweep|movement|stop|hacking|dial|sub-?dial)(?!\\p{L}))`,
};
/** "The most used by cooks" and "of a used look" are new. */
const fresh = {
  before:
    '(?<!(?:mas|muy|menos|poco|no|nunca|efecto|estilo|look|aspecto|piu|molto|meno|non|mai|effetto|stile|aspetto|mais|' +
    'muito|nao|efeito) )',
  behind:
    '(?! (?:por|para|en|como|con|da|dai|dalla|dagli|per|in|come|nel|nella|pel[oa]s?|no|na|em|com)(?!\\p{L}))(?! look)',
};

const usedBefore = pattern(
  `${ofClock.before}(?<!\\p{L})second[ -]?hand(?!\\p{L})${ofClock.behind}`,
  asWords(['pre owned', 'pre loved', 'refurbished', 'open box', 'ex display', 'tweedehandse?']),
  '(?<!\\p{L})(?:used|renewed)\\)|\\(used(?!\\p{L})',
  '(?<!\\p{L})used[ ,:-]+(?:like new|very good|good|acceptable|condition)(?!\\p{L})',
  // Bags from used sails are new.
  `(?<!(?:aus|von|fur) (?:\\p{L}+ )?)${asWords(['gebraucht(?:e[nmrs]?)?'])}`,
  asWords([
    'general uberholt(?:e[nmrs]?)?',
    'wieder ?aufbereitet(?:e[nmrs]?)?',
    'aus zweiter hand',
    'b ware',
    'ausstellungsstucke?',
    "d' ?occasion(?! speciale)",
    'secondes? mains?',
    'reconditionnee?s?',
    'remise?s? a neuf',
    'segunda mano',
    'reacondicionad[oa]s?',
    'seminuev[oa]s?',
    'seconda mano',
    'ricondizionat[oaie]',
    'segunda mao',
    'recondicionad[oa]s?',
    'seminov[oa]s?',
  ]),
  `${fresh.before}(?<!\\p{L})(?:usad[oa]s?|usat[oaie])(?!\\p{L})${fresh.behind}`,
  '中古(?![典風])|ユーズド(?! ?(?:加工|風|感|ライク))|古着(?![風加屋])|リユース品|整備済',
  `(?<!${plain('غير')} )(?<!\\p{L})(?:و)?(?:ال)?${plain('مستعمل')}(?:ه|ات|ين|ون)?(?!\\p{L})`,
  `(?<!\\p{L})${plain('معاد')} ${plain('تجديد')}(?:ه|ها)?(?!\\p{L})`,
);

/** Whether a title names a voucher, credit or something second-hand: what is never a gift product. */
export const isNoGift = (title: string): boolean => {
  const text = plain(title);
  return voucher.test(text) || isCredit(text) || usedBefore.test(text);
};
