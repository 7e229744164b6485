import { ar } from '@presently/rules/delivery-problems/ar';
import { de } from '@presently/rules/delivery-problems/de';
import { en } from '@presently/rules/delivery-problems/en';
import { es } from '@presently/rules/delivery-problems/es';
import { fr } from '@presently/rules/delivery-problems/fr';
import { it } from '@presently/rules/delivery-problems/it';
import { ja } from '@presently/rules/delivery-problems/ja';
import { pt } from '@presently/rules/delivery-problems/pt';
import { wordsIn } from './words-in.js';

/** Why a gift did not arrive. Screens say it with the same words. */
export const problemWords = wordsIn(en, { de, fr, es, it, pt, ja, ar });
