import { isMedia } from './media.js';

/** Processor time of a text that a pattern must not explode on: what else runs does not count. */
const mostMicroseconds = 2_000_000;

describe('a book, a film or music', () => {
  it.each([
    'The Knife of Never Letting Go (Paperback)',
    'The Subtle Knife by Philip Pullman (Hardcover, 2019)',
    'Blade Runner [Blu-ray]',
    'Sword in the Stone [DVD] [1963]',
    'Gun Island (Kindle Edition)',
    'The Gun Seller (English Edition)',
    'Knife Edge: A Novel',
    'Perfume: The Story of a Murderer - paperback 2006',
    'Smoking Gun, DVD',
    'Knife skills hardcover',
    'Whittling book for beginners',
    'Sword fighting book',
    'Cigar history book',
    'Book of matches and other stories (novel)',
    'The big book of swords',
    'The complete book of knives',
    'A novel about a sword',
    'Novel: The Sword',
    'Das Parfum (Taschenbuch)',
    'Das Messer – Roman',
    'Hörbuch: Das Parfum',
    'Das Parfum. Gebundene Ausgabe [Buch]',
    'Le Couteau (broché)',
    'Livre sur les couteaux',
    'Le Parfum (Format Poche)',
    'El cuchillo (tapa dura)',
    'Libro sobre cuchillos',
    'El perfume: novela',
    'Il coltello (copertina rigida)',
    'Il profumo - romanzo',
    'A faca (capa comum)',
    'Livro sobre perfumes',
    'ナイフ (文庫)',
    '【絵本】花火',
    '香水（小説）',
    'كتاب عن السيوف',
    'رواية العطر',
    'السكين (غلاف ورقي)',
  ])('is told by a mark: %s', (title) => expect(isMedia(title)).toBe(true));

  it.each([
    'Hunting knife by Cold Steel',
    'Vape pen by Geek Bar',
    'Airsoft pistol by Smith Wesson',
    'Crossbow by Barnett Outdoors',
    'Cigarette lighter by Ronson Classic',
    'Eau de parfum by Hugo Boss',
    'Lace bra by Victoria Secret',
    'Boxer briefs by Tommy Hilfiger',
    'The Knife of Never Letting Go by Patrick Ness',
    'Hunting knife with DVD',
    'Hunting knife (with DVD)',
    'Vape pen + paperback',
    'Pocket knife and book of survival',
    'Survival kit: knife, axe, book',
    'Survival kit with knife and whittling book',
    'Gun hidden in a book',
    'Book safe for a gun',
    'Roman candle, 12 shots',
    'Lace bra (vinyl)',
    'LP gas lighter',
    'Messer mit Buch',
    'Feuerzeug in Buchform',
    'Couteau de poche',
    'Couteau pliant (poche)',
    'Parfum et livre de poche',
    'Cigarro eletrônico livre de nicotina',
    'Navaja con libro de bolsillo',
    'Coltello con libro',
    'Isqueiro em forma de livro',
    'ナイフ 文庫サイズ',
    'ライター 本革',
    'سكين مع كتاب',
    'عطر نسائي',
  ])('is no thing that only comes with one or is by somebody: %s', (title) => expect(isMedia(title)).toBe(false));

  it('is known in time that does not explode', () => {
    for (const text of [
      'a '.repeat(1_500),
      ' '.repeat(3_000),
      'the '.repeat(750),
      '(paperback,'.repeat(270),
      'ing book '.repeat(330),
    ]) {
      const began = process.threadCpuUsage();
      isMedia(text);
      expect(process.threadCpuUsage(began).user).toBeLessThan(mostMicroseconds);
    }
  });
});
