import { casesOf, isKeptOutBy, type Row } from '../../test/kept-out.js';

/** What is no part of another word, and of a compound only in German. */
const disliked: readonly Row[] = [
  ['en', 'hates books', ['Cook book', 'Book light', 'Books about trees'], ['MacBook sleeve', 'Notebook', 'Bookend']],
  [
    'en',
    'dislikes rings',
    ['Silver ring', 'Ring dish'],
    ['String lights', 'Spring wreath', 'Earrings', 'Ringo poster'],
  ],
  ['en', 'hates cars', ['Model car', 'Car puzzle'], ['Cardigan', 'Scarf', 'Carpet cleaner', 'Postcard set']],
  ['en', 'art', ['Art print'], ['Cartography poster', 'Smart watch', 'Party hat']],
  ['en', 'hates pens', ['Fountain pen'], ['Pendant', 'Penguin mug', 'Open shelf']],
  ['en', 'hates ties', ['Silk tie'], ['Tier stand', 'Bowtie pasta']],
  ['en', 'hates golf', ['Golf balls'], ['Golfinho plush']],
  ['en', 'hates masks', ['Face mask'], ['Damask cushion']],
  ['en', 'hates plants', ['Plant pot'], ['Plantain crisps', 'Transplanting tool']],
  ['en', 'hates rugs', ['Wool rug'], ['Rugby ball', 'Drugstore poster']],
  ['en', 'hates caps', ['Baseball cap'], ['Capsule wardrobe book', 'Landscape print']],
  ['en', 'hates mugs', ['Mug set'], ['Smuggler novel']],
  ['en', 'hates pink', ['Pink scarf'], ['Pinking shears']],
  ['en', 'hates ballet', ['Ballet book'], ['Balletto DVD']],
  ['en', 'hates lace', ['Lace shawl'], ['Necklace', 'Shoelaces', 'Placemat']],
  ['en', 'hates iron', ['Cast iron pan'], ['Environment poster', 'Irony novel']],
  ['en', 'hates maps', ['Map of London'], ['Maple syrup']],
  ['en', 'hates stars', ['Star lamp'], ['Starter kit', 'Mustard']],
  ['de', 'Ringe', ['Ohrring', 'Ring', 'Ringhalter'], ['Hering', 'Stringlicht', 'Springform']],
  ['de', 'hasst Bücher', ['Kochbuch', 'Bücherstütze', 'Buch'], ['Buche massiv', 'MacBook Hülle']],
  ['de', 'Tassen', ['Teetasse', 'Tassenset'], ['Tasche']],
  ['de', 'Autos', ['Spielzeugauto', 'Auto'], ['Autor', 'Autobiografie']],
  ['de', 'Puppen', ['Stoffpuppe', 'Puppenhaus'], ['Suppentasse']],
  ['fr', 'les livres', ['Livre de cuisine'], ['Livret de caisse', 'Livreur']],
  ['fr', 'les bagues', ['Bague argent'], ['Baguette magique']],
  ['es', 'los anillos', ['Anillo de plata'], ['Anilla']],
  ['es', 'el mar', ['Cuadro del mar'], ['Marco de fotos', 'Mármol']],
  ['es', 'arte', ['Libro de arte'], ['Cartera', 'Artesa']],
  ['it', 'libri', ['Libro di cucina'], ['Libreria', 'Equilibrio']],
  ['it', 'anelli', ['Anello'], ['Agnello', 'Pianello']],
  ['it', 'il mare', ['Quadro mare'], ['Marea', 'Maremma vino']],
  ['pt', 'livros', ['Livro infantil'], ['Livraria']],
  ['pt', 'anéis', ['Anel de prata'], ['Panela']],
  ['pt', 'arte', ['Livro de arte'], ['Parte', 'Carteira']],
  ['ja', '本が嫌い', ['料理の本'], ['木のスプーン']],
  ['ja', 'ペンが苦手', ['ペン'], ['ペンギン', 'ペンダント']],
  ['ja', '指輪', ['銀の指輪'], ['指人形']],
  ['ar', 'كتب', ['كتب الطبخ'], ['مكتبة']],
  ['ar', 'لا يحب الخواتم', ['خواتم فضة'], ['كوب']],
];

describe('a disliked word', () => {
  const isKeptOut = isKeptOutBy('dislikes');
  const { keptOut, letThrough } = casesOf(disliked);
  it.each(keptOut)('in %s: “%s” keeps out “%s”', (...told) => expect(isKeptOut(...told)).toBe(true));
  it.each(letThrough)('in %s: “%s” lets “%s” through', (...told) => expect(isKeptOut(...told)).toBe(false));
});
