import { stemsOf, type Span } from './stems.js';
import type { Text } from './words.js';

/** Before "cream" they tell that it is for the skin. */
const care = stemsOf(`
  hand, face, facial, body, eye, foot, skin, lip, nail, hair, shaving, moisturising, moisturizing, hydrating,
  vitamin, retinol, ageing, aging, wrinkle, sun, barrier, nappy, massage, mains, visage, corps, manos, facial,
  corporal, mani, viso, corpo, mãos, rosto`);
/** After a word such as "cream" they tell that it is a colour, or for the skin. */
const things = stemsOf(`
  cashmere, wool, linen, cotton, velvet, silk, knit, knitted, leather, suede, scarf, shirt, sweater, jumper,
  cardigan, hoodie, dress, skirt, trousers, coat, jacket, hat, beanie, glove, gloves, sock, boot, sandal, trainers,
  shoe, slipper, blanket, throw, cushion, pillow, rug, curtain, sofa, armchair, lamp, vase, lotion, moisturiser,
  moisturizer, soap, shampoo, balm, serum, lipstick, makeup, polish, paint, yarn, handbag, bedding, duvet, brown,
  yellow, pink, coloured, colored, colour, color, labrador, pour les mains, for hands, for face, écharpe, pull,
  coussin, bufanda, cojín, jersey, sciarpa, cuscino, maglione, cachecol, almofada, de manos, mani, mãos, para manos`);

/** After a food they tell that it is a pattern, a wood, a colour, a toy or a vessel: "almond blossom print", "egg cup". */
const noFood = stemsOf(`
  print, printed, poster, pattern, patterned, blossom, blossoms, blooms, wallpaper, sticker, painting, canvas, wood, desk,
  table, shelf, frame, chair, stool, cutting board, chopping board, wig, costume, figure, figurine, doll, plush, plushie, toy,
  squishy, hoodie, shirt, t shirt, scarf, dress, boots, socks, tights, earrings, necklace, brooch, pin badge, cushion, blanket,
  throw, towel, robe, weave, knit, curtain, rug, sofa, lamp, vase, strap, jug, frother, bin, cutter, slicer, peeler, timer,
  tray, coloured, colored, colour, color, brown, blonde, green, yellow, red, purple, pink, oak, game, hook, toe, puzzle,
  kunstdruck, plüsch*, kostüm*, kissen, schal, bild, tasche, tuch, handtuch, affiche, peluche, coussin, écharpe, déguisement,
  en fleurs, lámina, cojín, bufanda, disfraz, en flor, stampa, cuscino, sciarpa, costume, in fiore, quadro, almofada,
  cachecol, fantasia`);

/** Between two things of one title. */
const joins = /[,&+|/;:]/;
const joining = /^(?:and|with|und|mit|et|avec|y|con|e|com)$/;
const near = 3;

/** What stands behind a word, as far as it belongs to the same thing. */
function behind({ words }: Text, { to }: Span): Text {
  const after = words.slice(to, to + near);
  const end = after.findIndex(({ text, gap }) => joins.test(gap) || joining.test(text));
  return { plain: '', words: end < 0 ? after : after.slice(0, end) };
}

/** Whether the word of a food only tells how something looks, or what it is for. */
export const isNoFood = (text: Text, span: Span): boolean => noFood.find(behind(text, span)).length > 0;

/** Whether what may be a colour is one here: "cream cashmere scarf", "hand cream", but not "socks and chocolate". */
export function isColour(text: Text, span: Span): boolean {
  const [{ words }, { from }] = [text, span];
  const before =
    words[from]!.gap.trim() === '' || words[from]!.gap.trim() === '-' ? words.slice(Math.max(0, from - 1), from) : [];
  return things.find(behind(text, span)).length > 0 || care.find({ plain: '', words: before }).length > 0;
}
