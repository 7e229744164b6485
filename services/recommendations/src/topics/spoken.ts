/** What people put before the thing itself: `anything with trains`, `getting into birdwatching`, `his old vinyl`. */
const openings = new RegExp(
  `^(?:${[
    '(?:really|very|totally|absolutely|just|currently|also|a bit of|lots of|all kinds? of|all sorts of)',
    '(?:anything|everything|something|all things|things|stuff)(?: (?:with|about|around|to do with|related to))?',
    '(?:is |getting |got )?(?:back )?(?:into|obsessed with|crazy about|mad about|fond of|keen on|interested in)',
    '(?:a )?(?:big |huge )?(?:fan|lover) of',
    'loves?|loving|likes?|enjoys?|adores?|collects?|plays?|started|starting|taking up|took up|got|bought|has',
    'his|her|their|my|our|the|an?|some|old|new|good|nice|beloved',
    // What a decade or a grade says, the thing itself does not change by.
    `(?:19|20)?\\d0['’]?s|beginners?|vintage(?= \\w+ )`,
  ].join('|')})\\s+(?=\\S)`,
  'iu',
);
/** What follows the thing itself: `hiking in the alps`, `camping with the kids`. */
const surroundings = /\s+(?:with|in|at|on|from|around|by|near|during|for|and (?:more|such|stuff)|etc)\b.*$/iu;
/** `true crime podcasts` are about true crime. */
const media = /(?<=\S+\s+\S+)\s+(?:podcasts?|books?|films?|movies?|series|shows?|stories|nights?)$/iu;

/** An interest without the words around it. */
export function spoken(interest: string): string {
  let bare = interest.trim().replace(/[.!]+$/u, '');
  for (let next = bare.replace(openings, ''); next !== bare; next = bare.replace(openings, '')) bare = next;
  return bare || interest;
}

/** The same interest in fewer words, the closest first. */
export function shorter(interest: string): string[] {
  const found = [interest.replace(surroundings, ''), interest.replace(media, '')];
  return found.filter((each) => each !== interest && each !== '');
}
