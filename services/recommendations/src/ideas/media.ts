/** What a book, a film or a record is sold as. Each of these words says it alone, wherever a title has room for it. */
const formats = [
  'mass market paperback|paperback|hardcover|hardback|softcover|board book|audio ?book|e-?book|graphic novel|dvd|blu-?ray',
  'audio cd|vinyl lp|vinyl record|vinyl album|taschenbuch|gebundene ausgabe|hörbuch|bilderbuch|kinderbuch|kochbuch|sachbuch',
  'livre de poche|format poche|livre audio|broché|bande dessinée|album bd|tapa dura|tapa blanda|libro de bolsillo|audiolibro',
  'copertina rigida|copertina flessibile|brossura|capa dura|capa mole|capa comum|livro de bolso|audiolivro',
  '文庫本?|単行本|新書|絵本|小説|コミックス?|غلاف ورقي|غلاف مقوى',
].join('|');
/** The same in words that mean other things, too: they count in brackets and behind a colon or a dash. */
const alsoElse = [
  'cd|\\d?lp|book|novel|comic|manga|light novel|sheet music|songbook|kindle|(?:kindle|english|german|french|spanish|italian|portuguese|japanese|arabic) edition',
  'buch|roman|livre|libro|novela|cómic|romanzo|fumetto|livro|漫画|マンガ|書籍|本|كتاب|رواية|قصة',
].join('|');
const any = `(?:${formats}|${alsoElse})`;
/** What makes one more thing of what follows: the first of "Knife and DVD" is a knife. */
const joins = String.raw`(?:with|and|plus|or|incl|including|includes|in|like|mit|und|im|avec|et|con|y|e|com|ou|o|[+&/.])`;
/** Begins a title that says itself what it is: "The big book of". */
const opening = '(?:(?:an?|the|my|big|little|great|first|complete|essential|illustrated|ultimate) )*';
const genres = 'picture|story|comic|recipe|sticker|activity|history|reference';

const marks = new RegExp(
  [
    // "Title (Paperback, 2019)", "Title [DVD]", "【絵本】Title"
    String.raw`[([（【［] ?${any}(?:,[^()[\]]*)? ?[)\]）】］]`,
    // "Title: A Novel", "Title - DVD", "Title, paperback"
    String.raw`(?:[:：|–—]| -) ?(?:an? )?${any}(?:,? \d{4})?$`,
    String.raw`, ?(?:${formats})(?:,? \d{4})?$`,
    // "Knife skills hardcover", "Whittling book for beginners"
    String.raw`(?<! ${joins}(?: an?)?) (?:${formats})$`,
    String.raw`^(?!.* ${joins} )[^,;:+|]*(?:\p{L}ing|${genres}) book(?: for \p{L}+)?$`,
    // "Roman: Title", "The book of swords", "Livre sur les couteaux"
    String.raw`^${any} ?[:：]`,
    String.raw`^${opening}(?:hand|cook|(?:${genres}) )?(?:book|novel) (?:of|about|on) `,
    '^(?:livre|libro|livro) (?:sur|sobre|su|sui|sulle|illustré|infantil|pour enfants?|de cuisine|de recettes|de recetas|di ricette|de receitas) ',
    '^(?:buch über|كتاب عن|رواية|قصة) ',
  ].join('|'),
  'iu',
);

/**
 * Whether a title is that of a book, a film or music: it has a mark of it. "By" and two names are none, for brands are
 * written so, too: "Hunting knife by Cold Steel".
 */
export const isMedia = (title: string): boolean => marks.test(title.replaceAll(/\s+/g, ' ').trim());
