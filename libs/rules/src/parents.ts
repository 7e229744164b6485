const words = (text: string): string => text.trim().split(/\s+/).join('|');
const alone = (text: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words(text)})(?!\\p{L})`, 'iu');

/** The French "ma" of "ma femme" and the "pop" of "pop star" stand before something. */
const last = (word: string): string => `${word}(?=$|[^\\p{L}\\s])`;

/** Mothers or fathers by the words of our languages, with grandparents and those by marriage. */
export interface Parents {
  /** In Latin letters. */
  words: RegExp;
  inJapanese: RegExp;
  /** The first word of an Arabic relationship says who it is; whoever follows is whose. */
  inArabic: RegExp;
}
export const mothers: Parents = {
  words: alone(`
  (?:step|grand|god)?-?(?:mother|mum|mummy|mom|mommy|mama) mam ${last('ma')} grandma gramma grandmama nan nann?a granny gran
  (?:ur)?(?:gro(?:ß|ss)|stief|schwieger)?mutter mutti mami (?:ur)?om[ai] schwiegermama
  m[èe]re maman grand-?maman mamie mamy mémé madre mam[áàã] mamãe mamaíta abuel(?:it)?a suegra madrastra
  mamma mammina nonna nonnina suocera matrigna m[ãa]e mãezinha av[óo] vov[óo] sogra madrasta`),
  /** Not of aunts (叔母), nurses (乳母), schools (母校) and of those whose children are friends (ママ友). */
  inJapanese:
    /(?<![叔伯乳聖])母(?![校国語音港体])|ママ(?!友|とも|仲間|さん|チャリ)|おばあ|ばあ(?:ば|ちゃん)|おふくろ|お袋|かあさん|かあちゃん/u,
  inArabic: /^(?:ال)?(?:أم|أمي|امي|والدة|والدتي|جدة|جدتي|ماما|حماة|حماتي|تيتا|تيتة|ستي)$/u,
};
export const fathers: Parents = {
  words: alone(`
  (?:step|grand|god)?-?(?:father|dad|daddy|papa) ${last('pa')} ${last('pops?')} grandpa grampa granddad grandad grandpop gramps
  (?:ur)?(?:gro(?:ß|ss)|stief|schwieger)?vater vati paps (?:ur)?op[ai] schwiegerpapa
  p[èe]re papa papy papi pépé padre pap[áàã] papaíto abuel(?:it)?o suegro padrastro
  babbo nonno nonnino suocero patrigno pai papai paizinho av[ôo] vov[ôo] sogro padrasto`),
  /** Not of uncles (叔父) and priests (神父). */
  inJapanese: /(?<![叔伯神])父(?!兄)|パパ(?!友|とも|仲間|活)|おじい|じい(?:じ|ちゃん)|おやじ|とうさん|とうちゃん/u,
  inArabic: /^(?:ال)?(?:أب|أبي|ابي|والد|والدي|جد|جدي|بابا|حمو|حماي|جدو|سيدو)$/u,
};
/** Words that say by themselves whose mother or father it is. */
export const ownInArabic = /^ال|ي$|^(?:ماما|بابا|تيتا|تيتة|جدو|سيدو)$/u;

/**
 * Whose mother or father is one of the family: of a spouse, of the sender's children, of a parent; `monde` of "la
 * meilleure maman du monde".
 */
export const family = alone(`
  wife husband spouse fiancée? partner girlfriend boyfriend kids? child(?:ren)? sons? daughters? bab(?:ys?|ies) twins world
  mother father mum mom dad mummy daddy mommy
  frau mann(?:es)? ehefrau ehemann(?:es)? ehepartners? partnerin verlobten kind(?:er|es|ern)? söhnen? sohne?s? töchter[n]? tochter
  welt mutter vaters? mama papa
  femme mari épou(?:x|se) compagn(?:on|e) conjointe? enfants? fils filles? bébé monde m[èe]re p[èe]re maman
  mujer marido espos[oa] novi[oa] pareja hij[oa]s? niñ[oa]s madre padre mam[áà] pap[áà] mundo
  moglie marito compagn[oa] fidanzat[oa] figli[oae]? figlie bambin[ie] mondo mamma
  mulher namorad[oa] noiv[oa] companheir[oa] filh[oa]s? crianças m[ãa]e pai`);
export const familyInJapanese =
  /^[お御]?(?:私|僕|俺|うち|我が家|わたし|ぼく|あたし|自分|義理|実|育て|産み|最愛|大好き|大切|家|夫|妻|嫁|主人|旦那|奥|彼|彼女|婚約者|子供|子ども|こども|息子|娘|孫|[父母]|[父母]方|世界一|田舎|\p{Script=Han}+[都道府県市町村])(?:さん|ちゃん|親|な|人)?$/u;
export const familyInArabic =
  /^(?:ال)?(?:زوج|زوجة|خطيب|خطيبة|عيال|أولاد|اولاد|أطفال|أبناء|ابن|ابنة|بنت|بنات|أم|أب|والد|والدة)(?:ي|تي)?$/u;
