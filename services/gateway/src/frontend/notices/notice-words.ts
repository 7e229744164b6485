import type { Language } from '@presently/rules/languages';
import type { Translation } from '@presently/rules/words';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { pt } from './pt.js';

export type NoticeWords = Translation<typeof en>;

/** What the gateway itself says to recipients, in each language. */
export const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, de, fr, es, it, pt, ja, ar };
