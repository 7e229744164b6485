import { wordsIn } from '../words-in.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { pt } from './pt.js';

/** What devices show of news and reminders. */
export const deviceWords = wordsIn(en, { de, fr, es, it, pt, ja, ar });
