const spellings: readonly [RegExp, string][] = [
  [/jewellery/g, 'jewelry'],
  [/colour/g, 'color'],
  [/theatre/g, 'theater'],
  [/modelling/g, 'modeling'],
  [/crochett/g, 'crochet'],
  [/journall/g, 'journal'],
  [/ukelele/g, 'ukulele'],
  [/aeroplane|airplane/g, 'plane'],
  [/grey/g, 'gray'],
  [/collectable/g, 'collectible'],
  [/\bscaled\b/g, 'scale'],
  [/snorkelling/g, 'snorkeling'],
  [/\bmaths\b/g, 'math'],
  [/\bd ?(?:&|and|'?n'?) ?d\b/g, 'dnd'],
  [/(?<=\d)[ -]d\b/g, 'd'],
];
const fillers =
  /^(a|an|the|of|for|in|on|with|and|or|to|by|all|any|good|my|her|his|their|things?|stuff|lovers?|fans?|enthusiasts?)$/;
/** Endings that look like a plural. */
const notPlural = /^(series|news|glasses|electronics|.*ss)$/;

/**
 * The stem of a word is its singular. Other endings stay, because they make other things: running is no marble run,
 * boxing no box, and a camper is a car.
 */
export function stem(word: string): string {
  if (notPlural.test(word)) return word;
  return word
    .replace(/^mice$/, 'mouse')
    .replace(/^(kni|wi)ves$/, '$1fe')
    .replace(/^(lea|loa|shel|wol|scar)ves$/, '$1f')
    .replace(/([^aeiou])ies?$/, '$1y')
    .replace(/(ss|x|zz|ch|sh|canvas)es$/, '$1')
    .replace(/([^su])s$/, '$1');
}

const read = new Map<string, readonly string[]>();
/** Bounds the memory. One search reads each of its titles several times; longer texts are rarely read again. */
const most = 10_000;
const longest = 200;

/** The words of a text as stems, without fillers: `Die-cast cars` is `die cast car`. */
export function stemsOf(text: string): string[] {
  if (text.length > longest) return readStems(text);
  let stems = read.get(text);
  if (!stems) {
    stems = readStems(text);
    if (read.size >= most) read.clear();
    read.set(text, stems);
  }
  return [...stems];
}

function readStems(text: string): string[] {
  const plain = spellings.reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’]s?\b/g, ''),
  );
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !fillers.test(word));
  // Accents go last: thé is no filler.
  return words.map((word) => stem(word.normalize('NFKD').replaceAll(/\p{M}/gu, '')));
}
