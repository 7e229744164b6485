import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { senderWords } from '../../words/sender/sender-words.js';

interface Named {
  recipientName: string;
  occasionType: string;
  title?: string | null | undefined;
}

/** `Ann’s birthday`, `First date (Ann)`, as a heading. */
export const nameOf = (occasion: Named, language: Language): string => named(occasion, 'occasion', language);

/** {@link nameOf} inside a sentence. */
export const nameInSentence = (occasion: Named, language: Language): string =>
  named(occasion, 'occasionInside', language);

function named(
  { recipientName, occasionType: type, title }: Named,
  key: 'occasion' | 'occasionInside',
  language: Language,
): string {
  const say = senderWords(language);
  const person = shownName(recipientName);
  const shown = title && shownName(title, '');
  return shown ? say('titled', { title: shown, person }) : say(key, { type, person });
}
