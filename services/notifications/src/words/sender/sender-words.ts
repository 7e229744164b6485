import { wordsIn } from '../words-in.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { pt } from './pt.js';

/** What mails to senders say about gifts, days and proposals. */
export const senderWords = wordsIn(en, { de, fr, es, it, pt, ja, ar });
