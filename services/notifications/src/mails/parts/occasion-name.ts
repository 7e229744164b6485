import { shownName } from '@presently/rules/names';
import { occasionName } from '@presently/rules/occasion-words';

interface Named {
  recipientName: string;
  occasionType: string;
  title?: string | null | undefined;
}

/** `Ann’s birthday`, as a heading. */
export const nameOf = ({ recipientName, occasionType: type, title }: Named): string =>
  occasionName(shownName(recipientName), { type, title: title && shownName(title, '') });

/** {@link nameOf} inside a sentence. */
export const nameInSentence = (occasion: Named): string => nameOf(occasion).replace(/^A date/, 'a date');
