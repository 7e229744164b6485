import type { GiftMood } from './vocabulary.js';

/** Where a word begins: behind no letter, or anywhere in a script that puts no spaces between words. */
const beginning = String.raw`(?:(?<![\p{L}\p{N}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))`;
export const anyWord = (...words: string[]): RegExp => new RegExp(`${beginning}(?:${words.join('|')})`, 'iu');

/** Also in what the giver writes about the person. Words for death alone are not here: "death metal". */
const loss = anyWord(
  // English
  'grief|griev|bereav|mourn(?!e?e)|condolence|sympath|widow|miscarr|stillb|passed away|(?:recently|just) died',
  'put to sleep|(?:dog|cat|horse|pet|pony|bunny|rabbit) (?:was |had to be |got |being )?put down\\b|rainbow bridge|(?:death|passing) of (?:her|his|their|my|our|a(?!n? (?:salesman|ivan))|grand\\p{L}+|mum|mom|dad)\\b',
  'lost (?:her|his|their|my|our|a|an|the)(?! (?:weight|way|job|keys|phone))|(?<!weight )loss of|died\\b(?!-)',
  // German
  'trauer|beileid|beerdigung|verstorben|gestorben|witwe|verlust (?:ihre|seine|des|der)',
  // French
  'deuil|condoléances|obsèques|décès|décédé|veuve|veuf\\b',
  // Spanish
  'luto\\b|pésame|condolencias|fallec|viud[ao]',
  // Italian, Portuguese
  'lutto\\b|condoglianz|vedov|scompars[ao]\\b|deceduto|deceduta|pêsames|condolências|falec|viúv',
  // Japanese, Arabic
  'お悔やみ|ご愁傷|逝去|亡くな|喪中|弔|(?:ال)?عزاء|تعزية|حداد|وفاة|(?:ال)?مرحوم|أرمل',
);
/** In an occasion's title only. */
const farewell = anyWord(
  'shiva\\b|yahrzeit|unveiling of|scattering (?:of|the|his|her|their)|ashes\\b(?!.*(?:cricket|test|tour))|angelversary|late (?:mother|father|husband|wife)\\b(?!.?s day)',
  'funeral|memorial(?! day)|in (?:loving )?memory|celebration of life|rest in peace|r\\.?i\\.?p\\b|remembrance|wake for|passing of|death|loss\\b|farewell to (?:her|his|our|my) (?:late )',
  "begräbnis|bestattung|tod(?![\\p{L}'’])|todestag|andenken|gedenk",
  'enterrement(?! de vie)|funérailles|mort\\b|la mort|en mémoire',
  'entierro|muerte|murió|duelo|en memoria',
  'funerale|morte\\b|in memoria|enterro|velório|em memória',
  '葬儀|葬式|告別式|お通夜|命日|法事|追悼|偲ぶ|جنازة|ذكرى الراحل|رثاء|الموت',
);
/** "One year without Tom", but not "A month without Sugar". */
const withoutSomebody = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem) (?<who>\p{Lu}\p{Ll}+)/u;
const givenUp =
  /^(?:smok|drink|alco|alko|álco|sugar|zucker|azúcar|meat|fleisch|tabak|tobac|zigar|rauch|coffee|kaffee|plasti|plásti|social|phone|handy|handys|work|arbeit|shop|school|schul|debt|schuld|chocol|schoko|gluten|milch|milk|stress|pain|schmerz)/i;
const isWithoutSomebody = (title: string): boolean => {
  const who = withoutSomebody.exec(title)?.groups?.['who'];
  return who !== undefined && !givenUp.test(who);
};
const thankful = anyWord(
  'thank|danke|dank\\b|dankeschön|merci|remercie|gracias|agradec|obrigad|grazie|ringrazi|ありがとう|感謝|お礼|شكر',
);

/** Whether a text about a person speaks of a loss. */
export const speaksOfLoss = (text: string): boolean => loss.test(text);

/** Whether the title of an occasion is one of mourning. */
export const isMourning = (title: string): boolean =>
  loss.test(title) || farewell.test(title) || isWithoutSomebody(title);

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
