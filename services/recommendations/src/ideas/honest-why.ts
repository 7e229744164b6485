import { firstNameOf, type Profile } from '../people/profile.js';
import { faultOf } from '../model/fit-words.js';
import { withoutStop } from './without-stop.js';

/** Words of a trouble. A reason that repeats one of them from the facts quotes the trouble. */
const trouble = new RegExp(
  `^(${[
    'griev\\w*|grief|mourn\\w*|lost|loss|losing|died|dead|death|dying|passed|widow\\w*|divorc\\w*|separat\\w*|breakup|dumped',
    'bad|broken?|pain\\w*|ache\\w*|aching|hurts?|injur\\w*|surgery|operation|hospital|cancer|chemo\\w*|ill|illness|sick\\w*',
    'disease|arthriti\\w*|migraines?|depress\\w*|anxi\\w*|stress\\w*|burn(ed|t)?|burnout|lonel\\w*|insomnia|sleepless',
    'fired|unemployed|laid|debt|poor|hates?|miscarriage|infertil\\w*|dementia|alzheimer\\w*|disab\\w*|struggl\\w*|worr\\w*',
    'overweight|fat|fail\\w*|addict\\w*|sober|rehab|trauma\\w*|menopause|autis\\w*|adhd',
  ].join('|')})$`,
  'i',
);
const memory =
  /\b(remember when|you (two|both) (once|always|used)|last (year|summer|time|week)|as a child|years ago|back when)\b/i;
const loveOf = /\blove of\b/i;
/** Capitalised words that name nobody. */
const plainNames = new RegExp(
  `^(${[
    "I|I'm|I'll|A|The|Sundays?|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Christmas|Easter|English|TV|DIY|LED",
    'January|February|March|April|May|June|July|August|September|October|November|December|USB|UV|OK|Bluetooth|Wi|Fi',
  ].join('|')})$`,
);
const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
const lower = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '');

/** Rules for reasons to give something to one person. */
export class HonestWhy {
  private readonly known: Set<string>;
  private readonly troubles: Set<string>;

  constructor(profile: Profile) {
    const { relationship, facts, sizes, occasion, age, country } = profile;
    const said = [firstNameOf(profile), relationship, sizes, occasion?.type, occasion?.title, country];
    const texts = [...facts.map(({ text }) => text), ...said.filter((text) => typeof text === 'string')];
    this.known = new Set(texts.flatMap(wordsIn).map(lower));
    if (age !== null) this.known.add(String(age));
    this.troubles = new Set(
      facts
        .flatMap(({ text }) => wordsIn(text))
        .map(lower)
        .filter((word) => trouble.test(word)),
    );
  }

  /** Whether a text repeats the word of a trouble. */
  quotesTrouble(text: string): boolean {
    return wordsIn(text).some((word) => this.troubles.has(lower(word)));
  }

  /**
   * The sentences that may be shown. Of a text that is still arriving, the last sentence is shown as far as it is
   * written and has no fault.
   * @param own words that the idea itself may bring in: what its listings are checked by
   */
  read(why: string, own: string, isWhole: boolean): string {
    const ownWords = new Set(wordsIn(own).map(lower));
    const sentences = [...sentencesOf.segment(why.trim())].map(({ segment }) => segment);
    const told: string[] = [];
    for (const [index, sentence] of sentences.entries()) {
      const isArriving = !isWhole && index === sentences.length - 1;
      const text = (isArriving ? wholeWordsOf(sentence) : sentence).trim();
      if (text !== '' && !this.hasFault(text, ownWords)) told.push(text);
      else if (isArriving) break;
    }
    const text = told.join(' ');
    return isWhole && text.length > mostCharacters ? '' : text;
  }

  private hasFault(sentence: string, own: ReadonlySet<string>): boolean {
    if (loveOf.test(sentence) || memory.test(sentence) || this.quotesTrouble(sentence)) return true;
    if (faultOf(sentence) !== undefined) return true;
    return wordsIn(sentence).some((word, index) => {
      const key = lower(word);
      if (this.known.has(key) || own.has(key)) return false;
      if (/\d/.test(word)) return true;
      return index > 0 && /^\p{Lu}/u.test(word) && !plainNames.test(word);
    });
  }
}

/** A text that is still arriving, without its last word. */
const wholeWordsOf = (text: string): string =>
  text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);

const mostCharacters = 320;

/** Reasons that only say what the thing is, for an idea whose own reason had to go. Each is used once in a set. */
export const plainReason = (is: string, firstName: string, nth: number): string => {
  const thing = withoutStop(is);
  const reasons = [
    `Simply this, and chosen with ${firstName} in mind: ${thing}.`,
    `No long explanation needed: ${thing}.`,
    `One to look at for ${firstName}: ${thing}.`,
    `${thing.charAt(0).toUpperCase()}${thing.slice(1)}, and nothing more complicated than that.`,
    `Worth a look: ${thing}.`,
    `A useful thing to unwrap: ${thing}.`,
    `Easy to picture with ${firstName}: ${thing}.`,
    `What it says, well made: ${thing}.`,
  ];
  return reasons[nth % reasons.length]!;
};
