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

/** Between two things of one title. */
const joins = /[,&+|/;:]/;
const joining = /^(?:and|with|und|mit|et|avec|y|con|e|com)$/;
const near = 3;

/** Whether what may be a colour is one here: "cream cashmere scarf", "hand cream", but not "socks and chocolate". */
export function isColour({ words }: Text, { from, to }: Span): boolean {
  const after = words.slice(to, to + near);
  const end = after.findIndex(({ text, gap }) => joins.test(gap) || joining.test(text));
  const before =
    words[from]!.gap.trim() === '' || words[from]!.gap.trim() === '-' ? words.slice(Math.max(0, from - 1), from) : [];
  return (
    things.find({ plain: '', words: end < 0 ? after : after.slice(0, end) }).length > 0 ||
    care.find({ plain: '', words: before }).length > 0
  );
}
