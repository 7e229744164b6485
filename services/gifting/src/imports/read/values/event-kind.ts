import type { OccasionType } from '@presently/rules/vocabulary';

/**
 * Words of titles that name a day of another kind than a birthday or an anniversary of people, or a plan about one.
 * Words that are also names count only where a name does not stand.
 */

const lettersBefore = String.raw`(?<![\p{L}\p{M}])`;
const lettersAfter = String.raw`(?![\p{L}\p{M}])`;
const word = (words: string, flags = 'iu') =>
  new RegExp(`${lettersBefore}(?:${words.replaceAll(/\n\s*/g, '')})${lettersAfter}`, flags);

const deaths = [
  word(`deaths?|death ?day|death(?:i)?versary|died|demise|passing|passed away|memorial|remembrance|in memory of|in memoriam|
    funeral|burial|yahrzeit|jahrzeit|angelversary|heavenly|in heaven|los(?:s|ing) of|late (?:grand\\p{L}+|husband|wife)|
    todes\\p{L}*|tod (?:von|des|der|meine[sr]|unsere[sr])|sterbetag|gestorben|verstorben\\p{L}*|gedenktag|beerdigung|beisetzung|
    im himmel|décès|decès|deces|mort d(?:e|u|es)|(?:la|sa) mort|disparition|décédée?|obsèques|enterrement|au (?:ciel|paradis)|
    muerte|fallecimiento|falleció|luctuos[oa]|defunción|entierro|difunt[oa]|en el cielo|morte|scomparsa|decesso|defunt[oa]|
    funerale|in (?:cielo|paradiso)|falecimento|faleceu|óbito|funeral|no céu|overlijden|sterfdag|sterfdatum|śmierci|
    смерти|памяти|وفاة|رحيل|استشهاد|تأبين`),
  word('RIP|R\\.I\\.P\\.?', 'u'),
  /mort d['’]|命日|忌日|周忌|回忌|没後|逝去|死去|亡くな|逝世|祭日|기일|제사|[†✝⚰⚱🪦🕯]/u,
];
const ofJobs =
  `travail|entreprise|société|embauche|professionnel(?:le)?|emploi|ancienneté|sobriété|abstinence|divorce|club|association|
  laboral|trabajo|empresa|compañía|negocio|sobriedad|abstinencia|divorcio|fundación|contratación|
  lavoro|lavorativ[oa]|aziendale|azienda|ditta|assunzione|sobrietà|astinenza|divorzio|fondazione|
  trabalho|emprego|contratação|profissional|sobriedade|abstinência|divórcio|fundação|tempo de casa`.replaceAll(
    /\n\s*/g,
    '',
  );
const ofWork = [
  word(`work ?anniversar\\p{L}+|workiversary|workaversary|soberversary|sobriety|clean date|hire date|
    (?:dienst|arbeits|betriebs|firmen|unternehmens|vereins|gründungs|berufs)-?(?:jahrestag|jubiläum|geburtstag)|
    nüchtern\\p{L}*|scheidungstag|(?:anniv\\p{L}*\\.?|anivers[áa]rio)\\s+(?:(?:del?|du|da|do|del? la|de notre|de nuestra|da nossa)
    \\s+|d['’]|de l['’])?(?:${ofJobs})`),
  /入社|勤続|創業|創立|設立|開店|開業|断酒|禁酒|離婚|入职|成立|创立|입사|창립/u,
];
/** Words of anniversaries. Beside a birthday, they say where somebody is known from. */
const ofAnniversaries = [
  word(`work|company|business|corporate|employee|employment|sober|divorce|firma|unternehmen|betrieb|arbeit|scheidung|${ofJobs}|
    inc|ltd|llc|gmbh|corp|plc|sarl|srl|ltda|(?:ال|لل|ل|ب)?(?:عمل|شركة|تأسيس|وظيفة|توظيف|تعافي|طلاق)`),
  /会社|公司|회사/u,
];
/** Words that are also names: they count before the word of the day, in small letters or at the beginning. */
const places =
  'company|business|church|club|school|team|office|shop|store|firm|startup|band|choir|hotel|restaurant|website';
const mixed = String.raw`(?:(?:${places})(?:['’]s)?|work|job|service|house|home|clean|sober|recovery|adoption|transplant|surgery|accident|ordination|moving|launch|product|project|town|city|village)`;
const beforeDay = String.raw`\s+(?:\d{1,3}\p{L}*\s+(?:years?\s+)?)?(?:[Bb]irthday|[Bb]day|[Bb]-day|[Aa]nniversary)(?!\p{L})`;
const mixedDay = [
  new RegExp(String.raw`(?:^|\s)${mixed}${beforeDay}`, 'u'),
  new RegExp(String.raw`^(?:the\s+|our\s+)?${mixed}${beforeDay}`, 'iu'),
  new RegExp(
    String.raw`[Aa]nniversary\s+(?:at|with|of)\s+(?:the\s+|our\s+|my\s+)?(?:${mixed}|(?!wedding)\p{Ll}+ing)(?!\p{L})`,
    'u',
  ),
];

/** What may stand between `Ann’s` and `anniversary`. */
const ofCouples =
  /^(?:wedding|marriage|married|dating|relationship|engagement|silver|golden|diamond|ruby|pearl|happy|big|first|second|third|\d{1,3}\p{L}*|years?|parents['’]?|folks['’]?|grandparents['’]?|in-laws['’]?)$/iu;

/** `Ann’s sobriety anniversary`, `Anniversary of the accident`: an anniversary of something. */
function isOfSomething(summary: string): boolean {
  const [before = '', after = ''] = summary.split(/ ?\banniversary\b ?/i);
  const [, ...parts] = before.split(/['’]s /);
  const between = parts.at(-1) ?? '';
  const words = between.split(/[\s-]/).filter(Boolean);
  if (!/(?:^| )(?:and|&|\+|\/)(?: |$)/i.test(between) && words.some((each) => !ofCouples.test(each))) return true;
  if (!after.startsWith('of ')) return false;
  const ending =
    after
      .split(/['’]s? /)
      .slice(1)
      .at(-1) ?? '';
  return /^of (?:the|a|an) \p{Ll}/u.test(after) || (/^\p{Ll}+$/u.test(ending) && !ofCouples.test(ending));
}

/** Whether a title says that somebody has died. */
export const isOfDeath = (summary: string): boolean => deaths.some((pattern) => pattern.test(summary));

/** Whether a title names a day of work, of a company, of sobriety and the like. */
export const isOfOtherKind = (summary: string, type: OccasionType): boolean =>
  [...ofWork, ...mixedDay].some((pattern) => pattern.test(summary)) ||
  (type === 'Anniversary' && (ofAnniversaries.some((pattern) => pattern.test(summary)) || isOfSomething(summary)));

/** What people do about a day. */
const doings =
  `party|parties|dinner|lunch|brunch|breakfast|supper|drinks|meal|bbq|barbecue|picnic|celebrations?|cakes?|cupcakes|presents?|
  gifts?|cards?|trip|weekend|getaway|vacation|outing|surprise|shopping|planning|meeting|flowers|sleepover|reservation|booking|bash|
  invitations?|invites?|
  feier|feiern|party|essen|abendessen|mittagessen|kaffee|kuchen|torte|geschenke?|karte|ausflug|reise|fest|grillen|
  fête|soirée|repas|dîner|diner|déjeuner|goûter|gâteau|cadeaux?|carte|voyage|sortie|week-end|apéro|restaurant|resto|
  fiesta|cena|comida|almuerzo|desayuno|merienda|regalos?|tarta|pastel|torta|tarjeta|viaje|celebración|escapada|
  festa|pranzo|colazione|aperitivo|regali|biglietto|viaggio|gita|
  jantar|almoço|lanche|presentes?|prendas?|bolo|cartão|viagem|passeio|churrasco|comemoração|celebração`.replaceAll(
    /\n\s*/g,
    '',
  );
/** Of these, those that are names as well: alone before a birthday, they are whose it is. */
const names = /^(?:gift|card)$/iu;
const links =
  String.raw`(?:(?:surprise|sorpresa|surpresa|überraschung|for|of|on|de|del|di|da|do|per|para|por|pour|für|zu|zum|zur|the|el|il|la|le|o|` +
  String.raw`her|his|my|our|their)\s+|d['’]|l['’]|de l['’]|dell['’])`;
const purpose = 'for|with|für|zu|zum|zur|mit|wegen|pour|avec|para|por|con|com|per';
const tasks = [
  /^(?:buy|order|get|book|plan|organi[sz]e|arrange|bake|send|call|text|wrap|pick up|prepare|shop|mail|phone|ring|celebrate|pay|reserve)\s+\S/iu,
  /^(?:acheter|appeler|commander|organiser|réserver|préparer|comprar|llamar a|organizar|reservar|felicitar|celebrar|comprare|chiamare|ordinare|organizzare|prenotare|festeggiare|ligar para|encomendar|comemorar)\s/iu,
  /(?<!\p{L})(?:kaufen|besorgen|bestellen|anrufen|planen|backen|verschicken|schenken|feiern|acheter|appeler|commander|organiser|réserver|préparer|comprar|llamar|pedir|organizar|reservar|felicitar|celebrar|comprare|chiamare|ordinare|organizzare|prenotare|festeggiare|ligar|encomendar|comemorar)(?!\p{L})/u,
];
const joined = [
  /(?:geburtstags|verjaardags|födelsedags|fødselsdags|bursdags)-?(?!kind|barn)\p{L}/iu,
  /(?:誕生日|生日|생일)\s?(?:の|的)?\s?(?:パーティ|会(?=$|[\s（(の:：])|プレゼント|ケーキ|ディナー|ランチ|旅行|お祝い|カード|派对|聚会|蛋糕|礼物|晚餐|宴|贺卡|파티|선물|케이크|저녁|여행)/u,
  /(?<!\p{L})(?:حفلة|حفل|عشاء|غداء|هدية|كعكة|كيكة|رحلة|بطاقة|احتفال)\s+(?:ل|ب)?عيد/u,
];

const [directly, separated, spaced, behind] = [
  new RegExp(String.raw`\|(?:['’]?s)?\s+(?:${doings})${lettersAfter}`, 'iu'),
  new RegExp(
    String.raw`[^\s|]\s*(?:[:(,]|\s[-–—])\s*(?:${doings})\s*(?:$|\)|[@\d]|(?:${purpose}|at|in|im|um|à|a|alle|às)\s)`,
    'iu',
  ),
  new RegExp(String.raw`\|\s*(?:[:(,]|[-–—]|\p{Ll}+\s)\s*(?:${doings})${lettersAfter}`, 'u'),
  new RegExp(String.raw`\p{L}.*\|\s*[:(–—-]\s*(?:${doings})\s*\)?$`, 'iu'),
];
const before = new RegExp(String.raw`(^|\s)(${doings})\s+(${links}{0,4})\s*\|`, 'iu');
const first = new RegExp(
  String.raw`^(?:(?:${doings})(?:\s+(?:${purpose})\s|\s*:|\s+[-–—]\s)|(?:party|dinner|lunch|brunch|presents?|cake|geschenke?|torte|kuchen|feier|cadeaux?|gâteau|repas|fiesta|regalos?|bolo|prendas?)\s+(?=\S))`,
  'iu',
);
const last = new RegExp(String.raw`(?:\p{Lu}[\p{L}\p{M}]*|['’]s)\s+(?:\p{Ll}+\s+)?(?:${doings})[\s!.]*$`, 'u');

const clearlyLast =
  /\S\s+(?:party|abendessen|mittagessen|geschenke?|kuchen|ausflug|brunch|celebration|presents?|cadeaux?|regalos?|repas|gâteau)[\s!.]*$/iu;

/**
 * Whether a title is of what people do about a day: `Birthday party for Ann`, `Dinner for Bill’s birthday`.
 * @param marked the title with a `|` in the place of the words for the day
 */
export function isPlan(summary: string, marked: string): boolean {
  const text = marked.replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, ' ').trim();
  if ([...tasks, ...joined].some((pattern) => pattern.test(summary.trim()))) return true;
  if ([directly, separated, spaced, behind, first, last, clearlyLast].some((pattern) => pattern.test(text)))
    return true;
  const [, start, doing = '', link] = before.exec(text) ?? [];
  return start !== undefined && (link !== '' || (start === '' && !names.test(doing)));
}
