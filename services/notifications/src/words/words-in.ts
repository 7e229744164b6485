import type { Language } from '@presently/rules/languages';
import { withoutLinks } from '@presently/rules/plain-text';
import {
  partsIn,
  sayIn,
  type Given,
  type Messages,
  type Say,
  type Tags,
  type Translation,
} from '@presently/rules/service-words';
import { createElement, Fragment, type ReactNode } from 'react';

/** Says the messages of an area in one language. */
export interface Words<English extends Messages> extends Say<English> {
  readonly language: Language;
  /** With elements: a person's text stands in `<name>`. */
  rich: <Key extends keyof English & string>(key: Key, ...values: Given<English[Key]>) => ReactNode;
}

const inElement = (tag: string) => (chunks: ReactNode[]) => createElement(tag, null, ...chunks);
/** As `Name` writes it. */
const name = (chunks: ReactNode[]) =>
  createElement('bdi', null, ...chunks.map((chunk) => (typeof chunk === 'string' ? withoutLinks(chunk) : chunk)));
/** A username, as `Account` writes it. */
const account = (chunks: ReactNode[]) => createElement('strong', null, name(chunks));
const tags: Tags<ReactNode> = { name, account, b: inElement('strong'), em: inElement('em') };

/**
 * @param english the area's own messages
 * @param translations a missing or superfluous key does not compile
 */
export function wordsIn<const English extends Messages>(
  english: English,
  translations: Readonly<Record<Exclude<Language, 'en'>, Translation<English>>>,
): (language: Language) => Words<English> {
  const catalogues: Readonly<Record<Language, Messages>> = { en: english, ...translations };
  return (language) => {
    const messages = catalogues[language];
    const say = (key: string, values?: object) => sayIn(language, messages[key]!, values);
    const rich = (key: string, values?: object): ReactNode =>
      createElement(Fragment, null, ...partsIn<ReactNode>(language, messages[key]!, values, tags));
    return Object.assign(say, { language, rich }) as Words<English>;
  };
}
