/** Words before a name, or before what they count. */
const titles =
  'dra?|mr|mrs|ms|mx|ste?|sta|profa?|rev|hon|capt|sgt|gen|sra?|srta|sres|uds?|dña|sig|sig\\.?ra|dott|dott\\.ssa|prof\\.ssa|avv|' +
  'hr|fr|frl|mme|mlle|mm|exm[oa]';
const others = 'bzw|ca|inkl|evtl|ggf|vgl|geb|ej|aprox|approx|env|vs|feat|e\\.g|i\\.e|per es';
/** One letter: an initial, "z. B.", "a.m.", but no "so am I.". */
const initial = '(?<!(?:vitamin|plan|type|grade|team|side) )(?!i)\\p{L}';
const goesOn = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${titles}|${others}|${initial})\\.\\s*$`, 'iu');
const beforeNumber = /(?<![\p{L}\p{N}])(?:no|nr|núm|vol)\.\s*$/iu;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The end of a text that tells whether its sentence goes on. */
const longestAbbreviation = 16;

/** The sentences of a text, each with the space behind it. No sentence ends at an abbreviation or at an initial. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const end = sentences.at(-1)?.slice(-longestAbbreviation);
    const isSame =
      end !== undefined &&
      (segment.trim() === '' || goesOn.test(end) || (/^\d/.test(segment) && beforeNumber.test(end)));
    if (isSame) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
  }
  return sentences;
}
