import { unsuitableFor } from './safety.js';

const forChild = unsuitableFor({ relationship: 'Son', age: 8 });
const forBoss = unsuitableFor({ relationship: 'boss', age: null });
const judged = (titles: string, isRefused: (title: string) => boolean) =>
  titles.split('|').map((title) => `${title.trim()}: ${isRefused(title.trim())}`);
const all = (titles: string, expected: boolean) => titles.split('|').map((title) => `${title.trim()}: ${expected}`);

describe('a child is not given', () => {
  it.each([
    'Weißweingläser 6er Set|Cocktailshaker Edelstahl|Champagnerkühler|Bierglas mit Gravur|Obstbrand Williams',
    "Crémant d'Alsace|CREMANT D’ALSACE|Verres à shot|Jeu d'alcool entre amis|Kit de brassage de bière|Décapsuleur",
    'Ron Brugal Extra Viejo|Sacacorchos eléctrico|Kit de cerveza artesanal|Orujo de hierbas|Coctelera de acero',
    'Bicchieri da shot|Distillato di prugne|Kit birra fai da te|Apribottiglie da muro|Sambuca',
    'Uísque 12 anos|Copo de shot|Kit cerveja artesanal|Espumante brut|Abridor de garrafa',
    '地酒 飲み比べ|ぐい呑み 陶器|リキュール いちご|ビアマグ|ワインセラー|تكيلا|النبيذ الأبيض|عدة تحضير البيرة|كأس بيرة',
    'Samuraischwert|Wurfsterne Set|Axt Fiskars|Gasfeuerzeug|Böller|Schlagring|Rasierhobel|Silvesterraketen',
    "Épée médiévale en acier|Hache de bûcheron|Feux d'artifice",
    'Pistolets à plombs|Tabac à rouler|Opinel n°8|Sarbacane',
    'Espada medieval de acero|Fuegos artificiales|Hacha',
    'Encendedor Zippo|Navaja suiza|Bebida energética|Cúter profesional',
    "Spada medievale in acciaio|Fuochi d'artificio|Pugnale|Tabacco|Rasoio a mano libera|Mannaia|Gratta e vinci",
    'Facão|Machado|Espada de aço|Fogos de artifício|Isqueiro|Cachimbo|Barbeador elétrico|Faca de churrasco',
    '日本刀 模造刀|斧|カミソリ|葉巻|エナジードリンク|吹き矢|牛刀 240mm|شفرة حلاقة|طقم سكاكين|السكين السويسري|تبغ|قداحة|فأس',
    'Spiel für Erwachsene: Wahrheit oder Pflicht|Jeu pour adultes seulement|Juego de cartas para mayores de 18 años',
    'Gioco da tavolo +18|Jogo para adultos|18歳未満禁止 カードゲーム|لعبة للبالغين فقط|USK 18 Ego-Shooter',
    'Airsoft toy pistol|Taschenmesser für Kinder|Schnitzmesser Kinder|Couteau suisse pour enfant|Katana, not a toy',
  ])('%s', (titles) => expect(judged(titles, forChild)).toEqual(all(titles, true)));
});

describe('a child may be given', () => {
  it.each([
    'Nerf Pistole mit Darts|Ritterschwert aus Holz',
    'Kinderbesteck Messer Gabel Löffel|Schneideobst aus Holz mit Messel',
    'Wassergewehr|Laserschwert|LEGO Ritter mit Schwert',
    'Fiebermesser|Schwertwal Figur|Weinbergschnecke|Kleinkind Sektor',
    'Pistolets à eau lot de 2|Épée en mousse',
    "Fusil Nerf|Couteaux à bout rond pour enfants|Champagne d'enfant sans alcool",
    'Pistola de burbujas|Espada de goma espuma|Cuchillo infantil Montessori|Ballesta de juguete|Pez espada peluche',
    'Pistola sparabolle|Spada in gommapiuma',
    'Coltelli giocattolo da cucina|Fucile Nerf|Costume da pirata con spada giocattolr',
    'Pistola de bolhas|Espada de madeira infantil|Faca de brinquedo|Foguete LEGO|Suco de uva sem álcool',
    'ままごと 包丁 まな板|子供用包丁|おもちゃの剣|おもちゃ ライフル 吸盤|モビール|ジンベエザメ ぬいぐるみ|花火柄 浴衣',
    'مسدس نيرف|سيف خشبي للأطفال|سكين أطفال آمنة|مطبخ أطفال مع سكين لعبة|عرق السوس حلوى|فواكه خشبية للتقطيع مع سكين',
    'LEGO knight with sword|Nerf sniper rifle|Toy shaving kit with razor|Suction cup crossbow toy|Ron Weasley wand',
    'Jeu de cartes pour adultes et enfants|Spiel für Kinder und Erwachsene|Empilable +18 mois',
  ])('%s', (titles) => expect(judged(titles, forChild)).toEqual(all(titles, false)));
});

describe('somebody from work is not given', () => {
  it.each([
    'Damenslip Spitze|Badekugeln|Rasierwasser|Strumpfhose|Ich liebe dich Tasse|Valentinstag Geschenk|Bademantel',
    "Soutiens-gorge lot de 2|Bombes de bain|Mug je t'aime|Saint-Valentin cadeau|Lait corporel|Slip homme|Collants",
    'Bragas de encaje|Agua de colonia|Sales de baño',
    'Te quiero taza|Albornoces|Pulseras de pareja|Masajeador de cuelll',
    'Mutandine in pizzo|Profumi donna|Bagnoschiuma|Ti amo tazza|Camicie da notte|Costume da bagno|Dopobarba',
    'Roupões|Água de colônia|Sais de banho|Eu te amo caneca|Dia dos Namorados presente|Biquínis|Robe de seda',
    '入浴剤 ギフト|ボクサーパンツ|愛してる マグカップ|水着|バスローブ|オーデコロン|العطور النسائية|حمالات صدر|بيجامات نسائية|جل استحمام',
  ])('%s', (titles) => expect(judged(titles, forBoss)).toEqual(all(titles, true)));
});

describe('somebody from work may be given', () => {
  it.each([
    'Boxer Hund Kalender|Badmintonschläger|Parfümierte Kerze|Bougie parfumée|Thé parfumé|Culotte de cheval',
    'Tren Colonia rompecabezas|Sujetador de libros|Romanticismo inglese|Ruban collant décoratif|Crema de manos',
    'トランクケース|ルームフレグランス|クリスマスストッキング|معطر جو|شمعة معطرة|Calendario bóxer perro',
  ])('%s', (titles) => expect(judged(titles, forBoss)).toEqual(all(titles, false)));
});
