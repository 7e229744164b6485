/** Idioms that have a negation and tell of a liking, or of nothing: "can't get enough of coffee". */
const harmless = [
  String.raw`(?:can't|cannot|can never|couldn't|never) (?:get|have|has|gets|own) (?:enough|too (?:much|many))(?: of)?`,
  String.raw`(?:can't|cannot|couldn't) (?:live|do|be|go|manage|start|get through)\b[^,;.]*? without`,
  String.raw`(?:can't|cannot|couldn't) (?:stop|resist|wait|help|put down|get over)`,
  String.raw`never (?:miss(?:es|ed)?|stops?|tires? of|(?:is |gets )?bored (?:of|with|by)|without|far from|says? no to)`,
  String.raw`(?:never|doesn't|does not|won't) (?:go|goes|leave|leaves)\b[^,;.]*? without`,
  String.raw`(?:doesn't|does not|won't) (?:miss|stop)`,
  String.raw`not (?:only|just|without|nur)|no (?:stranger to|end of|one|doubt|matter)`,
  String.raw`(?:is|are|was|gets?|got|getting) used to|used to (?:be|work|live|have)`,
  String.raw`non[ -](?:fiction|stick|slip)|no[ -]bake`,
].join('|');

/** What a list follows: "hates cooking, baking and cleaning". */
const aversions = [
  String.raw`hat(?:e|es|ed|ing)|dislik(?:e|es|ed|ing)|detests?|loathes?|despises?|avoids?|refuses?|fears?`,
  String.raw`allergic to|allergy to|intolerant (?:to|of)|averse to|phobia of`,
  String.raw`(?:afraid|scared|terrified|frightened|sick|tired) of|fed up (?:with|of)|bored (?:of|with|by)`,
  String.raw`(?:can't|cannot|can not|couldn't|won't) (?:stand|bear|abide)(?! (?:for|up|long))`,
  String.raw`hasst|verabscheut|ungern|déteste|odia|detesta|odeia|يكره|تكره|لا يحب|لا تحب`,
].join('|');

/** What ends something or says no to it. */
const refusals = [
  String.raw`no longer|not|never|nothing (?:with|about|to do with)|none of|rather than|instead of|without`,
  String.raw`(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have)n't|can't|won't|cannot|unable to`,
  String.raw`(?:(?:gave|given|gives?|giving|cuts?) (?:up|out)|quits?|stopped|used to|sw(?:ore|orn) off)`,
  String.raw`(?:went|gone) off|lost (?:all |her |his |their )*interest in|too old for|abstains? from`,
  String.raw`(?:steers? clear|stays? away|keeps? away) (?:of|from)|hardly|rarely|seldom|former|formerly|ex(?=-\p{L})`,
  String.raw`(?:has|have|had|plays?|knows|owns|keeps|speaks|eats?|drinks?|wants?|wears?|takes?|please|absolutely|definitely|strictly) no`,
  String.raw`keine?[nmrs]?|nicht|nie|n'aime (?:pas|plus)|(?:ne|n'\p{L}+) (?:\p{L}+ )?(?:pas|plus)|pas de|jamais`,
  String.raw`ya no|no (?:le gustan?|quiere|puede|bebe|come|toma|sabe)|nunca|non|não`,
].join('|');
/** Said behind the thing. */
const behind = /嫌い|苦手|できない|やめた|飲まない|食べない|しない/u;

const alone = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;
const harmlessIn = new RegExp(alone(harmless), 'giu');
const listed = new RegExp(alone(aversions), 'iu');
const refused = new RegExp(
  String.raw`^ *no(?= (?!longer|le |quiere|puede))|^ *over(?= (?!the |a )\p{L})|${alone(`${aversions}|${refusals}`)}`,
  'iu',
);

const likings = String.raw`loves?|likes?|enjoys?|adores?|prefers?|plays?|collects?|liebt|mag|aime|ama|adora`;
/** Where one saying ends and another begins: also "and" before a verb of liking or of aversion. */
const ends = new RegExp(
  String.raw`[,;.!?()–—:\n]| - |${alone('but|though|although|however|aber|mais|pero|ma|mas|except')}` +
    String.raw`| (?:and|und|et|y|e) (?=(?:also |now |really |he |she |they )*(?:${likings}|${aversions}|${refusals})(?!\p{L}))`,
  'iu',
);
const tells = new RegExp(alone(`${likings}|${aversions}|${refusals}`), 'iu');

/** Words around a thing that do not tell what it is. */
const around =
  /(?<![\p{L}\p{N}])(?:any ?more|any longer|at all|please|a|an|the|her|his|their|to|of|for|into|in|about|much|really|very|fan|person|thing|keen|on|fond|interested|like|likes|liked|love|enjoy|enjoys|want|wants|play|plays|playing|do|does|doing|go|going|be|being|have|eat|eats|eating|use|wear|watch|cup|fun|able|allowed|good|possible|with|anything|everything|is|it|all|so|too|big|him|them|she|he|they|kind|sort|et|de|du|la|le|les|l|el|gern|mehr|ist)(?![\p{L}\p{N}])/giu;
/** What comes after the thing: "since the accident". */
const afterwards = /(?<=.)(?<!\p{L})(?:since|because|after|due to|when|as of|ever since|these days)(?!\p{L}).*$/iu;
const thingIn = (text: string) => text.replace(afterwards, '').replaceAll(around, ' ').replaceAll(/[\s'-]+/g, ' ').trim(); // prettier-ignore

/** A verb that is spelled as a hobby: "watches football" has no watches. */
const verbs = /(?<!\p{L})(?:watch(?:es|ing)? (?=(?!and|or|with|by|from|for)\p{L})|trains (?=for|hard|with|at|in)|books (?=a|her|his|their))/giu; // prettier-ignore

/** What a text says that somebody likes or lives with, and the things that it says no to. */
export interface Attitudes {
  liked: string;
  disliked: readonly string[];
}

/**
 * Tells what a fact is for from what it is against: "loves tea, hates coffee", "used to play golf", "can't swim". A fact
 * of something that is over, hated or impossible has words of a hobby and is none.
 */
export function attitudesOf(fact: string): Attitudes {
  const known = remembered.get(fact);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const attitudes = read(fact);
  remembered.set(fact, attitudes);
  return attitudes;
}
const remembered = new Map<string, Attitudes>();
const mostRemembered = 5_000;

function read(fact: string): Attitudes {
  const clauses = fact.normalize('NFC').replaceAll(/[’`]/g, "'").replaceAll(harmlessIn, ' ').split(ends);
  const liked: string[] = [];
  const disliked: string[] = [];
  let isList = false;
  for (const clause of clauses) {
    const against = refused.exec(clause);
    // The aversion goes on: "hates cooking, baking".
    isList = against ? listed.test(clause) : isList && !tells.test(clause);
    if (against) {
      const before = clause.slice(0, against.index);
      const after = thingIn(clause.slice(against.index + against[0].length));
      if (after !== '') liked.push(before);
      disliked.push(after === '' ? thingIn(before) : after);
    } else if (isList || behind.test(clause)) disliked.push(thingIn(clause));
    else liked.push(clause);
  }
  return {
    liked: liked
      .map((text) => text.trim())
      .filter(Boolean)
      .join(', ')
      .replaceAll(verbs, ' ')
      .trim(),
    disliked: disliked
      .flatMap((things) => things.split(several))
      .map(forDrink)
      .filter(Boolean),
  };
}

const several = / (?:and|or|nor|und|oder|et|ou|y|o|e) /i;

/** Somebody who "doesn't drink" drinks no alcohol; who "doesn't drink coffee", no coffee. */
const forDrink = (thing: string) => thing.replace(/^drink(?:s|ing)?$/i, 'alcohol').replace(/^drink(?:s|ing)? /i, '');

/** Whether a text says no to something. */
export const isAgainst = (text: string): boolean => attitudesOf(text).disliked.length > 0;
