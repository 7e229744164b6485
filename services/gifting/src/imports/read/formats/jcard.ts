import { importLimits } from '@presently/rules/imports';
import ICAL from 'ical.js';
import { isTooDeep } from '@presently/messaging/messages';
import type { Format } from '../format.js';
import { SourceFile } from '../files/source-file.js';
import { unreadableFile } from '../files/unreadable-file.js';
import { told } from '../told.js';
import { vcard } from './vcard.js';

/** Levels of the lists of a card. */
const deepest = 8;

/** Cards as JSON: RFC 7095, one or a list of them. */
export const jcard: Format = {
  name: 'jCard',
  recognizes: ({ start }) => /^\s{0,100}\[\s{0,100}(?:\[\s{0,100})?"vcard"\s{0,100},/i.test(start.slice(0, 1_000)),
  *read(file) {
    const cards = cardsIn(file.text);
    if (cards.length > importLimits.rows) throw unreadableFile(told('jcard-too-many'));
    for (const [place, card] of cards.entries()) {
      const text = textOf(card);
      if (text === undefined) yield { problems: [told('card-damaged', { card: place + 1 })] };
      else yield* vcard.read(new SourceFile(Buffer.from(text), undefined, undefined, file.sender)) as Iterable<never>;
    }
  },
};

function cardsIn(text: string): unknown[] {
  try {
    const read = JSON.parse(text) as unknown[];
    return typeof read[0] === 'string' ? [read] : read;
  } catch {
    throw unreadableFile(told('jcard-damaged'));
  }
}

function textOf(card: unknown): string | undefined {
  if (!Array.isArray(card) || String(card[0]).toLowerCase() !== 'vcard' || isTooDeep(card, deepest)) return undefined;
  try {
    return new ICAL.Component(['vcard', card[1], card[2] ?? []] as never).toString();
  } catch {
    return undefined;
  }
}
