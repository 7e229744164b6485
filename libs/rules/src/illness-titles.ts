import { anyWord } from './any-word.js';

/** Whatever else the title says: wishes for health, and the care of those who will not get well. */
const wish = anyWord(
  'get[ -]well\\b(?!-dress)|getting better\\b|recovering\\b|feel better\\b|(?:speedy|quick|swift|full|fast|smooth) recovery|get better soon|heal(?:ing)? (?:soon|quickly|fast|wishes|thoughts)|on the mend\\b',
  '(?:gute|baldige|schnelle|rasche) (?:besserung|genesung)|(?:werde?|wirst?) (?:(?:schnell|bald|rasch|wieder|ganz) ){1,3}(?:gesund|fit)\\b|(?:bald|schnell|rasch) wieder (?:gesund|fit|auf die beine|auf den beinen)|komm (?:\\p{L}+ ){0,2}auf die beine|(?<!(?:urlaub|ferien).{0,40})erhole? dich\\b(?!.*(?:urlaub|ferien))|genesungs(?:wünsche|karte|gruß|grüße)',
  '(?:bon|prompt|rapide|meilleur) r[eé]tablissement|r[eé]tabli(?:s-toi|ssez)|remet(?:s-toi|tez-vous)\\b(?! (?:aux?|à|en)\\b)|gu[eé]ris(?:sez)?\\b|soigne(?:-toi|z-vous)|meilleure sant[eé]|bonne (?:gu[eé]rison|convalescence)',
  'que (?:te|se|os|le|les) (?:mejor(?:es|e|éis|en)\\b|recuper(?:es|e|éis|en)\\b|pong(?:as|a|áis|an) (?:bien|buen))|mej[oó]r(?:ate|ese)\\b|recup[eé]r(?:ate|ese)\\b|(?:pronta|r[aá]pida|buena) (?:recuperaci[oó]n|mejor[ií]a)|p[oó]n(?:te|gase) (?:bien|buen[oa])\\b(?! (?:guap|elegan))|al[ií]viate|recuperaci[oó]n\\b(?! (?:de (?:datos|contraseña)|económica))',
  '(?:buona|pronta|rapida) (?:guarigione|convalescenza)|pronta ripresa|guarisci|(?:rimetti|riprendi)ti\\b(?! (?:a|al|alla|in (?:viaggio|moto)|la|il)\\b)|torna presto in forma',
  'melhoras\\b|fi(?:ques?|ca) (?:bom|boa|bem)\\b|recupera[cç][aã]o\\b(?! (?:de (?:dados|senha)|judicial|económica|econômica))|pronto restabelecimento|recuper[ea]-(?:se|te)|sar[ae] logo',
  'お大事に(?!し|す)|元気になり?(?:ますように|って)|(?:早く|はやく)(?:元気|よく|良く|治)|(?:快復|回復)を(?:お?祈|お?願)|早いご?(?:快復|回復)',
  '(?<!على )سلامت(?:ك|كم|ه|ها)\\b|(?:[أا]لف|مليون) سلام[ةه]|سلامات\\b|شفا(?:ك|كم|ه|ها) الله|الله يشفي|بالشفاء|(?:ال)?شفاء (?:ال)?عاجل|لا ب[أا]س علي|طهور\\b|معافاة|ما تشوفي? شر',
  'palliati[vf]|paliativ|hospiz(?!verein|helfer|dienst|fest|lauf|gala)|fin de vie\\b(?! d)|end[ -]of[ -]life\\b|phase terminale|fas[ei] terminal[ei]?',
  '緩和ケア|ホスピス|終末期|看取り',
  '(?:ال)?(?:رعاية|عناية) (?:ال)?تلطيفية',
);
/** Whether the title of an occasion wishes health, or speaks of care at the end of a life. */
export const wishesHealth = (title: string): boolean => wish.test(title);

const kin =
  '(?:m[uo]m|mum(?:my)?|dad(?:dy)?|mam[aáã]n?|mamma|mamie|mamãe|pap[aàáiy]|papai|mutt[ei]r?i?|vater|oma|opa|grand\\p{L}+|granny|nan|abuel[oa]|nonn[oa]|v?[ao]v[óôo]|mère|père|madre|padre|mãe|pai)';
const bodyPart =
  '(?:knee|hip|back|heart|eye|foot|shoulder|hernia|bypass|brain|wrist|ankle|spine|cataract|hand|elbow|gall ?bladder|appendix|tonsils?|lung|kidney|knie|hüft|rücken|herz|auge|fuß|schulter|leisten|ellbogen|gallen|blinddarm|mandel|niere|leber|magen|hals|kiefer|brust|schilddrüse|prostata|nase|bandscheibe|wirbelsäule|kreuzband|meniskus|katarakt|zahn|kopf|hirn|darm|genou|hanche|cœur|coeur|épaule|pied|cheville|ventre|cataracte|appendicite|rodilla|cadera|corazón|ojos?|hombro|pie\\b|tobillo|espalda|apendicitis|cataratas?|ginocchio|anca|schiena|cuore|occhi|spalla|piede|mano|gomito|ernia|cataratta|caviglia|tonsille|joelho|quadril|coração|olhos?|ombro|pé\\b|tornozelo|coluna|hérnia|apêndice)';
/** What an operation on a person may go on with: "on her knee", but not "Operation Christmas Child". */
const goesOn = `(?:on|for|at|after|before|tomorrow|today|yesterday|recently|last|next|this|went|goes|is|was|has|due|soon|day|and|am|an|der|des|im|bei|wegen|mit|und|nach|steht|morgen|heute|du|de|au|aux|à|del|della|dell|al|alla|all|allo|ao|na|no|do|da|pour|para|per|demain|mañana|domani|amanhã|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d+)\\b|d['’]`;
const operation = anyWord(
  `(?<!co-|military |police |rescue |special )(?:operation|opération|operación|operazione|operação)\\b(?! games?\\b)(?! (?:de|du|des|di|do|da) (?:no[eë]l|navidad|natale?|charme|séduction|rescate|salvamento|limp|marketing))(?=\\s*(?:$|[,.;!?)/&+–—-]|\\((?!.*game)|${kin}\\b(?!['’])|${bodyPart}|di ${kin}\\b|${goesOn}))`,
  `(?!ko|co)\\p{L}{2,20}operation(?:en)?\\b|operiert\\b|operativer eingriff|${bodyPart}\\p{L}{0,3}[ -]op\\b|op (?:am|an (?:der|den)) |\\p{L}{2,20}['’]s op\\b|(?:her|his|my|after the) op\\b`,
  'se f(?:ait|aire) opérer|opérée?\\b|operad[oa]s?\\b(?! por)|se opera\\b|(?:lo|la|le) operan\\b|operat[oa]\\b (?:al|alla|di|d)|operarsi',
  `intervento (?:chirurgico|all?[ao]?['’ ]${bodyPart})`,
  `(?:ال)?عملي(?:ة|ه|ته|تها) (?:جراحي|في |ب)?(?:ال)?(?:قلب|ركب|ظهر|عين|كتف|قدم|يد|معد|مرار|زائد|جراحي|فتق|[أا]مي|[أا]بي|والد|جد)|(?:بعد|قبل|موعد) (?:ال)?عملي(?:ة|ته|تها)|^(?:ال)?عملي(?:ة|ته|تها)$`,
  '手術|オペ(?![ラレッ])',
);
/** In capitals, as Germans write it: "Knie-OP", "nach der OP". */
const shortOperation =
  /(?<!\p{L})(?:(?:der|die|zur|einer?|(?:ihr|sein|mein|dein)er?|\p{L}+s) OP(?!\p{L}|-)|OP(?:$|-(?:Termin|Tag)| (?:am|an|im|bei|mit|nach|heute|morgen|Mama|Papa|Oma|Opa)(?!\p{L}))|(?!CO|PHOTO|Photo|Foto|Co)\p{Lu}\p{L}+-OP(?!\p{L}))/u;
const game = /game|spiel|\bjeux?\b|juego|gioco|jogo|hasbro|ゲーム|لعبة/iu;

/** Whether a text speaks of an operation that somebody has, and of none that is a game or a plan. */
export const isOperation = (text: string): boolean =>
  (operation.test(text) || shortOperation.test(text)) && !game.test(text);

const recovery = anyWord(
  // "Reha" is a first name, too.
  `reha(?:bilitation|klinik|zentrum|ma(?:ß|ss)nahme|aufenthalt|-klinik|-zentrum|-aufenthalt|-start)|(?:in|zur|nach|der|die|(?:ihr|sein|dein|mein)er?|\\p{L}{2,20}['’]?s)[ -]reha\\b(?!['’]| \\p{Lu})`,
  `${bodyPart}\\p{L}{0,3}[ -]?reha\\b`,
  `^reha\\b(?=$|[,.!]| (?:in|nach|bis|ab|von|wegen|beginnt|beginn|start|startet|antritt|\\d|${bodyPart}|${kin}\\b))`,
  '(?<!(?:furniture|house|home|car|wood|wildlife|animal|bird|horse)[- ])rehab\\b(?! (?:of|old|house|home))|(?:re|con)convales[cz]en|convalescen|convalecen|rekonvaleszen|rééducation|réadaptation',
  'rehabilitación(?! de (?:vivienda|edificio|casa))|riabilitazione|reabilitação',
  '(?:bein|arm|hüft|hand|fuß|rippen|schädel|knochen)bruch\\b|gipsbein|krebs(?:diagnose|erkrank)|fractur|frattur|fratura|jambe cassée|bras cassé|pierna rota|brazo roto|gamba rotta|braccio rotto|perna quebrada|braço quebrado',
  'wisdom t(?:ee|oo)th|weisheitsz[aä]hn|blinddarm|dents? de sagesse|muelas? del juicio|dent[ei] del giudizio|dentes? do siso',
  'リハビリ|親知らず',
  '[إا]عادة (?:ال)?ت[أا]هيل(?! (?:ال)?(?:منزل|بيت|مبنى))|(?:ال)?ت[أا]هيل (?:ال)?طبي|علاج طبيعي|نقاهة',
);
/** Whether the title of an occasion speaks of a treatment: an operation, or the time after it. */
export const isTreatment = (title: string): boolean => isOperation(title) || recovery.test(title);
