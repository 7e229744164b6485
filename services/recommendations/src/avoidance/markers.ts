import { stopWords } from '../messages/wording/stop-words.js';
import type { Words } from './families/family.js';
import { readText } from './words.js';

/** Words by which a sentence tells of an allergy. */
export const allergy: Words = {
  en: `
    allergy, allergic, allergen, anaphylactic, anaphylaxis, epipen, epi pen, adrenaline pen, intolerant,
    intolerance, hypersensitive, sensitivity`,
  de: '*allergi*, *unverträglich*, *intoleran*, überempfindlich*, anaphylak*, verträgt kein*, vertragen kein*',
  fr: 'allergi*, intoléran*, anaphylac*, hypersensib*',
  es: 'alergi*, alérgic*, intoleran*, anafil*',
  it: 'allergi*, intolleran*, anafil*',
  pt: 'alergi*, alérgic*, intoleran*, anafil*',
  ja: '*アレルギー*, *不耐症*, *過敏症*, アナフィラキシー*',
  ar: 'حساسيه, يتحسس, تتحسس, لا يتحمل, لا تتحمل, عدم تحمل',
};

/** Words by which a sentence says that somebody does without what follows. */
export const negation: Words = {
  en: `
    no, not, cant, cannot, dont, doesnt, didnt, wont, isnt, never, without, avoid, avoids, avoiding, hate, hates,
    dislike, dislikes, loathes, detests, gave up, gives up, given up, giving up, quit, quits, quitting, cut out,
    cuts out, cutting out, stopped, off, low, zero, sensitive to, away from, clear of, refuses, shouldnt, mustnt,
    nor, allowed no, except, apart from, everything but, anything but, abstains from, nothing with`,
  de: 'kein*, ohne, nicht, nie, niemals, verzichtet auf, meidet, vermeidet, hasst, weder, außer',
  fr: 'pas, sans, jamais, évite*, ni, aucun*, déteste*, ne … plus, n … plus, sauf, arrêté, arrête, renoncé',
  es: 'no, sin, nunca, jamás, evita, ni, odia, detesta, dejó, dejado, excepto, menos',
  it: 'non, senza, mai, evita, né, odia, detesta, niente, smesso, tranne',
  pt: 'não, sem, nunca, jamais, evita, nem, odeia, detesta, parou, largou, exceto',
  ar: `
    لا, بدون, بلا, ممنوع, يتجنب, تتجنب, لم, ليس, ليست, يكره, تكره, من دون, توقف عن, توقفت عن, اقلع عن, اقلعت عن,
    ترك, تركت`,
};

/** The same where it follows what is meant, or stands in one word with it. */
export const negationAfter: Words = {
  en: `
    free, forbidden, banned, off limits, not allowed, makes her ill, makes him ill, makes them ill, makes her sick,
    makes him sick`,
  de: 'nicht, *frei, *freie, *freies, *freien, verboten, tabu, keine, keinen',
  fr: 'interdit*, proscrit*',
  es: 'prohibid*, no',
  it: 'vietat*, no',
  pt: 'proibid*, não',
  ja: '*ない*, *ません*, *なし*, *抜き*, *不可*, *禁*, *ダメ*, *だめ*, *ng*, *苦手*, *嫌い*, *避け*, *控え*, *やめ*, *フリー*, *断ち*',
  ar: 'ممنوع, ممنوعه',
};

/** After another negation these tell the opposite: "can't live without coffee". */
export const without: Words = {
  en: 'without, no',
  de: 'ohne',
  fr: 'sans',
  es: 'sin',
  it: 'senza',
  pt: 'sem',
  ar: 'بدون, من دون, بلا',
};

/** What sounds like doing without and is the opposite. */
export const craving: Words = {
  en: `
    cant resist, cannot resist, get enough, no such thing, not just, not only, doesnt mind, dont mind, cant wait,
    dont forget, no better, nothing better, more than, never too much, cant stop, cannot stop, never stops`,
  de: 'nicht genug, kann nicht ohne, nicht widerstehen, nicht nur',
  fr: 'ne peut résister, pas résister, ne résiste pas, pas se passer, pas que, pas seulement',
  es: 'no resiste, no puede resistir, no solo, no sólo',
  it: 'non resiste, non sa resistere, non solo, fare a meno',
  pt: 'não resiste, não só, não apenas, não vive',
  ja: '*なしでは*, *なしじゃ*, *欠かせ*, *たまらない*, *手放せない*, *目がない*, *ないと*, *やめられない*, *止まらない*',
  ar: 'لا يستطيع العيش, لا تستطيع العيش, لا يقاوم, لا تقاوم',
};

/** Verbs with which something begins that somebody likes. */
export const liking: Words = {
  en: `
    loves, love, likes*, enjoys, enjoy, adores, into, prefers, obsessed with, crazy about, mad about, keen on,
    fond of, passionate about, collects, plays, can have, can eat, can drink, fine with, ok with, okay with,
    works as, works in, lives, runs, bakes, cooks, knits, reads, wants, wishes, dreams`,
  de: 'liebt, liebe, mag, mögen, begeistert, sammelt, spielt, backt, kocht, liest, wünscht',
  fr: 'aime, aiment, adore, adorent, raffole, collectionne, joue, lit, cuisine',
  es: 'ama, adora, encanta*, gusta, gustan, colecciona, juega, disfruta, cocina, lee',
  it: 'ama, adora, piace, piacciono, colleziona, gioca, cucina, legge',
  pt: 'ama, adora, gosta, coleciona, joga, cozinha, lê',
  ar: 'يحب, تحب, يعشق, تعشق, احب, تهوي, يهوي',
};

/** What a piece has anywhere that is about something that somebody likes. */
export const likingNouns: Words = {
  en: `
    lover, lovers, fan, enthusiast, aficionado, connoisseur, buff, geek, maker, collector, favorite, favourite,
    fiend, hobbyist`,
  de: '*liebhaber*, *fan, *fans, lieblings*',
  fr: 'amateur*, passionné*, préféré*',
  es: 'aficionad*, amante, favorit*',
  it: 'appassionat*, amante, preferit*',
  pt: 'apaixonad*, amante, favorit*',
  ja: '*好き*, *趣味*, *ファン*, *愛*',
  ar: 'عاشق, عاشقه, مفضل, مفضله',
};

/** Words between two thoughts of which the second may be the opposite. */
export const contrast: Words = {
  en: 'but, though, although, however, yet, because, while, whereas, so',
  de: 'aber, jedoch, sondern, doch, weil',
  fr: 'mais, cependant, pourtant, donc',
  es: 'pero, sino, aunque',
  it: 'ma, però, tuttavia',
  pt: 'mas, porém, embora',
  ar: 'لكن, ولكن, بس, لكنها, لكنه',
};

/** Words between the items of a list. */
export const listing: Words = {
  en: 'and, or, nor',
  de: 'und, oder, sowie, noch',
  fr: 'et, ou, ni',
  es: 'y, e, o, u, ni',
  it: 'e, ed, o, né',
  pt: 'e, ou, nem',
  ar: 'او',
};

/** How people write of what they avoid, besides its name. */
const wording = `
  enjoy enjoys adore adores fond keen into aime aiment gusta gustan encanta encantan ama amano piace piacciono gosta
  gostam mögen يحب تحب احب
  allergy allergies allergic allergen allergens intolerant intolerance sensitive sensitivity anaphylactic
  anaphylaxis epipen carries severe severely dislike dislikes hate hates hated avoid avoids no not never any
  anything nothing everything free with without please pls strong things thing stuff about can cant cannot stand
  bear eat eats eating drink drinks drinking makes make gives give get gets ill sick rash itch itchy reaction react
  reacts fan serious bad badly really very too much only keeps kept is has had her him his she he they them it
  person type diet disease products product kind all phobia scared afraid terrified bleh yuck thanks toxic wear
  wears wearing enough plenty already own owns color colour colors ready more another anymore other others use uses
  need needs want wants like likes likely love touch tolerate digest handle consume take takes have near contact
  family members food foods dont doesnt didnt wont isnt shouldnt mustnt given gave up quit off low zero level mild
  slight slightly known suffers tons lots lot loads some sort contains containing traces made from of to in for the
  a an and or lethal deadly extremely highly allergie allergien allergisch allergique allergiques alergia alergias
  alergica alergico alérgica alérgico alérgicos intolerante intolérant intolérante intolleranza intollerante
  allergia allergico allergica intolérance intolerancia intolerância unverträglichkeit unverträglich gegen auf sie
  er kein keine keinen keinerlei ohne mag bitte hasst isst essen trinkt trinken verträgt vertragen darf dürfen kann
  nichts mehr stark starke schwere sans pas déteste ne mange manger boit boire peut supporte tolère digère consomme
  plus forte grave mangent odia senza nada sin sem odeia detesta no come comer puede bebe beber toma tomar tolera
  consume non mangia mangiare può beve bere prende assume não pode consome come tem tiene hat est est ha les aux au
  des du à la le los las el al gli lo alla allo ai agli all al a ao aos às da de do l d il لديها لديه عندها عنده من
  related themed theme merch merchandise gift gifts anything everything those these awful ugly silly stupid tacky colour
  irgendwas irgendetwas alles was mit sachen zeug geschenke geschenk rund um zu tun in dinge farbe drauf darauf dran
  rien tout tous toute ce qui est que des trucs truc avec choses chose objets objet concerne sur couleur
  todo lo nada cosas cosa cualquier con relacionado relacionada que ver sobre
  niente tutto tutti ciò quello che è cose cosa qualsiasi roba riguarda con colore
  nada coisas coisa qualquer tudo o que tem a ver com relacionado relacionada é cor sobre
  أي شيء كل ما يتعلق أشياء عن باللون لون
  لا يأكل تأكل ياكل تاكل يشرب تشرب يتناول تتناول تجاه ضد شديدة حساسية حساسيه تستطيع يستطيع أكل شرب`;

/** Words that say nothing of what is avoided. */
export const saysNothing: ReadonlySet<string> = new Set(
  readText(`${stopWords.join(' ')} ${wording}`).words.flatMap(({ forms }) => forms),
);
