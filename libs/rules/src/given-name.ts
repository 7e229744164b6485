import { any, given, suffix } from './name-words.js';

/** Vietnamese family names that nobody is called by. */
const vietnamese = any(`nguyễn trần phạm đặng đỗ bùi võ ngô trịnh nguyen tran pham huynh`);
/** Those that are given names, too. */
const vietnameseOrGiven = any(`lê huỳnh hoàng vũ hồ dương lý đinh đoàn trương lương phùng tạ`);
/** Family names as they are typed without marks, which other languages have as well. */
const unmarked = any(`le phan vu vo dang bui do ngo ho ly duong hoang dinh doan truong luong trinh mai cao`);
/** Between a Vietnamese family name and a given name. */
const vietnameseMiddle = /^(?:Thị|Văn|Thi|Van)$/iu;
const nguyen = any(`nguyễn nguyen`);

const isVietnameseFamily = (first: string, second: string, isMore: boolean): boolean =>
  vietnamese.test(first) ||
  vietnameseOrGiven.test(first) ||
  (isMore && vietnameseMiddle.test(second) && unmarked.test(first));

/** `Lan` of "Nguyễn Thị Lan". The last word is a family name in "Hoàng Nguyễn". */
function vietnameseName(words: readonly string[]): string | undefined {
  const [first = '', second = ''] = words;
  const last = words.at(-1)!;
  if (words.length < 2 || last === first || !isVietnameseFamily(first, second, words.length > 2)) return undefined;
  return vietnamese.test(last) && !nguyen.test(first) ? undefined : last;
}

const patronymic = /^\p{Script=Cyrillic}+(?:[ое]вич|ьич|ввич|[кмт]ич|[ое]вна|[иі]чна|[ії]вна)$/iu;
/** Endings of no given name but Любов: "Яков" and "Ева" are shorter. */
const slavicFamily = /^(?!любов$)\p{Script=Cyrillic}{2,}(?:(?<=\p{L}{3})[оеё]ва?|(?:[сц]к(?:ий|ая|ій|а))|енко)$/iu;
const cyrillicWord = /^\p{Script=Cyrillic}[\p{Script=Cyrillic}'’-]+$/u;

/** `Иван` of "Иванов Иван Иванович", and "Иван Иванович", which is the polite way, as a whole. */
function slavicName([first = '', second = '', third, ...others]: readonly string[]): string | undefined {
  if (!cyrillicWord.test(second)) return undefined;
  if (third === undefined && patronymic.test(second) && !slavicFamily.test(first)) return `${first} ${second}`;
  const isFather = third !== undefined && others.length === 0 && patronymic.test(third) && !patronymic.test(second);
  return isFather || (slavicFamily.test(first) && !slavicFamily.test(second) && !patronymic.test(second))
    ? second
    : undefined;
}

/** Hungarian given names that are no family names, and of no other language. Without marks. */
const hungarian = any(`
  zoltan istvan jozsef ferenc attila zsolt tibor csaba imre lajos gyorgy gyula mihaly karoly miklos levente gergo botond
  arpad janos jeno dezso erno ervin szabolcs zsombor akos denes gyozo erzsebet ildiko zsuzsanna zsuzsa zsuzsi katalin judit
  krisztina krisztian piroska zsofia eszter reka timea magdolna emese boglarka hajnalka eniko orsolya szilvia dorottya`);
/** Given names that others have, too, or that are family names as well. Without marks. */
const hungarianToo = any(`
  anna eva maria julia agnes ilona margit klara noemi viktoria kinga dora nora lilla hanna fanni beata gabriella aniko
  laszlo gabor peter tamas andras sandor balint balazs mark mate matyas marton adam daniel david bence kristof gergely
  robert bela antal lukacs benedek pal petra andrea erika monika edit rita luca`);
/** The most frequent family names, but for those that are given names, too. Without marks. */
const hungarianFamily = any(`
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah racz
  fekete szilagyi torok feher kis szucs kocsis pinter fodor orsos szalai sipos magyar gulyas biro kiraly katona
  bogdan balog boros fazekas somogyi varadi orosz vincze veres hegedus budai deak pap szoke voros bognar vass`);
/** Letters that only Hungarian has, and the ending of a wife: Kovácsné, but not René. */
const looksHungarian = /[őű]|\p{L}{4}né$/iu;

const withoutMarks = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
const isHungarianGiven = (word: string) => hungarian.test(word) || hungarianToo.test(word);

/** `Éva` of "Kovács Éva". */
function hungarianName([first = '', second = '']: readonly string[]): string | undefined {
  const [family, name] = [withoutMarks(first), withoutMarks(second)];
  if (isHungarianGiven(family) || given.test(first)) return undefined;
  const isFamily = hungarianFamily.test(family) || looksHungarian.test(first);
  return hungarian.test(name) || (isFamily && hungarianToo.test(name)) ? second : undefined;
}

/** Also `McDONALD`, `D’AMICO` and `DUPONT-DURAND`. */
const capitals = /^(?:Mc|Mac)?\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
const vowel = /[aeiouyаеиоуыэюяіαειουηω]/iu;
const shortestName = 3;
const lowerParticle = /^(?:von|van|de|der|den|del|di|da|dos|du|la|le)$/u;

/** A word in capitals that has no initials: not `JP`, `AJ` and `JRR`. */
function isFamilyInCapitals(word: string): boolean {
  if (!capitals.test(word)) return false;
  const plain = withoutMarks(word);
  if (plain.length > shortestName) return true;
  return vowel.test(plain) && (plain.length === shortestName || !vowel.test(plain[0]!));
}

/** `Jean` of "DUPONT Jean": French lists write family names in capitals. */
function nameBehindCapitals(words: readonly string[]): string | undefined {
  const start = words.findIndex((word) => !lowerParticle.test(word));
  const end = words.findIndex((word, nth) => nth >= start && !capitals.test(word));
  const [first = '', name = ''] = [words[start], words[end]];
  const isName = end > start && /^\p{Lu}[\p{M}'’]?\p{L}*\p{Ll}/u.test(name) && !suffix.test(name);
  if (!isName || !words.slice(start, end).some(isFamilyInCapitals)) return undefined;
  // "ANNA Smith" is loud; "DAVID Marie" is not.
  return given.test(first) && !given.test(name) ? undefined : name;
}

/** The words of the name, without a remark: "Nguyễn Lan from work". */
function ofName(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, nth) => nth > 0 && /^\p{Ll}/u.test(word) && !lowerParticle.test(word));
  return end < 0 || /^\p{Ll}/u.test(words[0]!) ? words : words.slice(0, end);
}

/**
 * The given name of somebody whose family name surely stands first; undefined for all others. A letter that greeted by
 * the first word would greet a whole family.
 */
export function givenBehindFamily(words: readonly string[]): string | undefined {
  const names = ofName(words.map((word) => word.normalize('NFC')));
  if (names.length < 2) return undefined;
  return vietnameseName(names) ?? slavicName(names) ?? nameBehindCapitals(names) ?? hungarianName(names);
}
