import { isNoGift } from './no-gift.js';

/** With other apostrophes, hyphens, capitals and composition, as shops write them. */
const spellings = (title: string) => [
  title,
  title.replaceAll("'", '’'),
  title.replaceAll('-', '‑'),
  title.toUpperCase(),
  title.normalize('NFD'),
];

describe('a title', () => {
  it.each([
    'Gift card|Gift-Card 50|Digital gift card|Giftcard|Gift voucher for two|Gift certificates|E-Gift|eGift card',
    'Amazon Gift Card in a Red Tin|Spa gift card with envelope|Gift card for women',
    'Geschenkgutschein 50€|Gutscheine|Wellness-Gutschein|Geschenkkarte|Geschenk-Karte 25 €|Guthabenkarte',
    "Chèque cadeau 50€|Chèque-cadeau|Carte-cadeau 50€|Cartes cadeaux|Bon cadeau|Bons-cadeaux|Bon d'achat 20€",
    'Tarjeta de regalo|Tarjetas regalo|Tarjeta-regalo|Cheque regalo|Vale de regalo|Bono regalo|Cupón de regalo',
    'Buono-regalo|Buoni regalo|Buono regalo da 50 €|Vale presente|Vale-presente|Cartão-presente|Cartões presente',
    'Cartão de presente|Cheque-prenda|ギフトカード|Amazonギフトカード 3000円|ギフト券 3000円|商品券|eギフト',
    'بطاقة هدايا|بطاقة هدية|بطاقات الهدايا|بطاقة إهداء|قسيمة شراء|قسائم هدايا|كوبون هدية',
  ])('of a voucher: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, true]);
  });

  it.each([
    'Steam Wallet Code 20|PSN Card 50 EUR|Xbox-Guthaben 25 €|Nintendo eShop Card 50|V-Bucks 2800|Robux 800|Riot Points',
    'Google Play Karte 25 €|iTunes Karte 50 €|Handy Aufladeguthaben|Mobile top up $20|Store credit £50|Book token £20',
    'Spa day voucher|Voucher code|Carte PSN 50 €|Code Steam 20 €|Carte prépayée|Recharge Orange 20 €|Chèque culture',
    'Tarjeta Steam 20 €|Tarjeta prepago|Saldo Xbox|Código PSN 10 €|Recarga móvil 20 €|Vale de compra 30 €|Bono spa',
    'Ricarica PSN 50 €|Carta prepagata|Buoni spesa|Codice Steam|Carta regalo Feltrinelli|Credito PlayStation Store',
    'Cartão Steam 50 reais|Cartão pré-pago|Recarga de celular 20|Saldo Steam|Vale-compras|Odisseias Voucher',
    'Steamプリペイドカード|ニンテンドープリペイド番号|QUOカード 1000円|旅行券|食事券|デジタルコード Xbox',
    'بطاقة ستيم 20 دولار|بطاقة شحن ببجي|شحن رصيد|كود ستيم|بطاقة مسبقة الدفع|قسيمة سبا|شدات ببجي 660',
  ])('of credit: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, true]);
  });

  it.each([
    'Butterfly net with caterpillar voucher',
    'Steam engine model kit|Steam train birthday card|Xbox wireless controller|PlayStation 2 memory card 8MB',
    'V-Bucks llama plush|Roblox figure with exclusive code|Smart box organizer|Spotify code keychain|Code breaker game',
    'Nintendo Switch game card case|Netflix Stranger Things playing cards|PlayStation wallet|Top-up water bottle lid',
    'Kreditkartenetui|Landkarte|Carte mémoire PlayStation|Câble de recharge PlayStation|Recharge stylo plume|Codenames',
    'Recarga bolígrafo|Funda tarjetas Nintendo Switch|Carta regalo a fiori|Ricarica penna|Cofanetto DVD|Carte Pokémon',
    'ポケモンカード|カードケース|スチームアイロン|プレイステーション メモリーカード|قاعدة شحن بلايستيشن|لعبة ورق|شاحن متنقل',
  ])('of what only sounds like credit: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, false]);
  });

  it.each([
    'PlayStation Store Guthaben 50 €|PSN Card 20 Euro|Steam Wallet Code 20$|V-Bucks 1000 Fortnite|Robux 800',
    'Xbox Live Gold 12 Monate Code|Nintendo eShop Karte 25|Google Play Guthabenkarte|iTunes Guthaben 25 Euro',
    'Netflix Guthaben 25|Spotify Premium 3 months code|Amazon Gutschein 50|Gutscheinbuch Berlin 2026',
    'Apple Gift Card $50|Roblox Gift Card|Carte PSN 20€|Carte iTunes 25 €|Recharge mobile 20 €',
    'Chèque-cadeau restaurant|Bon d’achat 50€|Tarjeta PSN 20€|Saldo Steam 20 €|Ricarica PSN 20 euro',
    'Buono Amazon 50 euro|Cartão PSN 100 reais|Vale presente 50|Recarga de celular 20|Kindle e-gift',
    'プレイステーションストアカード 3000円|ニンテンドープリペイド番号 3000円|Google Play ギフトカード|QUOカード 1000円|Amazonギフト券 5000円|iTunesカード 3000円',
    'بطاقة ستور بلايستيشن 50 دولار|رصيد ستيم 20 دولار|بطاقة هدايا امازون|قسيمة شراء 100',
    'PSN Guthabenkarte 50 EUR|Netflix Geschenkkarte|Fortnite 2800 V-Bucks|Roblox 10 EUR Guthaben',
    'Handyguthaben 15 Euro|Aldi Talk Guthabenbon|App Store & iTunes Karte 50|Carte Google Play 15 €',
    'Recharge PCS 50 €|Code PSN 10€|Tarjeta Google Play 25€|Tarjeta prepago Netflix|Código Steam 50€',
    'Carta iTunes 25 euro|Ricarica Netflix 25|Cartão Google Play 50|Créditos Xbox 100|Steamプリペイドカード 5000円',
    'Robux 2000 コード|بطاقة جوجل بلاي 25|شحن روبلوكس 800|Steam gift 20 USD',
    'Twitch gift card',
  ])('of further credit: %s', (titles) => {
    for (const title of titles.split('|')) expect([title, isNoGift(title)]).toEqual([title, true]);
  });

  it.each([
    'Gift card holder leather|Card game for families|Nintendo Switch game Mario Kart',
    'Spotify code keychain custom|Roblox figure set|Fortnite llama plush|Minecraft book|Recharge lamp USB',
    'Porte-carte cuir|PlayStation controller DualSense|Steam mop|Apple corer|Amazon jungle puzzle',
    'Magic box for kids|カードゲーム|カードケース 革|Box mit Teesorten|Wallet with coin pocket',
    'Smart box planter|ارصدة لعبة ورق|Gutscheinbox zum Basteln|Xbox headset|eShop style tote bag',
    'Amazon Echo Dot|Xbox controller card skin|Steam engine model|Spotify plaque with photo|Roblox mystery box',
    'iTunes retro poster|Credit card tool|Netflix and chill mug|Prepaid envelope set|Geldgeschenk Verpackung',
    'Google Nest mini|PlayStation icons light|Karten-Etui Xbox|Carte au trésor',
    'Smartbox Séjour insolite 2 personnes|Jochen Schweizer Erlebnis Geschenkbox|La Vida es Bella escapada',
  ])('of a thing or an experience: %s', (titles) => {
    for (const title of titles.split('|')) expect([title, isNoGift(title)]).toEqual([title, false]);
  });

  it.each([
    'Second-hand bag|Secondhand watch|Second hand clock|Pre-loved bag|Preowned watch|Refurbished phone',
    'Kindle (Refurbished)|Kettle (Used)|Novel (Used - very good)|Book, used: like new|Tablet (Renewed)|Open-box radio',
    'Gebrauchte Kamera|Kamera, gebraucht|Ein gebrauchtes Rad|Generalüberholte Uhr|General-überholtes Radio',
    "Uhr aus zweiter Hand|iPhone d'occasion|iPhone d' occasion|Livres d'occasion|Sac de seconde main",
    'Téléphone reconditionné|Montres reconditionnées|Montre remise à neuf|Reloj usado|Cámaras usadas',
    'Reloj de segunda mano|Móvil reacondicionado|Móvil seminuevo|Orologio usato|Borse usate|Borsa di seconda mano',
    'Orologio ricondizionato|Relógio usado|Câmera de segunda mão|Celular recondicionado|Livro seminovo',
    '中古 カメラ|【中古】時計|中古品 ギター|ユーズド バッグ|古着 ワンピース|整備済み品 時計',
    'كاميرا مستعملة|ساعة مستعملة|هاتف مستعمل|الكتب المستعملة|هاتف معاد تجديده',
  ])('of a used thing: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, true]);
  });

  it.each([
    'Unique-gift mug|Creative-Gift Box|Vitamin E gift set|Gift box|Gift set with card|Card game gift|Gift tags',
    'Gift Card Wallet|Gift card tin|Gift-card holder|Gift Card Envelopes|Gift card puzzle box|Wallet for gift cards',
    'Gift card money holder|Box for your gift cards|Gift bag|Playing cards gift set',
    'Gutscheinbox|Gutschein-Hülle|Geschenkkarten-Etui|Gutscheinumschlag|Geschenkbox|Postkarte|Spielkarten',
    'Coffret cadeau|Porte-carte cadeau|Pochette pour carte cadeau|Un bon cadeau pour papa|Papier cadeau|Carte de vœux',
    'Caja de regalo|Sobres para tarjetas de regalo|Papel de regalo|Carta da regalo|Busta per buoni regalo',
    'Caixa de presente|Envelope para cartão presente|ギフトカードケース|ギフトボックス|ギフトカード付き 花束|ギフトセット',
    'علبة هدايا|حامل بطاقات هدايا|صندوق هدية|بطاقة معايدة|ورق هدايا',
  ])('of something for a voucher, or of a gift: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, false]);
  });

  it.each([
    'Second-hand clock hand|Wall clock with second hand|Nurse watch, red second hand|Silent sweep second-hand clock',
    'Vintage style lamp|Unused notebook|Used look jeans|Handmade second cup|Most used recipes|Renewed Spirit journal',
    'Ungebrauchte Schale|Tasche aus gebrauchten Segeln|Gebrauchsanweisung fürs Leben|Brauch der Berge',
    "Special occasion dress|Carte pour toute occasion|Robe de grande occasion|Coffret d'occasion spéciale",
    'El cuchillo más usado por los chefs|Vaqueros efecto usado|Usado por profesionales|Reloj de mano',
    'Il più usato in cucina|Jeans effetto usato|O mais usado em cozinhas|Musica|Segunda taza',
    'ユーズド加工 デニム|古着風 シャツ|中古風 家具|新品 カメラ|كوب غير مستعمل|كتاب المستقبل|استعمال يومي',
  ])('of a new thing: %s', (titles) => {
    for (const title of titles.split('|').flatMap(spellings)) expect([title, isNoGift(title)]).toEqual([title, false]);
  });

  it('of any length is read in no time', () => {
    const titles = ['gift card a '.repeat(50), 'usado '.repeat(90), ' - '.repeat(180), 'aus a '.repeat(90)];
    for (const title of titles) expect(isNoGift(title)).toBeDefined();
  });
});
