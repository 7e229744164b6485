/** What people put before the thing itself: `anything with trains`, `getting into birdwatching`, `his old vinyl`. */
const openings = new RegExp(
  `^(?:${[
    '(?:really|very|totally|total|absolutely|just|currently|also|a bit of|lots of|all kinds? of|all sorts of)',
    '(?:always|often|mostly|mainly|especially|particularly|sometimes)',
    '(?:anything|everything|something|all things|things|stuff)(?: (?:with|about|around|to do with|related to))?',
    '(?:is |getting |got )?(?:back )?(?:into|obsessed with|crazy about|mad about|fond of|keen on|interested in)',
    '(?:a )?(?:big |huge )?(?:fan|lover) of',
    'loves?|loving|likes?|enjoys?|adores?|collects?|plays?|started|starting|tracing|taking up|took up|got|bought|has',
    'his|her|their|my|our|the|an?|some|old|new|good|nice|beloved|proper|decent|lovely|strong',
    '(?:cups?|mugs?|pots?|glass(?:es)?|pints?|bottles?|drops?|(?:wee )?drams?|spots?|bits?|rounds?|tastes?) of',
    // What a decade or a grade says, the thing itself does not change by.
    `(?:19|20)?\\d0['’]?s(?! music)|beginners?|vintage(?= \\w+ )`,
  ].join('|')})\\s+(?=\\S)`,
  'iu',
);
/** What people are who like the thing: `history buff`, `a real plant nerd`. */
const devotion = /(?<=\S)[ -](?:buff|nut|freak|geek|nerd|addict|fanatic|fiend|junkie|lover|fan|enthusiast)$/iu;
/** `to bake bread`, after `loves`. */
const toDo = /^to ([a-z]{2,})(?= |$)/iu;
/** `bakes bread` is baking bread. */
const does =
  /^(bak|brew|build|climb|cook|danc|draw|grow|keep|knit|mak|paint|read|restor|rid|run|sew|sing|swim|writ)(e?)s(?= |$)/iu;
const doubled = /^(?:[^aeiou]*[aeiou])[bdgmnprt]$/u;

function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doubled.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** What follows the thing itself: `hiking in the alps`, `camping with the kids`. */
const surroundings = /\s+(?:with|in|at|on|from|around|by|near|during|for|and (?:more|such|stuff)|etc)\b.*$/iu;
/** What a thing is made of or how old it is, and what people do with it: `wooden trains`, `slot car racing`. */
const manner = new RegExp(
  `^(?:${[
    'wooden|plastic|vintage|antique|retro|rare|miniature|handmade|home ?made|classic|modern|tiny|big|niche|planted',
    'designer|luxury|artisan|organic|natural|speciali?ty|fine|indie|fancy|freshwater|saltwater|tropical|marine',
  ].join('|')})\\s+(?=\\S)`,
  'iu',
);
const doing = new RegExp(
  `(?<=\\S)\\s+(?:${[
    'racing|collecting|hunting|flying|skills?|building|playing|spotting|keeping|tasting|tricks?',
    'nights?|evenings?',
  ].join('|')})$`,
  'iu',
);
/** What a thing is there for a collector: `animal figurines`, `football memorabilia`. */
const collected = /(?<=\S)\s+(?:figurines?|figures?|models?|memorabilia|merch(?:andise)?|gear|accessories)$/iu;
/** `true crime podcasts` are about true crime. */
const media = /(?<=\S+\s+\S+)\s+(?:podcasts?|books?|films?|movies?|series|shows?|stories|nights?)$/iu;

/** An interest without the words around it. */
export function spoken(interest: string): string {
  let bare = interest
    .replaceAll(/\([^)]*\)|(?<=\S\s)(?:his|her|their|my|our) own(?=\s)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.!]+$/u, '');
  for (let next = bare.replace(openings, ''); next !== bare; next = bare.replace(openings, '')) bare = next;
  bare = bare
    .replace(devotion, '')
    .replace(toDo, (_, verb: string) => gerundOf(verb.toLowerCase()))
    .replace(does, (_, verb: string, ending: string) => gerundOf(`${verb}${ending}`.toLowerCase()));
  return bare || interest;
}

/** The same interest in fewer words, the closest first. */
export function shorter(interest: string): string[] {
  const patterns = [surroundings, media, manner, doing, collected];
  const found = patterns.map((pattern) => interest.replace(pattern, ''));
  const shortest = patterns.reduce((text, pattern) => text.replace(pattern, ''), interest);
  return [...new Set([...found, shortest])].filter((each) => each !== interest && each !== '');
}

/** What people say around an interest, in words that name none: `always tinkering with his car`. */
const around = new Set(
  [
    'a an the of in at on to for with and or by from up down out over after before every all always often sometimes esp',
    'is are was be i he she they we his her their my our own this some any lots lot bit really very quite so too much',
    'more most',
    'love loves loved loving like likes liked enjoy enjoys adore adores into obsessed mad crazy keen fond nut rat guy girl',
    'man lady fan fans buff nerd geek lover lovers person big huge proper nice good great best favourite favorite old new',
    'kid kids lads girls mates grandma grandad grandpa mum mom dad husband wife son daughter club pub shed',
    'weekend weekends saturday saturdays sunday sundays evening evenings morning mornings',
    'do does doing go goes going make makes making get gets getting have has having watch watches watching read reads',
    'reading play plays playing collect collects collecting sing sings singing grow grows growing cook cooks cooking bake',
    'bakes learn learns learning train trains training tinker tinkering potter pottering detail follow follows support',
    'supports bagging smelling bringing trips trip research projects project machine stuff things kits kit sets set relax',
    'films film movies movie show shows books book tv series long done world lol',
  ].flatMap((words) => words.split(' ')),
);

const isAround = (word: string) => around.has(word.toLowerCase());
const wordsOf = (interest: string) => interest.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);

/** What follows a thing and says which: `gadgets that run the house` may be of any kind. */
const which = /^(?:that|which|who|whose)$/i;

/**
 * What a sentence may name, between the words that name nothing: RC planes in `flies RC planes on weekends`, a pony in
 * `her pony Biscuit`. Nothing where no such word is.
 */
export function namedInside(interest: string): string[] {
  const runs: string[][] = [[]];
  for (const word of wordsOf(interest)) {
    if (which.test(word)) runs.pop();
    if (which.test(word) || isAround(word)) runs.push([]);
    else runs.at(-1)!.push(word);
  }
  if (runs.length === 1) return [];
  return runs.flatMap((run) => {
    const isCalled = run.length > 1 && /^\p{Lu}/u.test(run.at(-1)!);
    const endings = run.map((_, start) => run.slice(start).join(' '));
    return isCalled ? [...endings, run.slice(0, -1).join(' ')] : endings;
  });
}

/** The words of an interest that may name it. */
export const tellingWords = (interest: string): string =>
  wordsOf(interest)
    .filter((word) => !isAround(word))
    .join(' ');
