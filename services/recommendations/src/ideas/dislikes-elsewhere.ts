import { isWithoutSpaces } from '../messages/words.js';
import { wordsOf } from './kind.js';

/** What a dislike or an allergy is called in the languages other than English, by how its words begin or end. */
const called: Readonly<Record<string, string>> = {
  alcohol: 'alkohol, alcool, alcohol, アルコール, お酒, كحول, خمر',
  nut: 'nuss, nüsse, noix, noisette, nuez, nueces, noce, noci, nocciola, nozes, castanha, ナッツ, مكسرات, جوز',
  peanut: 'erdnuss, erdnüsse, cacahuète, cacahuete, arachide, amendoim, ピーナッツ, 落花生, فول سوداني',
  dairy: 'milchprodukt, laitage, lácteo, latticini, laticínio, 乳製品, ألبان',
  lactose: 'laktose, lactose, lactosa, lattosio, 乳糖, لاكتوز',
  milk: 'milch, lait, leche, latte, leite, 牛乳, ミルク, حليب',
  gluten: 'gluten, glutine, グルテン, غلوتين, جلوتين',
  wheat: 'weizen, blé, trigo, grano, frumento, 小麦, قمح',
  meat: 'fleisch, viande, carne, 肉, لحم, لحوم',
  chocolate: 'schokolade, chocolat, chocolate, cioccolato, cioccolata, チョコ, شوكولاتة',
  coffee: 'kaffee, café, caffè, コーヒー, قهوة',
  scent:
    'duft, düfte, parfüm, parfum, odeur, aroma, fragancia, profumo, profumi, fragrância, 香り, 香水, عطر, عطور, روائح',
  pollen: 'pollen, polen, polline, polín, 花粉, لقاح',
  wool: 'wolle, laine, lana, lã, ウール, 羊毛, صوف',
  latex: 'latex, látex, lattice, ラテックス, لاتكس',
};
const terms = Object.entries(called).flatMap(([english, list]) =>
  list.split(', ').map((term) => ({ english, words: wordsOf(term) })),
);
const shortestEnd = 4;

/** What a dislike in another language is in English, as far as it is known: `nut` of "Nussallergie". */
export function inEnglish(dislike: string): string[] {
  const words = wordsOf(dislike);
  const isIn = (term: string) =>
    words.some((word) =>
      isWithoutSpaces.test(term)
        ? word.includes(term)
        : word === term ||
          (term.length >= shortestEnd && (word.startsWith(term) || word.endsWith(term))) ||
          word === `ال${term}`,
    );
  return [...new Set(terms.filter(({ words: term }) => term.every(isIn)).map(({ english }) => english))];
}
