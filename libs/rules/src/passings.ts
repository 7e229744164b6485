import { anyWord } from './any-word.js';

/** Behind a word that also says that somebody leaves or passes something: when, how, or nothing. */
const ends = String.raw`(?=\s*$|[,.!;:)]|\s*[–—-]|\s+(?:away|on$|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last|this|yesterday|today|tonight|peacefully|suddenly|recently|too|so soon|now|a (?:week|month|year|few)|two|\d|in (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|(?:his|her) sleep)|gestern|heute|letzte|am (?:\d|mon|diens|mitt|don|frei|sam|sonn)|hier\b|ce matin|trop|cette|pour toujours|au ciel|ayer|hoy|para siempre|al cielo|esta|ieri|oggi|per sempre|troppo|in cielo|questa|ontem|hoje|cedo|para o céu))`;

const english =
  '(?:m[uo]m(?:my)?|mama|dad(?:dy)?|papa|mother|father|parents?|gran\\p{L}*|nana?|husband|wife|partner|son|daughter|baby|brother|sister|uncle|aunt(?:ie)?|cousin|friend|dog|puppy|cat|kitten|horse|pony|rabbit|bunny|hamster|pet)s?(?:-in-law)?';
const german =
  '(?:mutter|mama|mutti|vater|papa|vati|oma|opa|groß\\p{L}+|mann|frau|ehe(?:mann|frau)|partner(?:in)?|sohn|tochter|bruder|schwester|onkel|tante|hund|katze|kater)';
const french =
  '(?:mère|père|maman|papa|mamie|mémé|pap[iy]|pépé|grand-\\p{L}+|mari|femme|épou(?:x|se)|fils|fille|frère|s(?:œ|oe)ur|oncle|tante|chien(?:ne)?|chat(?:te)?)';
const southern =
  '(?:madre|padre|mam[aá]|papá|papà|mamma|babbo|abuel[oa]|yay[oa]|nonn[oa]|hij[oa]|figli[oa]|herman[oa]|fratello|sorella|espos[oa]|marido|marito|moglie|mujer|tí[oa]|zi[oa]|suegr[oa]|suocer[oa]|perr(?:it)?[oa]|gat(?:it)?[oa]|cane|gatt[oa]|mãe|pai|av[óô]|vov[óô]|filh[oa]|irmão|irmã|ti[oa]|sogr[oa]|cachorr[oa])';

/** Of somebody who has died, without a word for death. */
const passed = anyWord(
  `(?:(?:her|his|my|our|their|your) (?:\\p{L}+ )?\\p{L}+|${english}) (?:has |had |have |just |sadly ){0,2}passed${ends}`,
  `${english} (?:is|are|has been) (?:gone|in heaven)\\b(?! (?:to|on|fishing|away|for|back))|lost (?:her|his|their) (?:\\p{L}+ )?(?:battle|fight)\\b(?! (?:of|for)\\b)|no longer (?:with us|among us)|(?:gone|left us|taken|died) too soon|left us${ends}|losing (?:her|his|their|my|our|a) ${english}\\b|laid to rest|(?:goodbye|farewell) to (?:(?:her|his|their|my|our) )?(?:late )?(?:m[uo]m|dad|gran\\p{L}*|nana?|mother|father|husband|wife|uncle|aunt)\\b|took (?:her|his|their) own life|(?:was|were|got) killed|killed in (?:action|a)|gone but not forgotten|drowned|(?:did not|didn.t) make it\\b(?! to| on| in)|the deceased|departed:|passed over|(?:in|to|from) heaven now|with the angels|celebration of (?:\\p{L}+['’]?s? ){1,2}life`,
  `von uns gegangen|heimgegangen|heimgang|entschlafen|(?:friedlich|sanft|für immer) eingeschlafen|eingeschlafen für immer|nicht mehr (?:bei|unter) uns|${german} (?:ist|lebt) nicht mehr(?: da)?${ends}|${german} ist (?:eingeschlafen|verunglückt)|den kampf verloren|todes(?:anzeige|nachricht)|traueranzeige|abschied nehmen von|${german} ist im himmel|${german} ist gegangen${ends}|uns (?:für immer )?verlassen für immer|uns für immer verlassen|abschied von (?:(?:ihrer|seiner|meiner|unserer|ihrem|seinem|meinem|unserem|der|dem) )?${german}\\b|im himmel jetzt`,
  `nous (?:a|ont) quittée?s?\\b(?! (?:pour|la|le|l['’]))|s['’]est éteinte?\\b|${french} (?:est|sont) parti(?:e|s|es)?${ends}|(?:départ|parti|partie|monté|montée) (?:de \\p{L}+ )?au ciel|parti(?:e|s|es)? trop tôt|rejoint les (?:anges|étoiles)|(?:disparition|départ) de (?:son|sa|mon|ma|notre) ${french}\\b|${french} n['’]est plus${ends}|${french} n['’]est plus là|s['’]en est allée?\\b(?! (?:à|en|au))|est au ciel|faire-part de décès|avis de décès`,
  `(?:se )?nos (?:dejó|fue)(?=$|[,.!]| (?:para siempre|ayer|hoy|(?:(?:su|mi|nuestr[oa]|el|la) )?${southern}\\b))|nos (?:ha|han) dejado${ends}|${southern} (?:nos ha dejado|está en el cielo|ya no está${ends})|se fue (?:su|mi|nuestr[oa]) ${southern}\\b|perdió la batalla|esquela\\b|(?:al|en el) cielo (?:ahora|ya)|fue al cielo|partió (?:(?:su|mi|nuestr[oa]|la|el) )?${southern}\\b|${southern} partió${ends}|ya no está (?:con|entre) nosotros`,
  `ci ha(?:nno)? lasciat[oaie]\\b(?! (?:per|il|la|lo|un|senza|a|di))|venut[oa] a mancare|(?:${southern} )?se n['’]è andat[oa]\\b(?=$|[,.!]| (?:per sempre|ieri|troppo))|non c['’]è più\\b(?! (?:posto|tempo|niente|nulla|bisogno))|(?:volat[oa]|andat[oa]|salit[oa]) in cielo|si è spent[oa]\\b|è mancat[oa]\\b|${southern} è in cielo|non è più (?:con|tra) noi|necrologio`,
  `nos deixou${ends}|${southern} (?:d(?:ela|ele) )?(?:partiu|se foi)${ends}|virou estrelinha|descansou em paz|perdeu a batalha|${southern} partiu${ends}|(?:foi|partiu|subiu) para o céu|(?:já )?não está (?:mais )?(?:entre|com) nós|não está mais conosco`,
  '(?:ال)?(?:تُ?وف[يى]ت?|لم [يت]عد بيننا|رحلت? عن (?:دنيا|عالم))\\b|رحلت? (?:ال)?(?:والد|[أا]ب[يو]|[أا]بوه|[أا]م|جد|[أا]خ|زوج|عم|خال)\\p{L}*|رحيل (?:ال)?(?:والد|[أا]ب|[أا]م|جد|[أا]خ|زوج|عم|خال)\\p{L}*|فارقت? الحياة|الرفيق الأعلى|جوار ربه|نعي\\b|استشهدت?\\b',
  '訃報|逝(?:く|った|かれ|き)|お別れの会|天国(?:へ|に)(?:旅立|行|召|い)|星になった(?!歌|人の)|息を引き取|看取った|先立たれ|帰らぬ人|命を落と|(?:[父母夫妻兄姉弟妹]|祖[父母])が旅立',
);
/** Whether a text tells that somebody has died, without a word for death: "her father passed", "nos dejó". */
export const saysPassed = (text: string): boolean => passed.test(text);

/** Alone, as a title: "Partiu". */
const alone = /^(?:partiu|nos ha dejado|in heaven|im himmel|au ciel|en el cielo|in cielo|no céu|está en el cielo)$/iu;
const lostSomebody =
  /(?:^|\s)[Ww]e(?:['’]ve| have)? (?:just )?lost \p{Lu}\p{Ll}+(?!\p{L})(?! (?:Cup|Final|League|City|United))/u;
/** Whether a title does. */
export const mournsPassed = (title: string): boolean => alone.test(title.trim()) || lostSomebody.test(title);
