import { calledSo } from './called-so.js';
import { anyOf } from './phrases.js';

const partner = anyOf(calledSo.partner, 'شريكي, شريكتي');
/** What may stand before one's own: "my dear", "meine". All others say whose it is: "his", "my brother's", "business". */
const before = new RegExp(
  `^(?:(?:${[
    'my|our|the|dear|dearest|darling|beloved|lovely|loving|beautiful|wonderful|amazing|sweet|new|current|future|male|female',
    'long[ -]?term|long[ -]?time|life|domestic|civil|romantic|same[ -]sex|live[ -]in|meine?|unsere?|liebe[rs]?|liebste[rs]?|zukünftige[rs]?',
    'ma|mon|la|le|chère|cher|futur|mi|el|querid[oa]|amad[oa]|futur[oa]|mi[oa]|il|lo|car[oa]|amat[oa]|minha|meu|[ao]',
  ].join('|')})\\s)+`,
  'iu',
);
const isMine = /(?:^|\s)(?:my|our|meine?|ma|mon|mi|mi[oa]|minha|meu)\s$/iu;
const ofJapanese = /^(?:(?:私|僕|俺|わたし|ぼく|うち)の)?(?:大切な|愛する|最愛の)?(?=\p{L})/u;
/** Words that also mean a woman or a man, or are a title: "Frau Müller", "femme de ménage". */
const alsoAnybody = /^(?:frau|mann|femme|mujer|mulher)$/iu;
/** What may stand behind: a time together, or nothing at all. */
const behind =
  /^(?:さん|ちゃん|へ)?$|^[ -]to[ -]be$|^ (?:(?:of|for|since|seit|depuis|desde|da|dal|há|por|de|di|منذ) (?:\p{L}+ ){0,2})?\d.*$/u;
const isName = /^ \p{Lu}[\p{L}'’-]+$/u;
const isArabicName = /^ \p{Script=Arabic}+$/u;
const former =
  /(?<!\p{L})(?:ex|former|separated|divorced|geschieden\p{L}*|getrennt\p{L}*|ehemalig\p{L}*|séparée?|divorcée?|ancien|ancienne|separad[oa]|divorciad[oa]|separat[oa]|divorziat[oa]|(?:ال)?سابقة?)(?!\p{L})|元/iu;
const and = / ?[&+/] ?| (?:and|und|et|y|e|ed|و) |と/u;
/** Who is one and the same person as one's partner. */
const alsoPartner = anyOf('*friend, freund, freundin, ami, amie, amigo, amiga, amico, amica, soul mate, lover, love');

function isOwn(clause: string): boolean {
  const [lead = ''] = before.exec(clause) ?? ofJapanese.exec(clause) ?? [];
  const rest = clause.slice(lead.length);
  if (rest.search(partner) !== 0) return false;
  const [word] = rest.match(partner)!;
  const after = rest.slice(word.length);
  if (behind.test(after)) return true;
  if (isName.test(after)) return !alsoAnybody.test(word) || isMine.test(lead);
  return word.endsWith('ي') && isArabicName.test(after);
}

/**
 * Whether a relationship is that of the giver's own partner, and not of somebody else's or a former one: in doubt it is
 * not. "Wife of 12 years" is; "my brother and his wife", "ex-wife" and "Frau Müller" are not.
 */
export function isOwnPartner(relationship: string): boolean {
  if (former.test(relationship)) return false;
  return relationship
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\s,;:/()[\]'’&+-]/gu, '')
    .split(/[,;:()[\]]| - /u)
    .some((part) => {
      const people = part.split(and).map((person) => person.trim().replaceAll(/\s+/g, ' '));
      const at = people.findIndex(isOwn);
      return at >= 0 && people.slice(0, at).every((person) => person.search(alsoPartner) >= 0);
    });
}
