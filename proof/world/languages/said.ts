import type { Language } from '@presently/rules/languages';
import { areas, messagesIn } from '../../../tools/lint/catalogues.ts';
import { partsOf, type Part } from './message.ts';
import { pseudoOf } from './pseudo.ts';

interface Message {
  english: string;
  own: string;
}

let messages: readonly Message[] | undefined;

/** From now on screens are read in this language; before, in English. */
export function readIn(language: Language | 'pseudo'): void {
  const own = (area: string, key: string, english: string) =>
    language === 'pseudo' ? pseudoOf(english) : messagesIn(area, language)[key]!;
  messages = areas().flatMap((area) =>
    Object.entries(messagesIn(area, 'en')).map(([key, english]) => ({ english, own: own(area, key, english) })),
  );
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

const patternOfParts = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if ('words' in part) return escaped(part.words);
      if ('code' in part) return part.code.startsWith('<') ? '' : '.*';
      return `(?:${part.options.map(({ parts: option }) => patternOfParts(option)).join('|')})`;
    })
    .join('');

/** A message as a regular expression, for any of its values. */
export const patternOf = (message: string): string => patternOfParts(partsOf(message));

/** How many characters of a message are words of its own. */
const fixed = (message: string): number => patternOf(message).replaceAll(/\.\*|\(\?:|[|)\\\s]/g, '').length;
/** Japanese says much in few characters. */
const fewestFixed = { english: 4, own: 2 } as const;

/**
 * What stands on the screen for a text of the English screen: a message of the product, with or without its values
 * (`2 proposals are waiting for you`, `More for {name}`). A text that no message says is the same in all languages.
 */
export function said(english: string, { isWhole = false } = {}): RegExp {
  const patterns = ownOf(english).map(patternOf);
  const pattern = patterns.length > 0 ? `(?:${[...new Set(patterns)].join('|')})` : escaped(english);
  return new RegExp(isWhole ? `^${pattern}$` : pattern);
}

function ownOf(text: string): string[] {
  if (!messages) readIn('en');
  const same = messages!.filter(({ english }) => english === text);
  if (same.length > 0) return same.map(({ own }) => own);
  const alike = messages!.filter(
    ({ english, own }) =>
      fixed(english) >= fewestFixed.english &&
      fixed(own) >= fewestFixed.own &&
      new RegExp(`^${patternOf(english)}$`).test(text),
  );
  const most = Math.max(...alike.map(({ english }) => fixed(english)));
  return alike.filter(({ english }) => fixed(english) === most).map(({ own }) => own);
}
