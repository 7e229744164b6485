const list = (words: string): string => words.trim().split(/,?\s+/).join('|');

const kinInSpaces = list(`
  son daughter step-?son step-?daughter niece nephew nibling cousin brother sister step-?brother step-?sister half[ -]brother
  half[ -]sister brother-in-law sister-in-law sibling grand-?son grand-?daughter grand-?child grand-?kid god-?son god-?daughter
  god-?child god-?kid great-niece great-nephew child kid boy girl baby twins? lad toddler pupil student classmate
  söhne? sohn tochter töchter neffe nichte enkel enkelin bruder schwester geschwister vetter base junge mädchen zwillinge?
  \\p{L}*(?:sohn|tochter|bruder|schwester|kind|enkel|enkelin|chen) schüler schülerin cousine
  fils fille neveu nièce petit-fils petite-fille beau-fils belle-fille cousine frère sœur soeur filleule? enfant garçon bébé
  jumeaux jumelles jumeau jumelle élève
  hij[oa] sobrin[oa] niet[oa] prim[oa] herman[oa] ahijad[oa] hijastr[oa] niñ[oa] chic[oa] bebé gemel[oa]
  (?:herman|prim|sobrin|niet|hij)it[oa] nietecit[oa] alumn[oa]
  figli[oa] nipote nipotin[oa] cugin[oa] cuginett[oa] fratello fratellino sorella sorellina bambin[oa] bimb[oa] figlioccia?
  figlioccio ragazz[oa] pronipote gemell[oia] alliev[oa] alunn[oa]
  filh[oa] sobrinh[oa] net[oa] prim[oa] irmão irmã afilhad[oa] entead[oa] criança menin[oa] garot[oa] bebê gême[oa]
  (?:irmão|irmã)zinh[oa] netinh[oa] priminh[oa] alun[oa]
  ابني? ابنتي? ابنة بنتي? أخي? أختي? حفيدة? حفيد(?:ت)?ي طفلة? طفل(?:ت)?ي ولدي? أختها أخوه
  (?:ابن|ابنة|بنت)\\s\\p{L}+`);
const kinTogether = list(
  `息子 娘 甥っ?子? 姪っ?子? 孫 いとこ 従兄弟 従姉妹 弟 妹 兄 姉 子ども 子供 男の子 女の子 長男 長女 次男 次女 三男 三女 双子`,
);

/** How a relationship says that somebody is a child, or is none, in the eight languages: phrases for `anyOf`, or patterns. */
export const minorWords = {
  /** Pattern: words for somebody of whom an age is said, and whom no number counts. */
  kin: String.raw`(?:(?<!\p{L})(?:${kinInSpaces})s?(?: (?:ال)?صغيرة?)?(?!\p{L})|(?:${kinTogether})(?:さん|ちゃん|くん)?)`,
  /** Pattern: those whose age stands behind "of": `daughter of 8`. */
  descendant:
    'son|daughter|niece|nephew|child|kid|boy|girl|fils|fille|neveu|nièce|enfant|hij[oa]|sobrin[oa]|niet[oa]|niñ[oa]|figli[oa]|nipote|filh[oa]|sobrinh[oa]|net[oa]',
  /** One to seventeen. */
  numbers: [
    'one|ein',
    'two|zwei',
    'three|drei',
    'four|vier',
    'five|fünf',
    'six|sechs',
    'seven|sieben',
    'eight|acht',
    'nine|neun',
    'ten|zehn',
    'eleven|elf',
    'twelve|zwölf',
    'thirteen|dreizehn',
    'fourteen|vierzehn',
    'fifteen|fünfzehn',
    'sixteen|sechzehn',
    'seventeen|siebzehn',
  ],
  /** Besides those of `calledSo`. */
  child: `
    children, kiddo, kiddie, kiddy, grand kid, grand baby, grandchildren, god kid, godchildren, step child, step children, step kid,
    foster child, foster children, foster kid, school kid, school child, schoolchildren, tot, tyke, bairn, youngster, pre teen,
    adolescent, high schooler, middle schooler, grade schooler, elementary schooler, nursery, cub scout, little lad, little lass,
    little sis, little bro, lil sis, lil bro, lil sister, lil brother, lil man, baby sis, baby bro,
    kinder, enkelkinder, patenkinder, stiefkind, stiefkinder, pflegekind, pflegekinder, adoptivkind, schulkind, schulkinder,
    nachbarskind, nachbarskinder, nachbarsjunge, kindergartenkind, säugling, knirps, jugendlich*, minderjährig*, *klässler, *klässlerin,
    grundschüler, grundschülerin, gymnasiast, gymnasiastin, kleine schwester, kleine nichte, kleiner neffe, kleiner bruder, kleines mädchen, kleiner junge,
    enfants, petits enfants, écolier, écolière, collégien, collégienne, lycéen, lycéenne, ado, adolescente, gamin, gamine, gosse, bambin,
    nourrisson, mineur, mineure, petit frère, petite sœur, petit garçon, petit cousin, petite cousine, petit neveu, petite nièce,
    chiquillo, chiquilla, crío, cría, peque, pequeñajo, pequeñaja, bebe, nene, menor de edad, hermanito, hermanita, hermano pequeño, hermana pequeña, sobrinito, sobrinita,
    bambini, bimbo, bimba, bimbi, ragazzino, ragazzina, adolescenti, minorenne, scolaro, scolara, liceale, fratellino, sorellina, nipotino, nipotina, nipotini,
    crianças, bebé, menino, menina, garotinho, garotinha, neném, criancinha, miúdo, miúda, irmãozinho, irmãzinha, netinho, netinha,
    أطفال, أطفالي, مولود, مولودة, تلميذ, تلميذة, مراهق, مراهقة, قاصر, صبي, طفلنا, طفلتنا, أخي الصغير, أختي الصغيرة, ابني الصغير, ابنتي الصغيرة, حفيدي الصغير, حفيدتي الصغيرة,
    こども, キッズ, ベビー, 園児, 児童, 未成年, 男の子, 女の子, 乳児, 新生児, ティーン`,
  /** Pattern: a class that somebody is in. Behind a teacher or a friend it is where they teach, or met. */
  schoolClass: [
    String.raw`(?<!\p{L})(?:${list(`
      year\\s(?:[1-9]|1[0-3]) grade\\s(?:k|[1-9]|1[0-2]) (?:1st|2nd|3rd|\\d{1,2}th)[\\s-]grade(?:r)?
      (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[\\s-]grade(?:r)?
      \\d{1,2}\\.\\s?klasse klasse\\s\\d{1,2} grundschule kita krippe
      cp ce[12] cm[12] [3-6](?:e|ème)(?=$|\\s(?:[ab]|année|classe)) maternelle école\\sprimaire
      primaria preescolar guardería jardín\\sde\\sinfancia elementari scuola\\smedia asilo scuola\\smaterna
      creche ensino\\sfundamental escola\\sprimária jardim\\sde\\sinfância
      (?:ال)?روضة (?:ال)?حضانة (?:ال)?ابتدائي(?:ة)? الصف`)})s?(?!\p{L})`,
    String.raw`[小中高][1-6](?!\d)|小学|中学生?|幼稚園|保育園|[年][長少中]さん|(?<!大学)[1-6]年生`,
  ].join('|'),
  /** Pattern: the words of `calledSo.child` that are a class, too. */
  isSchool: String.raw`^(?:primary school|at primary|kindergarten|preschool|nursery|year \d|[\p{L}-]+ grader)s?$`,
  /** Pattern: several children, of whom a remark tells. */
  plurals: list(
    'kids children babies toddlers teens sons daughters boys girls kinder enfants niños niñas hijos hijas bambini figli crianças filhos أطفال أولاد',
  ),
  /** Besides those at work. */
  grown: `
    dad, daddy, daddies, papa, mama, mamma, momma, mum, mummy, mom, mommy, mother, father, parent, *ist, worker, minder, entertainer, whisperer,
    photographer, author, editor, helper, paediatrician, pediatrician, guardian, librarian, consultant, owner, specialist, expert, team, crew,
    *erzieher, *erzieherin, *pädagoge, *pädagogin, *ärztin, *arzt, gärtnerin, leiterin, leiter, vater, mutter, eltern,
    assistante, éducateur, éducatrice, instituteur, institutrice, pédiatre, puéricultrice, médecin, père, mère, parents,
    educador, educadora, pediatra, médico, médica, padre, madre, madrina, padrino,
    educatore, educatrice, medico, padre, madre, babbo, mãe, pai, madrinha, padrinho,
    مدرس, مدرسة, معلمتي, معلمة, مربية, طبيب, طبيبة, أم, أب, والد, والدة, والدي, والدتي, كاتب, كاتبة`,
  /** Of those at work and next door, who may be a child. */
  mayBeYoung: `
    neighbour, neighbor, client, customer, intern, apprentice, trainee, azubi, auszubildend*, praktikant*, stagiaire, apprenti, apprentie,
    alternant, alternante, aprendiz, practicante, apprendista, stagista, tirocinante, estagiári*, متدرب*, secret santa, nachbar, nachbarin, kunde, kundin, voisin, voisine,
    cliente, vecino, vecina, vicino, vicina, vizinho, vizinha, جار, جارة, عميل, عميلة, お客様`,
  friends: `
    friend, mate, buddy, pal, bestie, bff, sweetheart, freund, freundin, freunde, kumpel, ami, amie, copain, copine, pote, amigo, amiga,
    amico, amica, amici, amiche, صديق, صديقة, صديقي, صديقتي, 友達, 友人, 親友, 友だち`,
  /** Of whom years without "old" are a time together. */
  lasting: `friend, mate, buddy, pal, bestie, freund, freundin, kumpel, client, customer, kunde, kundin, cliente, عميل, عميلة`,
  /** Pattern: grown-ups at the end of a phrase in Japanese, whom what stands before の only tells more of. */
  grownJapanese: '先生|教諭|担任|上司|同僚|母|父|親|ママ|パパ|妻|夫|[者員師士医長](?=$|さん|[(,])',
} as const satisfies Record<string, string | readonly string[]>;
