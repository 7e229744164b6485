/** Whether a shop has a product: the values of Google's `availability`. */
export type Stock = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';

/**
 * What Google, schema.org, Shopify, WooCommerce and Magento write, and shops in our eight languages and some others.
 * Each is the whole text: words in the middle of a sentence say little, as in "not in stock".
 * https://schema.org/ItemAvailability
 */
const phrases: Record<Stock, readonly string[]> = {
  in_stock: [
    'in stock, in store only, online only, in stock online, limited availability, limited stock, limited, low stock',
    'few left, last items, available, available for order, available to order, true, yes, y, t',
    'auf Lager, ab Lager, ab Lager lieferbar, lagernd, lieferbar, verfügbar, vorrätig, vorhanden, wenige verfügbar, ja',
    'en stock, disponible, en existencia, en existencias, con existencias, con stock, hay stock, pocas unidades',
    'últimas unidades, sí, dispo, disponible en stock, en magasin, stock limité, dernières pièces, stock faible, oui',
    'disponibile, in magazzino, disponibile in magazzino, disponibilità immediata, pronta consegna, ultimi pezzi',
    'disponível, em estoque, em stock, disponível em estoque, disponível em stock, últimas peças, pronta entrega, sim',
    '在庫あり, 在庫有り, 在庫有, 在庫わずか, 在庫僅少, 残りわずか, 残り僅か, 販売中, 即納, あり, 有り, はい',
    'متوفر, متوفرة, متاح, متاحة, موجود, متوفر في المخزون, متوفر بالمخزون, في المخزون, كمية محدودة, نعم',
    'op voorraad, beschikbaar, leverbaar, dostępny, dostępne, w magazynie, na stanie, skladem, na skladě, i lager',
    'på lager, på lagret, tilgængelig, stokta, stokta var, 有货, 有貨, 现货, 現貨, в наличии, в наявності',
  ],
  out_of_stock: [
    'out of stock, out stock, no stock, not in stock, sold out, discontinued, unavailable, not available, false, no',
    'no longer available, reserved, sold, oos, n, f',
    'ausverkauft, vergriffen, nicht vorrätig, nicht auf Lager, nicht lagernd, nicht lieferbar, nicht verfügbar',
    'nicht mehr verfügbar, nicht mehr lieferbar, nicht mehr auf Lager, nicht vorhanden, reserviert, verkauft, nein',
    'épuisé, épuisée, stock épuisé, en rupture de stock, rupture de stock, en rupture, hors stock, indisponible',
    'non disponible, pas disponible, pas en stock, plus disponible, plus en stock, vendu, réservé, non',
    'agotado, agotada, sin existencias, sin stock, no disponible, no hay stock, fuera de stock, fuera de existencias',
    'no en stock, descatalogado, vendido, reservado',
    'esaurito, esaurita, non disponibile, non in magazzino, fuori stock, fuori produzione, scorte esaurite, venduto',
    'esgotado, esgotada, indisponível, não disponível, sem estoque, sem stock, fora de estoque, fora de stock',
    'não, descontinuado, vendido',
    '在庫なし, 在庫無し, 在庫無, 在庫切れ, 在庫ぎれ, 売り切れ, 売切れ, 売切, 品切れ, 品切, 欠品, 欠品中, 完売, 完売しました',
    '販売終了, 生産終了, 入荷待ち, 廃番, 売約済み, なし, 無し, いいえ',
    'غير متوفر, غير متوفرة, غير متاح, غير متاحة, نفذ, نفد, نفذت, نفدت, نفذت الكمية, نفدت الكمية, نفذ من المخزون',
    'نفد من المخزون, غير موجود, لا يوجد مخزون, مباع, لا',
    'uitverkocht, niet op voorraad, niet beschikbaar, niet leverbaar, niedostępny, niedostępne, brak w magazynie',
    'vyprodáno, není skladem, nedostupné, slutsåld, ej i lager, udsolgt, ikke på lager, utsolgt, stokta yok, tükendi',
    '缺货, 缺貨, 售罄, 无货, нет в наличии, немає в наявності',
  ],
  preorder: [
    'preorder, pre order, pre sale, available for preorder, available for pre order',
    'vorbestellbar, vorbestellung, vorbestellen, vorbestellt, vorverkauf',
    'précommande, en précommande, pré commande, en pré commande, prévente, preventa, en preventa, preorden',
    'reserva anticipada, pedido anticipado, pre orden, preordine, in preordine, prenotabile, preordinabile, prevendita',
    'pré venda, em pré venda, pré encomenda, pré reserva',
    '予約, 予約受付, 予約受付中, 予約可, 予約可能, 予約販売, 予約商品, 先行予約',
    'طلب مسبق, الطلب المسبق, متاح للطلب المسبق, متوفر للطلب المسبق, حجز مسبق',
    'pre order mogelijk, przedsprzedaż, předobjednávka, förhandsbeställning, ön sipariş, 预售, предзаказ',
  ],
  backorder: [
    'backorder, back order, on backorder, on back order, backordered, available on backorder, made to order',
    'nachbestellt, nachbestellbar, auf Bestellung, wird nachbestellt, auf Anfrage lieferbar, Lieferrückstand',
    'en commande, sur commande, en réapprovisionnement, bajo pedido, por encargo, pedido pendiente, en reposición',
    'su ordinazione, su richiesta, in arrivo, in riordino, sob encomenda, por encomenda, sob pedido, em reposição',
    'お取り寄せ, 取り寄せ, 取寄せ, 取り寄せ可能, 受注生産, 受注販売, حسب الطلب, عند الطلب, طلب مؤجل, na objednávku',
    'nabestelling, na zamówienie, beställningsvara, bestillingsvare, sipariş üzerine, под заказ',
  ],
};

/** Change nothing of what is said: "currently sold out", "sofort lieferbar". */
const idle =
  'now currently immediately temporarily momentarily still already sofort jetzt derzeit momentan aktuell zurzeit zur ' +
  'zeit vorübergehend leider noch bereits pour le moment actuellement immédiatement temporairement momentanément ' +
  'encore immédiate por el momento actualmente inmediatamente temporalmente momentáneamente todavía aún inmediata al ' +
  'attualmente subito immediatamente temporaneamente momentaneamente ancora atualmente imediatamente ' +
  'temporariamente ainda imediata حاليا فورا مؤقتا الآن';

/** Stand beside a number of pieces: "only 3 left", "nur noch 2 Stück auf Lager". */
const counting =
  'only just over more less fewer than left remaining pc pcs piece pieces item items unit units nur mehr über als ' +
  'weniger stück stk artikel plus que de il ne reste restant restants pièce pièces unité unités article articles ' +
  'más menos solo sólo queda quedan resta restan unidad unidades uds ud pieza piezas più di meno rimane rimangono ' +
  'restano pezzo pezzi pz unità soltanto mais menos apenas só somente restam peça peças 残り 残 あと 個 点 件 台 枚 本 冊 ' +
  'فقط بقي تبقى متبقي قطعة قطع أكثر من وحدة وحدات';
/** Before or behind a number of pieces and nothing else: "Stock: 12". */
const counted =
  'stock stocks quantity qty inventory available lager bestand lagerbestand menge anzahl quantité cantidad ' +
  'existencias quantità quantidade estoque magazzino scorte 在庫 在庫数 数量 المخزون الكمية';

/** Of a text that is a number of pieces. A longer number is something else, such as a barcode. */
const mostPieces = 999_999;

/** Without signs, capitals and accents, as shops write all of them with and without. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const listed = (text: string) => new Set(text.split(' ').map(bare));
const [idleWords, countingWords, countedWords] = [idle, counting, counted].map(listed) as [
  Set<string>,
  Set<string>,
  Set<string>,
];
const known = new Map(
  Object.entries(phrases).flatMap(([stock, lines]) =>
    lines.flatMap((line) => line.split(',').map((phrase) => [bare(phrase), stock as Stock] as const)),
  ),
);

const schemaOrg = /^\s*(?:https?:\/\/)?(?:www\.)?schema(?:\.org)?[/:#]+/i;
const number = /(?<![\d.,])-?(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,4})?(?![\d.,])/g;
/** What may stand between words and a number of pieces; not the signs of money, dates and shares. */
const harmless = /^[\p{L}\p{M}\s+<>~≥≤()[\].,:;!?_'"’…–—-]*$/u;

/** The number of pieces in a text that has no other number: 12 of `12 in stock`, 10 of `5-10`. */
function piecesIn(text: string): { pieces: number; words: string } | undefined {
  const numbers = text.replace(/(?<=\d\s?)[-–](?=\s?\d)/g, ' ').match(number) ?? [];
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  if (numbers.length === 2 && !/\d\s?[-–]\s?\d/.test(text)) return undefined;
  const pieces = Math.max(...numbers.map((each) => Number(each.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))));
  const words = text.replace(number, ' ');
  return pieces <= mostPieces && harmless.test(words) ? { pieces, words } : undefined;
}

const wordsOf = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(bare);

/** Japanese puts no space behind it. */
const nowInJapanese = new RegExp(`^(?:${['現在', 'ただいま', '只今'].map(bare).join('|')})`, 'u');

/** What words say that may have others beside them which change nothing. */
function stockInWords(words: readonly string[]): Stock | undefined {
  const said = words.filter((word) => !idleWords.has(word)).join('');
  return known.get(words.join('')) ?? known.get(said) ?? known.get(said.replace(nowInJapanese, ''));
}

/**
 * Whether a shop has a product, as it says it in a field: `in stock`, `https://schema.org/SoldOut`, `nicht auf Lager`,
 * `12`, `only 3 left`.
 * @returns undefined for words that nobody has listed
 */
export function stockOf(written: string): Stock | undefined {
  const text = written.normalize('NFKC').replace(schemaOrg, '').replaceAll('_', ' ');
  const stock = stockInWords(wordsOf(text));
  if (stock) return stock;
  const found = piecesIn(text);
  if (!found) return undefined;
  const words = wordsOf(found.words);
  const rest = words.filter((word) => !idleWords.has(word) && !countingWords.has(word));
  const beside = rest.every((word) => countedWords.has(word))
    ? 'in_stock'
    : (stockInWords(words) ?? stockInWords(rest));
  if (found.pieces <= 0) return beside === 'in_stock' ? 'out_of_stock' : beside;
  // "3 sold" is no stock.
  return beside === 'out_of_stock' ? undefined : beside;
}
