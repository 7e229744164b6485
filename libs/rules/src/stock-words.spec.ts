import { stockOf } from './stock-words.js';

describe('what a shop says of its stock', () => {
  it.each([
    'in_stock|in stock;In Stock;in_stock;InStock;instock.;in-stock;https://schema.org/InStock',
    'in_stock|http://schema.org/InStock;https://www.schema.org/InStock;schema:InStock',
    'in_stock|schema.org/InStock;www.schema.org/LimitedAvailability',
    'in_stock|Available;yes;true;low stock;auf Lager;verfügbar;sofort verfügbar;Sofort lieferbar;lagernd;ja',
    'in_stock|en stock;EN STOCK;disponible;actuellement disponible;en existencia;en existencias;in magazzino',
    'in_stock|disponibile;disponível;disponivel;em estoque;em stock;Em Estoque;skladem;på lager',
    'in_stock|在庫あり;在庫有り;販売中;متوفر;متاح',
    'in_stock|op voorraad;w magazynie;有货',
    'out_of_stock|out of stock;OutOfStock;out_of_stock;SOLD OUT;sold-out;https://schema.org/SoldOut;schema:OutOfStock',
    'out_of_stock|discontinued;unavailable;currently unavailable;no;false;temporarily out of stock',
    'out_of_stock|nicht auf Lager;nicht verfügbar;derzeit nicht verfügbar;zur Zeit nicht lieferbar;ausverkauft;nein',
    'out_of_stock|épuisé;epuise;Rupture de stock;indisponible;non disponible;agotado;sin stock;no disponible',
    'out_of_stock|non disponibile;esaurito;indisponível;fora de estoque;esgotado;não disponível',
    'out_of_stock|在庫なし;在庫切れ;売り切れ;品切れ;現在在庫切れ;ただいま品切れ;غير متوفر;غير متوفر حاليا;نفذ;نفدت الكمية',
    'out_of_stock|není skladem;niet op voorraad;niedostępny',
    'preorder|preorder;pre-order;PreOrder;pre order;https://schema.org/PreSale;vorbestellbar;précommande;preventa',
    'preorder|preordine;pré-venda;予約受付中;طلب مسبق',
    'backorder|backorder;on backorder;onbackorder;https://schema.org/BackOrder;MadeToOrder;bajo pedido;お取り寄せ',
  ])('is %s', (line) => {
    const [stock, texts = ''] = line.split('|');
    for (const text of texts.split(';')) {
      expect([text, stockOf(text)]).toEqual([text, stock]);
      expect([text, stockOf(text.normalize('NFD'))]).toEqual([text, stock]);
    }
  });

  it.each([
    'in_stock|1;12;100;10+;> 5;12.0;1,200;5-10;12 in stock;12 pcs in stock;only 3 left;Only 3 left in stock',
    'in_stock|In stock (4);12 auf Lager;nur noch 2 Stück auf Lager;noch 3 verfügbar;Lagerbestand: 7;Stock: 12',
    'in_stock|plus que 3 en stock',
    'in_stock|quedan 3 unidades;restano 2;apenas 4 em estoque;残り3点;在庫あり(5);在庫3点;بقي 3 قطع',
    'out_of_stock|0;-3;0.00;0 in stock;0 Stück auf Lager;Stock: 0;0 left;Only 0 left;0 en stock;在庫0点',
  ])('may be a number of pieces: %s', (line) => {
    const [stock, texts = ''] = line.split('|');
    for (const text of texts.split(';')) expect([text, stockOf(text)]).toEqual([text, stock]);
  });

  it.each([
    '',
    ' ',
    '-',
    'n/a',
    'soon',
    'only',
    'noch',
    'in',
    'active',
    'see shop',
    'https://schema.org/',
    'left',
    '15.00 EUR',
    '$15',
    '12 %',
    '2026-12-24',
    '24.12.2026',
    '12/24',
    '4006381333931',
    '3 sold',
    'in 3 days',
    'not only in stock',
    'ships when it is in stock',
    'https://shop.example/InStock',
    '1 2 3',
  ])('is not known of %j', (text) => {
    expect(stockOf(text)).toBeUndefined();
  });
});
