/**
 * Letters of other alphabets, in lower case and without accents, that look like a Latin letter: from Unicode's list of
 * confusable characters (UTS 39), for the letters of the names that only we may use. `l` counts as `i`.
 */
const lookAlikes: Record<string, string> = {
  a: 'ɑαаꭺᗅꓮ𖽀𐊠',
  b: 'ƅьꮟᖯꞵβвᏼᗷꓐ𐊂𐊡𐌁ɓƃбƀҍѣ',
  c: 'ᴄςⲥсꮯ𐐽σꓚ𐊢𐌂𐔜ȼҫ',
  d: 'ԁꮷᑯꓒꭰᗞᗪꓓɗɖƌđð',
  e: 'ꬲеҽεⴹꭼꓰ𑣆𑣎𐊆ɇҿ',
  f: 'ꬵꞙẝքϝᖴꓝ𑣂𐊇𐊥𐔥ƒᵮ',
  h: 'һհꮒηⲏнꮋᕼꓧ𐋏ɦꚕᏺⱨңħћӊӈ',
  i: 'ıɪɩιіꙇӏꭵ𑣃ɨᵻᵼǀⲓⵏᛁꓲ𖼨𐊊𐌉ⳑꮮᒪꓡ𖼖𑣒𐑃𐔦łɭƚɫ',
  k: 'κⲕкꮶᛕꓗ𐔘ƙⱪқꝁҟ',
  m: 'μϻⲙмꮇᗰᛖꓟ𐊰𐌑ӎ',
  n: 'ոռνⲛꓠ𐔓ɳƞɲᵰ',
  o: 'ᴏᴑꬽοⲟоჿօഠဝ𐓪𑣈𑣗𐐬ⵔዐଠꓳ𑣕𐊒𐊫𐔖øꬾⵁɵꝋөѳꮎꮻθⴱꭴတ',
  p: 'ρⲣрꮲᑭꓑ𐊕ƥᵽ',
  r: 'ꭇꭈᴦⲅгꮁʀꭱꮢ𐓜ᖇꓣ𖼵ɽɼɍғᵲ',
  s: 'ꜱƽѕꮪ𑣁𐑈տꮥꓢ𖼺𐊖ʂᵴ',
  t: 'τⲧтꭲꓔ𖼊𑣜𐊗𐊱𐌕ƭⱦʈҭŧᵵ',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘ሀᑌꓴ𖽂ᵾꮜʉ',
  v: 'ᴠѵ𑜆ꮩ𑣀ⴸᐯꛟꓦ𖼈𐔝',
  w: 'ɯᴡѡԝա𑜊𑜎𑜏ꮃꮤꓪѽ𑓅ꝡ',
  y: 'ɣᶌʏỿꭚγуүყⲩꭹꮍꓬ𖽃𑣄𐊲ƴɏұ',
};

/** Digits and signs that are read as letters. */
const readAs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
};

const latinOf = new Map<string, string>([
  ...Object.entries(readAs),
  ...Object.entries(lookAlikes).flatMap(([letter, alike]) =>
    Array.from(alike, (each): [string, string] => [each, letter]),
  ),
]);

/** A text reduced to what a hasty reader sees. Two texts with the same skeleton look alike. */
export const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), (each) => latinOf.get(each) ?? each).join('');
