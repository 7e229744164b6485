import type { Language } from '@presently/rules/languages';
import type { Translation } from '@presently/rules/words';
import { ar } from '../../languages/notices/ar.js';
import { de } from '../../languages/notices/de.js';
import { en } from '../../languages/notices/en.js';
import { es } from '../../languages/notices/es.js';
import { fr } from '../../languages/notices/fr.js';
import { it } from '../../languages/notices/it.js';
import { ja } from '../../languages/notices/ja.js';
import { pt } from '../../languages/notices/pt.js';

/** What the pages about the service say, in each language. The server writes them into documents. */
export const noticeWords: Readonly<Record<Language, Translation<typeof en>>> = { en, de, fr, es, it, pt, ja, ar };
