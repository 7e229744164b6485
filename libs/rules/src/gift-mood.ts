import { anyWord } from './any-word.js';
import { mournsInTitle, saysLoss, withoutThingsLost } from './losses.js';
import { saysPassed } from './passings.js';
import type { GiftMood } from './vocabulary.js';

/** What is passed, behind a word for passing: nobody has died. */
const notPassed = String.raw`(?!(?: \p{L}+){0,3} (?:exams?|tests?|finals|bar|grade|licen[cs]e|degree|driving|course)\b)`;

/** Also in what the giver writes about the person. Words for death alone are not here: "death metal". */
const loss = anyWord(
  // English
  'grief|griev|bereav|mourn(?!e?e)|condolence|sympath(?:y|ies)\\b|(?<!black )widow|miscarr|stillb|passed away|(?:recently|just) died',
  `put to sleep|(?:dog|cat|horse|pet|pony|bunny|rabbit) (?:was |had to be |got |being )?put down\\b|rainbow bridge|(?:death|passing) of (?:her|his|their|my|our|a(?!n? (?:salesman|ivan))|grand\\p{L}+|mum|mom|dad)\\b${notPassed}`,
  'lost (?:her|his|their|my|our|an?|the)\\b|(?:baby|pregnancy|infant|perinatal|pet) ?loss|loss of|died\\b(?!-)',
  // German
  'trauer(?!weide)|beileid|beerdigung|(?:urnen|see)?beisetzung|verstorben|gestorben|witwe|verlust (?:ihre|seine|des|der)',
  // French
  'deuil|condoléances|obsèques|décès|décédé|veuve\\b(?! clicquot)|veuf\\b',
  // Spanish
  'luto\\b|pésame|condolencias|fallec|viud[ao]',
  // Italian, Portuguese
  'lutto\\b|condoglianz|vedov|scompars[ao]\\b|decedut[oa]|decesso|pêsames|condolências|falec|viúv',
  // Japanese, Arabic
  'お悔やみ|ご愁傷|逝去|亡くな|喪中|弔|他界',
  '(?:ال)?عزاء|تعزية|(?:في|فترة) (?:ال)?حداد|حداد على|[بلو]?وفاة|(?:ال)?(?:مرحوم|فقيد)|أرمل|الله يرحم(?!ك)|رحم(?:ه|ها) الله',
);
/** In an occasion's title only. */
const farewell = anyWord(
  `(?<!(?:lord|maha) )shiva\\b(?!['’]s| (?:puja|rat|temple))|yahrzeit|unveiling (?:of|for)\\b(?!.*(?:book|album|statue|portrait|painting|mural|logo|car|new)\\b)`,
  'scattering (?:of|the|his|her|their)|ashes\\b(?!.*(?:cricket|test|tour|watch|party|series|match))|angelversary|late (?:mother|father|husband|wife|mum|mom|dad)\\b(?!.?s day| christmas)',
  `\\p{L}{1,30}['’]s? (?:passing|wake)\\b(?!-| up)${notPassed}|(?:(?:mum|mom|dad) passing|passing of)\\b${notPassed}|(?:the|irish) wake\\b(?!-| up)|wake for`,
  'burial|cremation|funeral|memorial(?! day| (?:university|high|cup|stadium))|in (?:loving )?memory|celebration of life|rest in peace|r\\.i\\.p|rip (?:grand|mum|mom|dad)|remembrance|death\\b(?! (?:metal|star|valley|by))|loss\\b|farewell to (?:her|his|our|my) (?:late )|heavenly birthday|stone setting|month.s mind',
  "begräbnis|bestattung|tod(?![\\p{L}'’])|todes(?:tag|fall)|andenken an|gedenk|totensonntag",
  'enterrement(?! de vie)|inhumation|crémation|funérailles|funèbre|mort\\b|la mort|en mémoire|messe d\\p{L}+ (?:défunt|souvenir)',
  'entierro|sepelio|vel(?:ori|atori)o\\b|exequias|muerte|murió|duelo\\b|difunt|en memoria|descanse|luctuos|cabo de año',
  'funebre|morte\\b|esequie|camera ardente|defunt|trigesimo|suffragio|in memoria|enterro|sepultamento|velório|missa d[eo] (?:s[ée]tim|7|trig|30|corpo)|em memória',
  '葬(?!送の)|告別|通夜|命日|周忌|回忌|忌明|四十九日|法[事要]|納骨|追悼|偲ぶ|初盆|新盆|墓参|[父母夫妻](?:さん)?[のが]いない',
  'جناز|لرحيل|ذكرى رحيل|فقدان|ذكرى الراحل|رثاء|الموت|تأبين|دفن|(?:ال)?أربعين(?:ية)? المرحوم|إنا لله|بدون (?:أمي|أبي)',
);
const restInPeace = /(?<!\p{L})RIP(?!\p{L}| Curl)/u;

/** "Christmas without our Tom": when it is, and who is missing. */
const without =
  /^(?<when>.*?)(?<!\p{L})(?:without|ohne|sans|sin|senza|sem) (?:(?:my|our|her|his|ma|mon|notre|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]|meu|minha|il|la|di|[oa]) )?(?<who>\p{L}+)(?<rest>.*)/iu;
/** Whose absence is a grief in any case. Children are not here: "a weekend without kids". */
const kin =
  /^(?:m[uo]m(?:my)?|mam[aáã]n?|mamma|mutt(?:er|i)|mother|mãe|madre|m[èe]re|dad(?:dy)?|pap[aáàiy]|father|vater|padre|p[èe]re|pai|grand(?!e).*|groß.+er|oma|opa|nana?|granny|mamie|abuel[oa]|nonn[oa]|v?[ao]v[óôo]|husband|wife|mann|frau|mari(?:do|to)?|espos[oa]|moglie|brother|sister|bruder|schwester|frère|sœur|herman[oa]|fratello|sorella|irmão?|irmã|hij[oa]|figli[oa]|filh[oa]|sohn|tochter)$/iu;
const pronoun = /^(?:you|him|dich|dir|ihn|toi|elle|ti|te|lei|lui|él|ella|você|el[ea])$/iu;
const longTime =
  /(?<!\p{L})(?:years?|months?|jahre?|monate?|ans?|année|mois|años?|mes[ei]?|ann[oi]|anos?|mês|christmas|birthday|weihnacht\p{L}*|geburtstag|noël|navidad|cumpleaños|natale?|compleanno|aniversário)(?!\p{L})/iu;
/** Things and habits that people do without. German ones have capitals, as names have. */
const givenUp =
  /^(?:smok|drink|trink|al[ck]o|sugar|zucker|meat|fleisch|taba[ck]|[cz]igar|rauch|coffee|kaffee|plasti|social|phone|handy|work|arbeit|sch[ou]|debt|choc|gluten|milch|milk|stress|pain|auto|cars?$|unfall|acciden|wi-?fi|wlan|inter|netflix|amazon|facebook|insta|tik|tv|fernseh|gam|fast|flug|fl[iy]|end|wein|wine|beer|bier|chemo|krebs|cancer|angst|geld|money|job|kinder|kids|child|covid|diät|diet|streit)|(?:ing|ung|[hk]eit|tion|ness)s?$/i;

function isWithoutSomebody(title: string): boolean {
  const { when = '', who = '', rest = '' } = without.exec(title)?.groups ?? {};
  if (kin.test(who) || (pronoun.test(who) && !/\p{L}/u.test(rest))) return true;
  return /^\p{Lu}/u.test(who) && longTime.test(when) && !givenUp.test(who);
}
const thankful = anyWord(
  'thank|danke|dank\\b|dankeschön|merci|remercie|gracias|agradec|obrigad|grazie|ringrazi|شكر',
  'ありがとう|感謝|お礼',
);

/** Whether a text about a person speaks of a loss. */
export function speaksOfLoss(text: string): boolean {
  const rest = withoutThingsLost(text);
  return loss.test(rest) || saysLoss(rest) || saysPassed(text);
}

/** Whether the title of an occasion is one of mourning. */
export function isMourning(title: string): boolean {
  const rest = withoutThingsLost(title);
  return (
    speaksOfLoss(title) ||
    farewell.test(rest) ||
    mournsInTitle(rest) ||
    restInPeace.test(rest) ||
    isWithoutSomebody(rest)
  );
}

/** The mood of gifts for an occasion, until their sender chooses another; null if the occasion does not say. */
export function moodOfOccasion({ type, title }: { type: string; title?: string | null | undefined }): GiftMood | null {
  if (title && isMourning(title)) return 'sympathy';
  if (type !== 'Other') return 'celebration';
  return title && thankful.test(title) ? 'thank-you' : null;
}

/**
 * Whether a gift is quiet: its page has no bow to pull and begins with the letter, one press answers it, and neither
 * recipient nor sender is reminded or told of anything.
 */
export const isQuiet = (mood: GiftMood | null | undefined): boolean => mood === 'sympathy';
