import type { Language } from '@presently/rules/languages';
import * as markers from './markers.js';
import type { Words } from './families/family.js';
import { findAll, inLanguages, type Span, type Stems } from './stems.js';
import { readText, type Text, type Word } from './words.js';

/** How a piece of a text stands to what it names. */
type Stance =
  /** An allergy is told of it. */
  | 'allergy'
  /** Somebody does without it; which of what it names, its words tell. */
  | 'without'
  /** Somebody likes it. */
  | 'liked'
  /** It only tells what is. */
  | 'plain';

/** One item of a list within a sentence. */
export interface Piece {
  text: Text;
  stance: Stance;
  /** It only goes on with a list of what somebody does without, or begins one: it may be of something else. */
  isLoose?: boolean;
}

/** What stands between a piece and the one before. */
type Join = 'stop' | 'comma' | 'and';
interface Part {
  text: Text;
  join: Join;
}

const stop = /[.;!?\n。！？؛]/;
const comma = /[,&/+():،、・|]|\s[-–—]\s/;
const joiningSign = /[&/+:(]/;
/** In Japanese a new thought begins after these. */
const thoughtsInJapanese = /けれども?|だけど|けど|ですが|だが|しかし|でも(?=、|\s|$)/g;

/** Reads what a text says of what somebody avoids. */
export class ClauseReader {
  private readonly stems: Readonly<Record<Exclude<keyof typeof markers, 'saysNothing'>, Stems[]>>;

  constructor(languages: readonly Language[]) {
    const read = (words: Words) => inLanguages(words, languages);
    this.stems = {
      allergy: read(markers.allergy),
      negation: read(markers.negation),
      negationAfter: read(markers.negationAfter),
      without: read(markers.without),
      craving: read(markers.craving),
      liking: read(markers.liking),
      likingNouns: read(markers.likingNouns),
      contrast: read(markers.contrast),
      listing: read(markers.listing),
    };
  }

  /** The pieces of a text. An allergy reaches over its list, and not over "but" or "loves". */
  read(text: string): Piece[] {
    const parts = this.partsOf(readText(text.replaceAll(thoughtsInJapanese, '。')));
    const pieces: Piece[] = [];
    let state: { stance: Stance; isOpen: boolean } = { stance: 'plain', isOpen: false };
    for (const part of parts) {
      if (part.join === 'stop') state = { stance: 'plain', isOpen: false };
      const own = this.stanceOf(part.text);
      if (own === 'plain') {
        const stance = state.isOpen ? state.stance : 'plain';
        pieces.push({ text: part.text, stance, ...(stance === 'without' && { isLoose: true }) });
        continue;
      }
      if (own === 'allergy') this.reachBack(pieces, parts, part);
      pieces.push({ text: part.text, stance: own });
      state = { stance: own, isOpen: own !== 'allergy' || this.isOpenAllergy(part.text) };
    }
    return pieces;
  }

  /** "Nut and dairy allergy" is an allergy to nuts, too. */
  private reachBack(pieces: Piece[], parts: readonly Part[], part: Part): void {
    if (this.allergyEnd(part.text) < part.text.words.length) return;
    let join = part.join;
    if (join === 'comma' && hasContent(part.text)) return;
    for (let at = pieces.length - 1; at >= 0 && join !== 'stop'; at--) {
      const piece = pieces[at]!;
      const isOther = piece.stance === 'liked' || piece.stance === 'allergy';
      if (isOther || contentOf(piece.text).length > 2) return;
      piece.stance = 'allergy';
      piece.isLoose = at < pieces.length - 1;
      join = parts[at]!.join;
    }
  }

  /** Whether a list of allergens may follow: "allergic to nuts", "allergies", but not "nut allergy". */
  private isOpenAllergy(text: Text): boolean {
    return this.allergyEnd(text) < text.words.length || !hasContent(text);
  }

  /** Where the words that tell of the allergy end, with what says nothing after them. */
  private allergyEnd(text: Text): number {
    const end = Math.max(0, ...findAll(this.stems.allergy, text).map(({ to }) => to));
    const further = text.words.findIndex((word, at) => at >= end && !isEmpty(word));
    return further < 0 ? text.words.length : end;
  }

  private stanceOf(text: Text): Stance {
    const { allergy, craving, likingNouns, liking, negation, negationAfter } = this.stems;
    const has = (stems: readonly Stems[]) => findAll(stems, text).length > 0;
    if (findAll(allergy, text).some((span) => !this.isNegated(text, span))) return 'allergy';
    if (has(craving) || has(likingNouns) || findAll(liking, text).some((span) => !this.isDenied(text, span)))
      return this.isDeniedNoun(text) ? 'without' : 'liked';
    return has(negation) || has(negationAfter) ? 'without' : 'plain';
  }

  /** "Not a fan of". */
  private isDeniedNoun(text: Text): boolean {
    const nouns = findAll(this.stems.likingNouns, text);
    return nouns.length > 0 && nouns.every((span) => this.isDenied(text, span));
  }

  /** Whether a negation belongs to a word: "doesn't really like", "mag keine Nüsse". */
  isDenied(text: Text, span: Span): boolean {
    const { to } = span;
    return (
      this.isNegated(text, span) ||
      findAll(this.stems.negation, text).some(
        (no) => no.from >= to && no.from - to <= 1 && text.words.slice(to, no.from).every(isEmpty),
      )
    );
  }

  /** Whether a negation stands before a word: "no known allergies". */
  private isNegated(text: Text, { from }: Span): boolean {
    return findAll(this.stems.negation, text).some(
      (no) => no.to <= from && from - no.to <= 3 && text.words.slice(no.to, from).every(isEmpty),
    );
  }

  /** Whether a name is what a piece says somebody does without: only what says nothing stands between. */
  isWithout(text: Text, name: Span, names: readonly Span[]): boolean {
    const isBetween = (from: number, to: number) =>
      text.words.slice(from, to).every((word, n) => isEmpty(word) || isIn(names, from + n));
    const noes = findAll(this.stems.negation, text);
    const before = noes.some(
      (no) =>
        no.to <= name.from &&
        isBetween(no.to, name.from) &&
        !text.words.slice(no.to, name.from).some(({ gap }) => stop.test(gap)) &&
        !this.isTwofold(text, no, noes),
    );
    return (
      before ||
      findAll(this.stems.negationAfter, text).some((no) => no.from >= name.from && isBetween(name.to, no.from))
    );
  }

  /** "Can't live without coffee", "never says no to wine". */
  private isTwofold(text: Text, no: Span, noes: readonly Span[]): boolean {
    return (
      findAll(this.stems.without, text).some(({ from }) => from === no.from) &&
      noes.some((other) => other.to <= no.from && no.from - other.to <= 4 && other !== no)
    );
  }

  private partsOf(text: Text): Part[] {
    const starts = new Map<number, Join>();
    const note = (at: number, join: Join) => {
      if (starts.get(at) !== 'stop') starts.set(at, join);
    };
    for (const [at, { gap }] of text.words.entries())
      if (at === 0 || stop.test(gap)) note(at, 'stop');
      else if (comma.test(gap)) note(at, joiningSign.test(gap) ? 'and' : 'comma');
    const dropped = new Set<number>();
    for (const { from, to } of findAll(this.stems.listing, text)) {
      dropped.add(from);
      note(to, 'and');
    }
    for (const { from, to } of findAll(this.stems.contrast, text))
      if (!isExcept(text, from)) {
        dropped.add(from);
        note(to, 'stop');
      }
    for (const span of findAll(this.stems.liking, text))
      if (!this.isDenied(text, span) && !starts.has(span.from)) note(span.from, 'comma');
    return splitAt(text, starts, dropped);
  }
}

/** "Everything but nuts". */
const isExcept = ({ words }: Text, at: number): boolean =>
  words[at]!.text === 'but' && /^(?:everything|anything|all|nothing)$/.test(words[at - 1]?.text ?? '');

function splitAt({ plain, words }: Text, starts: ReadonlyMap<number, Join>, dropped: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let join: Join = 'stop';
  const end = (to: number) => {
    const kept = words.slice(from, to).filter((_, n) => !dropped.has(from + n));
    const [first, last] = [kept[0], kept.at(-1)];
    if (first && last) parts.push({ text: readText(plain.slice(first.at, last.at + last.text.length)), join });
  };
  for (let at = 1; at <= words.length; at++) {
    const next = starts.get(at);
    if (next === undefined && at < words.length) continue;
    end(at);
    const isEmptyPart = words.slice(from, at).every((_, n) => dropped.has(from + n));
    from = at;
    // ", and" is one joint; what stands after a full stop stays a new thought.
    join = isEmptyPart && join === 'stop' ? 'stop' : (next ?? 'stop');
  }
  return parts;
}

const isIn = (spans: readonly Span[], at: number): boolean => spans.some(({ from, to }) => from <= at && at < to);
export const isEmpty = ({ forms }: Word): boolean => forms.some((form) => markers.saysNothing.has(form));
export const contentOf = ({ words }: Text): Word[] => words.filter((word) => !isEmpty(word));
const hasContent = (text: Text): boolean => contentOf(text).length > 0;
