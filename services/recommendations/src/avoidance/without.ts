import { stemsOf, type Span } from './stems.js';
import type { Text } from './words.js';

/** What a title says that the thing does not have. */
export interface Without {
  /** As it is named: `nut` of "nut-free". */
  names: ReadonlySet<string>;
  /** Where it is named: there it is no part of the thing. */
  spans: readonly Span[];
}

/** After `free` these tell that something costs nothing. */
const costsNothing = stemsOf(
  `
    gift, delivery, shipping, postage, sample, returns, engraving, range, standing, trial, p, uk, time, mug, glass,
    with`,
);
const before = stemsOf(
  `
    non, no, no added, without, zero, ohne, keine, keinen, frei von, sans, sin, senza, sem, free from, free of,
    خالي من, خاليه من, خال من, بدون, بلا, ni, nor, né`,
);
const and = /^(?:and|or|und|oder|et|ou|ni|y|o|e|nor)$/;
const separator = /^\s*[,&/+]|^\s*-\s+$/;
/** `glutenfrei`, `eggless`. */
const suffix = /^(?<name>\p{L}{2,}?)(?:frei(?:e[mnrs]?)?|less|free)$/u;
const named = String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{1,12}`;
const japanese = [
  new RegExp(`(?<name>${named}?)(?:フリー|不使用|なし|レス|ゼロ|抜き|無添加)`, 'gu'),
  new RegExp(`(?:ノン|無)(?<name>${named})`, 'gu'),
];

/** The items of a list that ends at a word, from the last: "gluten, dairy and nut". */
function listBefore({ words }: Text, last: number): number[] {
  const items = [last];
  let at = last;
  // Only a list that ends with "and" goes back over commas: "Milk chocolate, nut-free" has milk.
  let isOpen = false;
  while (at > 0) {
    const isJoined = and.test(words[at - 1]!.text);
    const sign = words[at]!.gap;
    if (isJoined && at > 1) at -= 2;
    else if (/[&/+]/.test(sign) || (isOpen && separator.test(sign))) at -= 1;
    else break;
    isOpen = true;
    items.push(at);
  }
  return items;
}

/** The items of a list that begins at a word: "nuts, dairy or eggs". */
function listAfter({ words }: Text, first: number): number[] {
  const items = [first];
  let at = first + 1;
  let isClosed = false;
  while (at < words.length && !isClosed) {
    const isJoined = and.test(words[at]!.text);
    if (isJoined || /[&/+]/.test(words[at]!.gap)) isClosed = true;
    else if (!words[at]!.gap.includes(',')) break;
    if (isJoined) at += 1;
    if (at < words.length) items.push(at);
    at += 1;
  }
  return isClosed ? items : [first];
}

export function withoutIn(title: Text): Without {
  const { words, plain } = title;
  const names = new Set<string>();
  const spans: Span[] = [];
  const add = (at: number) => {
    for (const form of words[at]!.forms) names.add(form);
    // A name may have several words: "fruits à coque", "tree nut".
    for (const [from, to] of [
      [at, at + 2],
      [at, at + 3],
      [at - 1, at + 1],
    ] as const)
      if (from >= 0)
        names.add(
          words
            .slice(from, to)
            .map(({ text }) => text)
            .join(' '),
        );
    spans.push({ from: at, to: at + 1 });
  };
  for (const [at, { text }] of words.entries()) {
    const name = suffix.exec(text)?.groups?.['name'];
    if (name !== undefined) {
      names.add(name);
      spans.push({ from: at, to: at + 1 });
    } else if (text === 'free' && at > 0 && /^[\s-]*$/.test(words[at]!.gap) && !isGratis(title, at))
      for (const item of listBefore(title, at - 1)) add(item);
  }
  for (const { to } of before.find(title))
    if (to < words.length && /^[\s-]*$/.test(words[to]!.gap)) for (const item of listAfter(title, to)) add(item);
  for (const pattern of japanese) for (const { groups } of plain.matchAll(pattern)) names.add(groups!['name']!);
  return { names, spans };
}

const isGratis = ({ words }: Text, at: number): boolean => {
  const next = words[at + 1];
  return (
    words[at]!.gap.trim() === '' && next !== undefined && costsNothing.find({ plain: '', words: [next] }).length > 0
  );
};
