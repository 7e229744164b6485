import { isLanguage, localeOf, type Language } from '@presently/rules/languages';
import { partsIn, sayIn, type Given, type Messages, type Say, type Tags } from '@presently/rules/words';
import { createElement, Fragment, type ReactNode } from 'react';

/** Messages by area. Which areas there are, `translations.ts` says. */
type Catalogues = Readonly<Record<string, Messages>>;

/**
 * The language of this page. It is set once, before anything is rendered: a change of it loads the page again. On the
 * server it is set before each page, which is then rendered in one go.
 */
let language: Language = 'en';
let translations: Catalogues | undefined;

/** @param words undefined for English, which the code has with it */
export function speak(next: Language, words?: Catalogues): void {
  language = next;
  translations = words;
}

/** The language that the server has written the page in. */
export const languageOfPage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};

export const spokenLanguage = (): Language => language;

/** The locale for `Intl`: in English that of the United States, else the browser's own if it is one of the language. */
export const spokenLocale = (): string =>
  localeOf(language, typeof navigator === 'undefined' ? undefined : navigator.language);

type SayRich<English extends Messages> = <Key extends keyof English & string>(
  key: Key,
  ...values: Given<English[Key]>
) => ReactNode;

/** Says the messages of an area. Call it while rendering or handling, never while a module is loaded. */
export interface Words<English extends Messages> extends Say<English> {
  /** With elements for the tags in it. A person's text stands in `<name>`: its direction does not affect the sentence. */
  rich: SayRich<English>;
  /** Like `rich`, with a meaning for its other tags: `{ link: (words) => <Link to="/terms">{words}</Link> }` */
  with: (tags: Tags<ReactNode>) => SayRich<English>;
}

const inElement = (tag: string) => (chunks: ReactNode[]) => createElement(tag, null, ...chunks);
const usualTags: Tags<ReactNode> = { name: inElement('bdi'), b: inElement('strong'), em: inElement('em') };

const inElements = (message: string, values?: object, tags: Tags<ReactNode> = {}): ReactNode =>
  createElement(Fragment, null, ...partsIn<ReactNode>(language, message, values, { ...usualTags, ...tags }));

function translationOf(area: string, key: string): string | undefined {
  const messages = translations?.[area];
  return messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** A message by a key that is not known beforehand; undefined in English, and where the language has none. */
export function translated(area: string, key: string, values: object = {}): string | undefined {
  const message = translationOf(area, key);
  return message === undefined ? undefined : sayIn(language, message, values);
}

/** {@link translated} with elements for its tags: usual ones, or those that are given. */
export function translatedRich(area: string, key: string, values: object, tags?: Tags<ReactNode>): ReactNode {
  const message = translationOf(area, key);
  return message === undefined ? undefined : inElements(message, values, tags);
}

/** Like {@link translated}, in parts, with elements for its tags. */
export function translatedParts(area: string, key: string, values: object = {}): ReactNode[] | undefined {
  const messages = translations?.[area];
  if (!messages || !Object.hasOwn(messages, key)) return undefined;
  return partsIn<ReactNode>(language, messages[key]!, values, usualTags);
}

/** @param english the area's own messages, which stand in where a language has none */
export function wordsOf<const English extends Messages>(area: string, english: English): Words<English> {
  const messageOf = (key: string): string => translations?.[area]?.[key] ?? english[key]!;
  const say = (key: string, values?: object) => sayIn(language, messageOf(key), values);
  const within =
    (tags: Tags<ReactNode>) =>
    (key: string, values?: object): ReactNode =>
      inElements(messageOf(key), values, tags);
  return Object.assign(say, { rich: within({}), with: within }) as Words<English>;
}
