import { anyWord } from './any-word.js';
import { mournsPassed } from './passings.js';

/** Between a word for losing and what is lost, where no person stands there: "her well-paid". */
const person = `(?:m[uo]m(?:my)?|dad(?:dy)?|mother|father|parents?|gran\\p{L}*|nana?|husband|wife|partner|son|daughter|child|baby|brother|sister|uncle|aunt|friend|dog|cat|horse|pet)s?\\b(?!['’])`;
const between = `(?:(?:her|his|their|my|our|your|an?|the|all) )?(?:(?!(?:and|or|in|at|to|after|who|that|from)\\b|${person})[\\p{L}'’-]+ ){0,2}`;

/** Things, rights and powers whose loss is a trouble, and no grief. */
const thing =
  '(?:jobs?|work|employment|position|income|earnings|(?:driving |driver.?s? |drivers )?licen[cs]es?|permit|visa|citizenship|luggage|baggage|suitcases?|bags?|keys?|phone|wallet|purse|passport|documents?|hearing|sight|eyesight|vision|memory|appetite|sleep|weight|fat|hair|muscle|taste|smell|speech|balance|mobility|independence|confidence|motivation|data|files|money|savings|fortune|pension|benefits|business|house|home|flat|apartment|farm|shop|contract|custody|rights?|privileges?|status|power|ring|glasses|energy|blood|car|bike)';
/** Whose loss is no trouble either: a tooth, a match. */
const trifle =
  '(?:pounds|kilos|t(?:oo|ee)th|way|game|match|arguments?|debate|count|battle|final|bet|voice|plot|temper|count|track|time|race|season|series)';
const germanThing =
  '(?:arbeit(?:s\\p{L}+)?|jobs?|stelle|anstellung|führerschein\\p{L}*|fahrerlaubnis|lizenz|gepäck\\p{L}*|koffers?|(?:auto|haus)?schlüssels?|handys?|geldbeutel\\p{L}*|brieftasche|portemonnaies?|(?:reise)?pass(?:es)?|ausweis\\p{L}*|wohnung|hauses|vermögens|geldes|ersparnisse|daten|gewicht|haare|gehörs?|sehkraft|augenlichts?|gedächtnis\\p{L}*|appetits?|freiheit|rechte?s?)';
const romance =
  "(?:de l['’]|d['’]|de la |de los |de las |de |du |des |del |dell['’]|della |dello |dei |delle |di |do |da |dos |das )";
const own = '(?:(?:son|sa|ses|mon|ma|mes|ton|ta|notre|su|sus|mi|tu|il|la|suo|sua|mio|mia|seu|meu|minha) )?';
const romanceThing =
  '(?:poids|peso|emploi|travail|poste|permis|licences?|bagages?|valises?|clés?|clefs?|téléphone|portable|portefeuille|passeport|papiers|cheveux|vue|ouïe|audition|mémoire|appétit|sommeil|goût|odorat|maison|logement|argent|données|confiance|autonomie|revenus?|statut|droits?|garde|empleo|trabajo|puesto|carn[eé]t?|licencia|equipaje|maletas?|llaves?|teléfono|móvil|cartera|pasaporte|documentos|pelo|cabello|vista|oído|audición|memoria|apetito|sueño|olfato|casa|vivienda|dinero|datos|confianza|autonomía|custodia|lavoro|impiego|posto|patente|bagagli\\p{L}*|valigi\\p{L}*|chiav[ei]|telefono|cellulare|portafogli\\p{L}*|passaporto|documenti|capelli|udito|appetito|sonno|olfatto|soldi|denaro|dati|fiducia|emprego|carteira|habilitação|licença|bagagem|malas?|chaves?|telefone|celular|telemóvel|cabelo|audição|visão|memória|olfato|dinheiro|dados|confiança|guarda)';
const romanceTrifle =
  '(?:kilos?|temps|dents?|contrôle|vitesse|tiempo|tempo|dientes?|dent[ei]s?|partido|partita|velocidad)';

const thingLost = anyWord(
  `(?:loss(?:es)? of|lost|losing|loses) ${between}${thing}\\b|${thing}[ -]loss\\b|${thing} (?:was |is |got )?lost\\b|driving ban\\b|licen[cs]e (?:was |is |got )?(?:revoked|suspended)`,
  `verlust(?:es)? (?:\\p{L}{3,6} )?${germanThing}\\b|(?:job|arbeits\\p{L}*|stellen|führerschein|gepäck|koffer|schlüssel|gewichts|haar|daten|geld|vermögens|hör|gehör|seh|gedächtnis|wohnungs)verlust|${germanThing} (?:ist |sind )?(?:verloren|weg|futsch)\\b|führerscheinentzug|fahrverbot`,
  `(?:pertes?|pérdidas?|perdit[ae]|perdas?) ${romance}${own}${romanceThing}\\b|(?:perdi(?:ó|eron)|perdeu|perdu|perso|persa) (?:(?:el|las?|los|il|le|i|os?|as?|l['’]|ses|mes) )?${own}${romanceThing}\\b|retrait d[eu] permis|retirada del? (?:carn|permiso)|ritiro (?:della )?patente|(?:suspensão|cassação) da (?:carteira|cnh|habilitação)`,
  '(?:ال)?(?:فقدان|خسارة) (?:ال|رخصة )?(?:وظيف|عمل|رخص|قيادة|[أا]متع|حقيب|حقائب|مفاتيح|مفتاح|هاتف|جواز|محفظ|نقود|مال|منزل|بيت|شعر|سمع|بصر|ذاكر|شهي|نوم|وزن)\\p{L}*|سحب (?:ال)?رخص|ضياع (?:ال)?(?:[أا]متع|حقيب|حقائب|مفتاح|مفاتيح|محفظ)|(?:ال)?(?:فصل|تسريح)(?:ها|ه|ت)? من (?:ال)?(?:عمل|وظيف)',
  '(?:職|仕事)を(?:失|なく)|免停|免許(?:停止|取消|取り消し|失効)|(?:財布|鍵|荷物|携帯|スマホ|パスポート|カバン|免許証?)(?:の紛失|を(?:失|なく|無く))',
);
const trifleLost = anyWord(
  `(?:loss(?:es)? of|lost|losing|loses) ${between}${trifle}\\b|${trifle}[ -]loss\\b|loss[ -](?:leader|adjust|prevention|assess|aversion|making)|profit (?:and|&) loss|stop[ -]loss|at a loss\\b`,
  `(?:gewichts|zahn|zeit|wert|kontroll|punkt|satz|spiel)verlust|verlust(?:es)? (?:\\p{L}{3,6} )?(?:zahn|zähn|kontrolle|zeit)`,
  `(?:pertes?|pérdidas?|perdit[ae]|perdas?) ${romance}${own}${romanceTrifle}\\b|(?:profits?|ganancias|profitti|lucros) (?:et|y|e) (?:pertes|pérdidas|perdite|perdas)`,
  '(?:فقدان|خسارة) (?:ال)?(?:وقت|مباراة|سن)\\p{L}*',
);

/** Whether a title speaks of something lost, such as a job or a licence: a trouble, and no grief. */
export const losesThing = (title: string): boolean => thingLost.test(title);

const eachLost = [new RegExp(thingLost, 'giu'), new RegExp(trifleLost, 'giu')];
/** A text without what it says of things that were lost. What remains of loss is a grief. */
export const withoutThingsLost = (text: string): string =>
  eachLost.reduce((rest, lost) => rest.replaceAll(lost, ' '), text.replaceAll('\u{ad}', ''));

const dear =
  '(?:mère|père|maman|papa|mamie|pap[iy]|grand-\\p{L}+|mari|femme|épou(?:x|se)|conjointe?|fils|fille|enfants?|bébé|frère|s(?:œ|oe)ur|oncle|tante|cousine?|neveu|nièce|amie?|proche|être cher|grossesse|chien(?:ne)?|chat(?:te)?|cheval|lapin|animal|madre|padre|mam[aá]|papá|abuel[oa]s?|hij[oa]s?|herman[oa]s?|espos[oa]|marido|mujer|pareja|tí[oa]|prim[oa]|sobrin[oa]|suegr[oa]|amig[oa]|beb[eé]s?|ser(?:es)? querid|embarazo|perr(?:it)?[oa]|gat(?:it)?[oa]|mascota|caballo|mamma|papà|babbo|nonn[oaie]|marito|moglie|figli[oa]|fratello|sorella|zi[oa]|cugin[oa]|nipote|suocer[oa]|amic[oa]|bambin[oa]|bimb[oa]|person[ae] car[ae]|gravidanza|cane|cagnolin[oa]|gatt(?:in)?[oa]|cavallo|mãe|pai|mamãe|papai|av[óô]|vov[óôo]|mulher|filh[oa]|irmão|irmã|ti[oa]|sobrinh[oa]|sogr[oa]|beb[êé]|entes? querid|gravidez|cachorr(?:inh)?[oa]|cão|cadela|gatinh[oa]|cavalo)';
const germanDear =
  '(?:mutter|mama|mutti|vater|papa|vati|eltern|oma|opa|groß\\p{L}+|mann|frau|ehe(?:mann|frau)|partner(?:in)?|sohn|tochter|kind|baby|bruder|schwester|onkel|tante|freund(?:in)?|hund|katze|kater|pferd|kaninchen|haustier)';

const said = anyWord(
  // The unborn and the stillborn
  'still[ -]born|born (?:still|sleeping)\\b|tfmr\\b|sids\\b|cot death|angel bab(?:y|ies)\\b|ectopic|molar pregnancy',
  'totgeb|tot geboren|stille geburt|fehlgeburt|sternen(?:kind|baby|eltern|mama|papa)|engelskind|kindsverlust|kindstod|eileiterschwangerschaft',
  'fausses?[ -]couches?|mort(?:e|s|es)?[ -]née?s?\\b|mortinaissance|mort in utero|enfants? sans vie|née?s? sans vie|grossesse extra|interruption médicale|(?:mam|pap|par)anges?\\b|bébé ange\\b',
  'abortos?\\b(?! (?:legal|libre|livre|seguro))|mortinat|nacid?[oaó]+ (?:sin vida|muert[oa])|muerte (?:fetal|perinatal)|beb[eé]s? (?:estrella|[aá]ngel)\\b',
  'nat[oa] (?:mort[oa]|senza vita)|natimort|nasceu (?:sem vida|mort[oa])|óbito|beb[êé]s? (?:anjo|estrela)\\b|mães? de anjo',
  `(?:perte|pérdida|perdita|perda) (?:gestacional|perinatal|périnatal|neonatal|prénatal)|(?:perte|pérdida|perdita|perda) in gravidanza|deuil périnatal`,
  '(?:ال)?[إا]جهاض|(?:سقوط|[إا]سقاط) (?:ال)?(?:حمل|جنين)|(?:ولاد[ةه]|جنين|مولود|طفل) (?:\\p{L}+ )?ميت|[إا]ملاص|طفل ملاك',
  '死産|流産|天使(?:ママ|パパ)|天使になった|お空(?:の(?:赤ちゃん|子)|へ旅立)',
  `(?:perdi(?:ó|eron)|perdeu|perdu|perso) (?:(?:al?|el|la|il|o|os|un[oa]?|um[oa]?|le|les|l['’]|son|sa|ses|leur|notre) )?${own}${dear}\\b`,
  '(?:فقدت?|فقدوا) (?:ال)?(?:طفل|جنين|ابن|والد|[أا]ب(?:ا|ي|و)|[أا]م|زوج|[أا]خ|جد)',
  'を亡く|(?:[犬猫鳥父母]|ペット|うさぎ|ウサギ|ハムスター)が?死ん',
  // Pets
  'goodbye to (?:her|his|their|our|my) (?:\\p{L}+ )?(?:dog|cat|pet|horse|pony|rabbit|bunny)\\b|(?:had to be |was )euthani[sz]ed',
  `regenbogenbr(?:ü|ue)cke\\b(?! (?:basteln|malen|bauen))|eingeschläfert|${germanDear}(?: \\p{L}+)? (?:verloren|(?:ist )?tot\\b)`,
  "pont (?:de l['’])?arc-en-ciel|euthanasiée?\\b|puente del? arco ?[ií]ris|ponte (?:dell['’]arcobaleno|do arco-?[ -]?[ií]ris)",
  '虹の橋|ペットロス|安楽死|(?:愛犬|愛猫|ペット)(?:が|の)(?:死|亡)',
  '(?:chien|chat)(?:ne|te)? (?:est partie?|nous a quitt)',
  'جسر قوس قزح|(?<!كش |شاه )و?ماتت?\\b|نفوق|نفقت? (?:ال)?(?:كلب|قط|حصان)',
  // Words of condolence, and of a death
  '[eèé] mort[oa]\\b|(?:ha|se ha) muerto|morreu\\b|acompaño en (?:el|tu|su)|q\\.?e\\.?p\\.?d\\b|d\\.e\\.p\\b',
  '冥福|香典|死去|死別|急逝|永眠|天に召',
  'البقاء لله|البقية في حيات|عظم الله [أا]جر|[أا]حسن الله عزا|(?:ال)?تعازي|تعازين|ذمة الله|رحمة الله علي|انتقلت? [إا]لى رحمة',
);
/** Whether what a text says of a loss, in words that no thing has, is a grief. */
export const saysLoss = (text: string): boolean => said.test(text);

const inTitle = anyWord(
  'mitgefühl|anteilnahme|suicide of\\b|suizid|selbstmord|freitod|letzter gru(?:ß|ss)|ruhe (?:in frieden|sanft)|verlust\\b',
  "(?:repose[sz]?|reposent) en paix|(?:ma|notre) sympathie|(?:perte|pérdida|perdita|perda)\\b(?! (?:de|du|des|del|della|dello|dei|delle|di|do|da|dos|das|en|em|in|a)\\b| d['’]|dell['’])",
  `(?:perte|pérdida|perdita|perda) ${romance}(?:[uo]n[ea]? |uma? )?${own}(?:\\p{L}+ )?${dear}\\b`,
  `(?:perte|pérdida|perdita|perda) ${romance}(?:[uo]n[ea]? |uma? )?${own}(?:ser(?:es)? querid|entes? querid)`,
  'ripos[ai] in pace|descans[ae] e[nm] paz|meus sentimentos|mort[oa] (?:il|la|mi[oa]|nostr[oa])\\b|ultimo saluto|último adiós|dernier adieu|extremaunción',
  '[父母祖夫妻兄姉弟妹犬猫友娘]の死(?![ぬにんのね神闘角])|初七日|天国の(?:[父母祖夫妻]|お[父母じば]|ママ|パパ)',
);
/** "Perte de Rex": somebody of a name. Common nouns have no capital in these languages. */
const named =
  /(?<!\p{L})(?:[Pp]erte|[Pp]érdida|[Pp]erdita|[Pp]erda) (?:de |d['’]|di |del |do |da )(?:nuestr[oa] |nosso |nossa |notre )?\p{Lu}\p{Ll}+/u;
/** Whether a title that speaks of no thing mourns, in words that say less elsewhere. */
export const mournsInTitle = (title: string): boolean =>
  inTitle.test(title) || named.test(title) || mournsPassed(title);
