import { plainTitle } from './plain-title.js';

const list = (...lines: readonly string[]): string => plainTitle(lines.join('|'));
const asWord = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** Money of games and of nothing else. */
const currencies = list(
  'minecoins?|riot points?|valorant points?|(?:fifa|fc) points?|apex coins|شدات|pavos? de fortnite',
  'pay ?safe ?card|web ?money',
);
/** The same, of which there are also toys: "V-Bucks llama plush". */
const alsoToys = list('v-?bucks|pa ?vos|robux|vバックス');
const toy =
  '(?! (?:\\p{L}+ )?(?:llama|plush|pin|badge|hoodie|t?-?shirt|mug|key ?rings?|keychain|figure|toy|pinata|sticker))';

/** Where credit is spent: shops of games, films and apps. */
const shops = list(
  'steam|psn|playstation|xbox|nintendo|e-?shop|roblox|google play|itunes|app store|netflix|dazn|twitch|discord',
  'battle ?net',
  'spotify premium|valorant|fortnite|v-?bucks|pubg|free fire',
  'スチーム|プレイステーション|ニンテンドー|スターバックス|スタバ',
  'ستيم|بلايستيشن|اكس بوكس|نينتندو|روبلوكس|جوجل بلاي|قوقل بلاي|آيتونز|ايتونز|نتفلكس|نتفليكس|ببجي|فورتنايت|سوا',
);
/** What is sold of it. */
const credit = list(
  'cards?|codes?|keys?|wallet (?:codes?|cards?|funds)|credits?|balance|top-?ups?|karten?|carte?s?|tarjetas?',
  'carta|cart(?:ão|ões)|códigos?|codic[ei]',
  'saldo|recargas?|ricaric(?:a|he)|recharges?|crédit[os]?s?|credito|crediti|abo|abonnement|gift ?card|gift(?= \\d)',
  'بطاق(?:ة|ات)|كود|رصيد|شحن|كرت',
);
/** Between the two: "Steam Wallet Code", "code de téléchargement Xbox", but not "figure with code". */
const between =
  `(?:[ -](?!${asWord('with|incl|mit|und|and|et|avec|con|y|e|com|for|pour|para|per|fur|game|deck|engine')})` +
  '[\\p{L}\\d+]+){0,4}[ -]?';
/** Cards that hold data or are played with, and what holds cards and keys. */
const otherCards = asWord(
  list(
    'memory|memoria|memória|mémoire|speicherkarten?|sd|micro-?sd|playing|trading|sammelkarten|spielkarten|skat',
    'quartett|postcards?',
    'postkarten?|cartes? à jouer|cartas? de juego|carte da gioco|poster|game card|holder|case|cases|etui|étui',
    'porte|hülle|tasche|halter',
    'birthday|greeting|christmas|thank you|invitations?|train|geburtstagskarten?|grußkarten?|panini|decks?',
    'manettes?|mandos?|controle',
    'station|base|dock|câble|cable|kabel|batter(?:y|ie|ia)|akku',
    'binder|amiibo|tarjetero|funda|portatessere|key ?(?:ring|chain|holder)s?|keychains?|figures?|figuren?',
    'controller|headset|toys?|plush|puzzle|pencil|watch',
    'ذاكرة|حقيبة|محفظة بطاقات|قاعدة|كابل|محطة|شاحن|بوكيمون',
  ),
);
const together = '(?:カード|コード|プリペイド|チケット|チャージ|ギフト)';
const otherTogether = /ケース|ホルダー|メモリ|トランプ|入れ|リール|ゲームカード|バースデー/;

const alone = new RegExp(`${asWord(currencies)}|${asWord(alsoToys)}${toy}`, 'u');
const inShop = new RegExp(
  `${asWord(shops)}${between}${asWord(credit)}|${asWord(`(?:ال)?(?:${credit})`)}${between}${asWord(shops)}`,
  'u',
);
const inShopTogether = new RegExp(`(?:${shops}).{0,8}${together}|(?:クオ|quo) ?カード|webmoney`, 'u');
const prepaid = new RegExp(
  [
    asWord('(?:cards?|carte?s?|tarjetas?|cart(?:a|ao|oes)|guthaben)[ -](?:prepayees?|prepagat[ae]|pre-?pag[oa])'),
    asWord('prepaid[ -](?:\\p{L}*guthaben|cards?|visa|mastercard|sim|code|karte)'),
    asWord('(?:mobile|phone|sim|game|handy)[ -]top[ -]?up'),
    asWord(
      '(?:recarga|ricarica|recharge)[ -](?:de )?(?:movil|mobile|pcs|celular|telefonica|orange|sfr|bouygues|free|paysafecard|tim)',
    ),
    asWord('(?:carte|tarjeta|carta|cartao) apple(?= \\d)'),
    asWord(
      'store credit|(?:book|theatre) tokens?|nitro code|subscription code|game pass(?: \\p{L}+)? \\d+ \\p{L}+ code',
    ),
    asWord(
      'abonnement[ -]\\p{L}+[ -]\\p{L}+ \\d+ mois|plus \\d+ (?:months?|monate|mois|meses|mesi)(?: \\p{L}+){0,2} code',
    ),
    'プリペイド ?(?:カード|番号|コード)|デジタル ?コード|ダウンロード ?コード|(?:旅行|食事|ビール|図書|宿泊|商品)券',
    plainTitle('مسبقة الدفع|شحن رصيد|بطاق(?:ة|ات) (?:ال)?شحن|قسيمة|قسائم'),
  ].join('|'),
  'u',
);
const isOther = new RegExp(otherCards, 'u');

/** Whether a title, as {@link plainTitle} writes it, names credit: for games, films or a phone. A box with an experience is a gift. */
export const isCredit = (title: string): boolean =>
  alone.test(title) ||
  prepaid.test(title) ||
  (inShopTogether.test(title) && !otherTogether.test(title)) ||
  (inShop.test(title) && !isOther.test(title));
