import { stopWords } from './stop-words.js';

/**
 * Words that shops write of any gift, in each of the languages: containers and praise, for whom it is, its size, colour and
 * occasion. They say nothing of what it is, and letters are full of them.
 */
const usual = [
  `set sets kit kits pack packs box boxes bundle collection edition gift gifts present presents piece pieces pair small
  large big mini new deluxe premium classic original special limited official complete ultimate perfect beautiful lovely
  unique personalised personalized custom handmade hand made luxury home day life love friend friends fun happy warm
  women woman womens ladies lady men man mens gentlemen kid kids child children boy boys girl girls baby babies toddler
  toddlers teen teens adult adults unisex family everyone him her them mom mum dad mother father grandma grandpa wife
  husband girlfriend boyfriend sister brother son daughter birthday christmas anniversary wedding valentine school work
  size sizes color colour one ever best great good free shipping idea ideas age ages year years medium tall short wide
  black blue white red green grey gray pink chrome gold golden silver brown yellow purple orange beige ivory navy dark
  light novel book`,
  `geschenk geschenke geschenkset geschenkidee stück teile teilig packung klein kleine kleiner kleines groß große großer
  großes neu neue neuer neues besondere schöne schönes männer mann herren herr frauen frau damen dame kinder kind jungen
  mädchen baby erwachsene erwachsenen familie mama papa mutter vater oma opa freundin freund ihn sie geburtstag
  weihnachten hochzeit größe farbe schwarz schwarze weiß weiße rot rote blau blaue grün grüne grau graue rosa braun gelb
  lila silber handgemacht schule arbeit jahre beste bester`,
  `cadeau cadeaux coffret lot pièce pièces idée petit petite petits grand grande grands taille couleur neuf neuve nouveau
  nouvelle unique homme hommes femme femmes enfant enfants garçon garçons fille filles bébé adulte adultes famille maman
  papa mère père elle lui eux anniversaire noël mariage noir noire blanc blanche rouge bleu bleue vert verte gris grise
  jaune doré dorée argent argenté meilleur meilleure beau belle fait main ans`,
  `regalo regalos juego conjunto pieza piezas paquete pequeño pequeña grande grandes nuevo nueva único única talla tamaño
  color hombre hombres mujer mujeres niño niña niños niñas chico chica bebé adulto adultos familia mamá papá madre padre
  ella él ellos cumpleaños navidad boda negro negra blanco blanca rojo roja azul verde gris amarillo dorado plateado mejor
  bonito hecho mano años`,
  `regali confezione pezzo pezzi pacco piccolo piccola grandi nuovo nuova unico unica taglia misura colore uomo uomini donna
  donne bambino bambina bambini bambine ragazzo ragazza neonato adulti famiglia mamma madre lei lui loro compleanno natale
  nero nera bianco bianca rosso rossa blu azzurro giallo grigio dorato migliore bello bella fatto anni`,
  `presente presentes conjunto kit peça peças pacote pequeno pequena novo nova tamanho cor homem homens mulher mulheres
  criança crianças menino menina meninos meninas bebê adulto família mamãe papai mãe pai ele ela eles elas aniversário
  natal casamento preto preta branco branca vermelho vermelha cinza amarelo dourado prateado melhor lindo feito mão anos`,
  `هدية هدايا طقم مجموعة قطعة قطع عبوة صغير صغيرة كبير كبيرة جديد جديدة مقاس حجم لون رجال رجالي رجالية رجل نساء نسائي
  نسائية امرأة سيدات أطفال طفل أولاد بنات بنت ولد كبار عائلة أم أب أمي أبي لها له لهم عيد ميلاد أسود سوداء أبيض بيضاء
  أحمر حمراء أزرق زرقاء أخضر خضراء رمادي ذهبي فضي وردي أفضل أجمل فاخر فاخرة فريد سنة سنوات`,
  `ギフト プレゼント 贈り物 セット ボックス 個 点 枚 大 中 小 大きい 小さい 新品 新しい 限定 特別 サイズ カラー 色 メンズ レディース
  男性 女性 男 女 子供 子ども こども キッズ ベビー 赤ちゃん 大人 家族 母 父 ママ パパ 用 誕生日 クリスマス 黒 白 赤 青 緑 灰色
  茶色 黄色 金 銀 ピンク ブラック ホワイト 最高 可愛い かわいい 人気`,
];
const words = new Set(usual.flatMap((text) => text.trim().split(/\s+/)));
const functionWords = new Set(stopWords);
/** The Arabic article, and prepositions that are written with a word. */
const arabicBeginning = /^و?(?:لل|[بفكل]?ال|ل)(?=\p{Script=Arabic}{3})/u;

/** Whether a word of a title, in lower case, says nothing of what a gift is. */
export function isUsualOfGifts(word: string): boolean {
  const plain = word.replace(/['’]s?$/u, '');
  return words.has(plain) || words.has(plain.replace(arabicBeginning, ''));
}
/** Whether a word, in lower case, only holds sentences together in one of the languages. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word);
