import { wordsOf } from '../words.js';

/** What a thing can be made of. Words of one line mean the same. */
const materials = [
  'wood wooden oak walnut beech ash maple bamboo cedar olivewood larch',
  'leather suede',
  'glass crystal',
  'cast-iron iron',
  'steel stainless metal',
  'brass',
  'copper',
  'silver',
  'gold golden',
  'silk satin mulberry',
  'wool woollen lambswool merino cashmere felt alpaca',
  'linen',
  'cotton canvas',
  'porcelain china ceramic stoneware clay',
  'marble stone slate',
  'plastic acrylic',
].map((line) => new Set(wordsOf(line)));
/** What else a reason can promise. */
const powers = [
  'electric electrical rechargeable battery usb',
  'waterproof',
  'cordless wireless',
  'magnetic magnet',
  'folding foldable',
  'heated warming',
].map((line) => new Set(wordsOf(line)));
const promises = [...materials, ...powers];
/** Parts of a thing that a reason counts: "a thousand pieces". */
const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)\s+(?:\w+\s)?(?:pieces|parts|experiments|recipes|songs|puzzles|colours|bricks|cards|tools|projects)\b/gi;

/** Such words that promise nothing: "no battery", "by the glass". */
const imaged =
  /\b(?:no|without(?: an?)?|like|bend in|by the|next|the|an?|kitchen) (?:glass|wool|clay|battery|stone|wood)\b|\bglass skin\b|\bfelt (?:in|like)\b/gi;

/** Whether a title breaks what a text promises, or leaves it open. */
export function isBroken(promise: string, told: string): boolean {
  const promised = promise.replaceAll(imaged, ' ');
  const [asked, said] = [wordsOf(promised), wordsOf(told)];
  const isOpen = promises.some(
    (words) => asked.some((word) => words.has(word)) && !said.some((word) => words.has(word)),
  );
  return isOpen || [...promised.matchAll(counted)].some(([, number]) => !said.includes(number!.toLowerCase()));
}

export const isMaterial = (word: string): boolean => materials.some((words) => words.has(word));

const materialsOf = (text: string) => materials.filter((words) => wordsOf(text).some((word) => words.has(word)));

/** Whether a listing is of another material than what is asked for. */
export function isOtherMaterial(thing: string, listing: string): boolean {
  const [asked, told] = [materialsOf(thing), materialsOf(listing)];
  return asked.length > 0 && told.length > 0 && !asked.some((material) => told.includes(material));
}
