import { alcohol, furtherAlcohol } from './alcohol.js';
import { joined, type Family, type Words } from './family.js';

/** Somebody who does not drink coffee may drink wine. */
const softDrinks: Words = {
  en: drinking(
    `
      doesnt drink, dont drink, didnt drink, does not drink, do not drink, never drinks, no longer drinks,
      stopped drinking, quit drinking, gave up drinking`,
    'coffee, tea, caffeine, water, milk, juice, soda, cola, coke, enough, cocoa',
  ),
  de: drinking('trinkt nicht, trinkt nie, trinkt nichts', 'kaffee, tee, milch, wasser, genug, cola, saft'),
  fr: drinking('ne boit pas, ne boit plus, ne boit jamais', 'café, thé, lait, eau, assez, soda'),
  es: drinking('no bebe, nunca bebe, ya no bebe', 'café, té, leche, agua, suficiente, refrescos'),
  it: drinking('non beve', 'caffè, tè, latte, acqua, abbastanza, bibite'),
  pt: drinking('não bebe, nunca bebe', 'café, chá, leite, água, suficiente, refrigerante'),
};

/** Phrases of a verb and, not far after it, a drink. */
function drinking(verbs: string, drinks: string): string {
  return verbs
    .split(', ')
    .flatMap((verb) => drinks.split(', ').map((drink) => `${verb} … ${drink}`))
    .join(', ');
}

/** Alcohol, as it is avoided. */
export const abstinence = {
  alcohol: {
    names: {
      en: 'alcohol, alcohols',
      de: 'alkohol, alkoholische*',
      fr: 'alcool, alcools',
      es: 'alcohol, alcoholes, bebidas alcohólicas',
      it: 'alcol, alcool, alcolici, alcolico',
      pt: 'álcool, bebida alcoólica, bebidas alcoólicas',
      ja: 'アルコール, お酒, 酒',
      ar: 'كحول, خمر, خمور, مسكرات',
    },
    called: {
      en: 'booze, liquor, spirits, alcoholic, alcoholic drink, hard drinks',
      de: 'schnaps, spirituosen',
      fr: 'spiritueux',
      es: 'licor, trago',
      it: 'superalcolici',
    },
    sorts: {
      en: 'wine, beer, gin, whisky, whiskey, vodka, rum, champagne, cocktail, prosecco',
      de: 'wein, bier, whisky, sekt',
      fr: 'vin, bière, champagne',
      es: 'vino, cerveza',
      it: 'vino, birra',
      pt: 'vinho, cerveja',
      ja: 'ワイン, ビール, 日本酒',
      ar: 'نبيذ, بيره',
    },
    things: joined(furtherAlcohol, { en: `${alcohol.things}, ${alcohol.elsewhere}` }),
    people: {
      en: `
        sober, sobriety, teetotal, teetotaler, teetotaller, tee total, t total, non drinker, nondrinker, ex drinker,
        former drinker, in aa, at aa, to aa, aa meeting, aa member, aa sponsor, alcoholics anonymous, alcoholism,
        recovering alcoholic, recovered alcoholic, former alcoholic, ex alcoholic, dry alcoholic, an alcoholic,
        was alcoholic, is alcoholic, recovering from alcohol, doesnt drink, dont drink, didnt drink, does not drink,
        do not drink, never drink, never drinks, no longer drinks, stopped drinking, quit drinking,
        gave up drinking, given up drinking, off the booze, on the wagon, no drinker, not a drinker`,
      de: `
        trockene* alkoholiker*, trocken seit, abstinent*, abstinenzler*, antialkoholiker*, alkoholiker*,
        trinkt nicht, trinkt nichts, trinkt nie, alkoholkrank*, anonyme* alkoholiker*`,
      fr: `
        sobre depuis, alcoolique*, ne boit pas, ne boit plus, ne boit jamais, abstinent*, alcooliques anonymes,
        alcoolisme`,
      es: `
        abstemi*, alcohólico en, alcohólica en, alcohólico recuperado, alcohólica recuperada, exalcohólic*,
        ex alcohólic*, alcohólicos anónimos, no bebe, nunca bebe, ya no bebe, alcoholismo, sobrio desde,
        sobria desde`,
      it: 'astemi*, ex alcolista, alcolista, non beve, non beve più, alcolisti anonimi, alcolismo, sobri* da',
      pt: `
        abstêmi*, abstémi*, alcoólatra, ex alcoólatra, não bebe, alcoólicos anônimos, alcoolismo, alcoólico em,
        alcoólica em, sóbri* há`,
      ja: '下戸, 断酒*, 禁酒*, アルコール依存*, 酒が飲めない, 酒は飲めない, 酒は飲まない, 酒を飲まない, お酒が苦手, 酒が弱い, ノンアル派',
      ar: 'لا يشرب, لا تشرب, متعاف من الكحول, مدمن كحول, ممتنع عن الكحول',
    },
    harmless: joined(softDrinks, {
      en: `${alcohol.harmless}, villager, butterscotch, rubbing alcohol, gin trap`,
      de: `
        *schwein*, weinrot*, beere*, weinen*, bierernst*, *wein*traube*, weintraube*, weinbergschnecke*,
        alkoholmarker*, seit*, blaubeer*, sektor*, sektion*, sekte, sekten`,
      es: 'vino tinto color, ron weasley',
      ja: '甘酒, エンジン*, ジンジャー*, ジングル*, モビール*, アルコールマーカー*, アルコール消毒*, 赤ワイン色',
      ar: 'عرق السوس, عرق سوس, عرق اللؤلؤ, مزيل عرق',
    }),
  },
} as const satisfies Record<string, Family>;
