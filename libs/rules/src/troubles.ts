import { anyWord, speaksOfLoss } from './gift-mood.js';

/** Illness, which changes the mood of a letter. */
const illness = anyWord(
  'get well|recover(?:y|ing from|s from|ed from)|surgery|operation\\b(?! games?)|hospital\\b|hospice|cancer|chemo|illness|ill\\b',
  'sick\\b|stroke\\b(?! play)|broken (?:leg|arm|hip|ankle|wrist|foot|hand|rib)|injur|accident\\b|diagnos|rehab|depressed|depression(?! era)|burn-?out',
  'dying\\b(?! to)|dementia|alzheimer|parkinson|multiple sclerosis|\\bms\\b(?! (?:paint|office|word|excel))|dialysis|leuk[ae]?emia|tumou?r|copd|long covid',
  'gute besserung|krank|genesung|klinik|krebs\\b|chemotherapie|unfall|demenz|liegt im sterben',
  'bon rétablissement|rétabli|malad|hôpital|opération|chirurgie|démence|mourant',
  'recupér|mejórate|enferm|cirugía|operación|cáncer|demencia|moribund',
  'guarigion|guarisci|malat|ospedal|intervento chirurgico|cancro|melhoras|doente|doença|cirurgia|câncer|demenza|demência',
  'مريض|مرض|شفاء|مستشفى|عملية جراحية|سرطان|خرف',
  'お見舞い|入院|病気|手術|がん治療|闘病|快復|認知症',
);
/** Troubles, weaknesses and aversions that are too small to change a letter, but that nobody praises. */
const burden = anyWord(
  'divorc|separat(?:ed|ion)|break-?up|broke up|dumped|laid off|(?:got|was|been|being|just|recently) fired|fired from|lost (?:her|his|their) job|redundan|unemploy|jobless',
  'lonel|anxi|panic(?! at)|ptsd|trauma|insomnia|snor(?:es|ing)|stress|overwork|exhaust|tired|pain(?:s|ful|less)?\\b(?! au)|chronic|arthrit|migraine|debt|broke\\b|homesick',
  'bad (?:knees?|backs?|hips?|sleep|sleepers?|hands?|eyes?|eyesight|hearing|hips?|joints?|teeth|skin|mood|cook)|(?:sore|stiff|aching) \\p{L}+|(?:sleeps?|sleeping|hears?|sees?) (?:badly|poorly)',
  'always (?:cold|tired|late|broke)|cold (?:hands|feet)|can(?:no|.)t\\b|trouble|weight loss|overweight|lose weight|losing weight|obes|anorexi|bulimi|eating disorder|acne|eczema|psoriasis',
  'alcoholi|sober|addict|quit(?:ting)? (?:smoking|drinking)|smoker\\b|diabet|infertil|ivf\\b|menopaus|incontinen|adhd|autis|asperger|dyslexi|ocd\\b|bipolar|blind\\b(?! (?:melon|date|box|bag))|visually impaired|deaf\\b|hearing loss|tinnitus|wheelchair|disab',
  'hates?\\b|hated|dislikes?\\b|afraid of|scared of|fear of|forgetful|clumsy|messy|lazy|grumpy|stubborn|moody|nosy|bossy|allerg|intoleran',
  'scheidung|geschieden|getrennt|arbeitslos|gekündigt|gefeuert|einsam|angst\\b|schlaflos|schnarch|schmerz|müde|schulden|migräne|schlechte \\p{L}+|wechseljahre|unfruchtbar|blind\\b|taub\\b|hasst|allergi|trockener alkoholiker',
  'divorcée?|séparée?|chômage|licencié|solitude|angoisse|insomnie|douleur|fatigu|dettes|ronfle|ménopause|infertil|aveugle|sourde?\\b|déteste|mauvais(?:e|es)? (?:genou|dos|hanche)|mal (?:au|aux) \\p{L}+',
  'divorci|separad|desemple|despedid[oa]|soledad|ansiedad|insomnio|dolor|cansad|deudas|ronca|menopausia|ciego|ciega|sord[oa]\\b|odia\\b|mala espalda|malas rodillas',
  'divorzi|separat[oa]|disoccupat|licenziat|solitudin|ansia|insonnia|stanc|debiti|russa\\b|ciec[oa]\\b|divórcio|desempreg|demitid|solidão|ansiedade|insônia|insónia|cansaç|dívidas|cego|cega|surd[oa]\\b|ginocchia malandate|mal di \\p{L}+',
  'طلاق|بطالة|وحدة|قلق|أرق|آلام|تعب|ديون|إدمان|توحد|سكري',
  '離婚|失業|解雇|孤独|不安|不眠|痛み|疲れ|借金|いびき|更年期|不妊|依存症|発達障害|糖尿',
);
/** Names and pastimes that sound like a trouble. */
const pastime = anyWord(
  'grateful dead|death metal|death cab|death note|death stranding|walking dead|red dead|dead poets|dead sea|evil dead|shaun of the dead|day of the dead',
  'lost ark|lost in translation|lost \\(?tv|operation mincemeat|broken bells|breaking bad|pain au|true blood|the hate u give|stress balls?|anti-?stress',
  'trouble brewing|ticket to ride|panic! ?at|sick of it all|ill\\.? bill|fire(?:d)? (?:clay|pottery|ceramics)|kiln[- ]fired|wood[- ]fired',
);

const withoutPastimes = (fact: string): string => fact.replaceAll(new RegExp(pastime, 'giu'), ' ');

/** Whether a text about a person speaks of illness. */
export const speaksOfIllness = (text: string): boolean => illness.test(withoutPastimes(text));

/** Whether something that is said of a person is a loss or an illness, after which a letter is quiet. */
export const isSerious = (fact: string): boolean => speaksOfLoss(withoutPastimes(fact)) || speaksOfIllness(fact);

/** Whether it is a trouble, a weakness or an aversion: nobody is told that they love it, and it is answered with tact. */
export const isTrouble = (fact: string): boolean => isSerious(fact) || burden.test(withoutPastimes(fact));
