import { unsuitableFor } from './safety.js';

const child = unsuitableFor({ age: 9, relationship: 'daughter' });
const boss = unsuitableFor({ age: 45, relationship: 'boss' });
/** The titles of which the verdict is not this one. */
const wrong = (titles: string, isRefused: (title: string) => boolean, expected: boolean) =>
  titles.split('|').filter((title) => isRefused(title) !== expected);

describe('titles as shops of eight languages write them', () => {
  it.each([
    'Weinset Rot 3 x 0,75 l|Craft-Bier Probierpaket 12 Flaschen|Rotwein-Probierpaket',
    'Gin Tasting Set mit Botanicals|Obstler aus dem Schwarzwald 0,7l|Eierlikör hausgemacht',
    'Glühwein-Set mit Tassen|Taschenmesser Opinel No. 8|Schweizer Taschenmesser Victorinox|Wurfmesser 3er Set',
    'Jagdmesser mit Lederscheide|Beil aus Schmiedestahl|Spaltaxt 1,2 kg|Macheten Set|Softair Pistole',
    'Katana Samurai Schwert scharf|Wurfstern Set|Pfefferspray|Zippo Sturmfeuerzeug|Shisha Komplettset',
    'E-Zigarette Starterset|Silvesterraketen Sortiment|Trinkspiel für Partys ab 18|Saufspiel Karten',
    'Coffret dégustation de bières artisanales|Coffret découverte vin rouge|Coffret rhum arrangé',
    'Kit de brassage bière maison|Whisky japonais 70 cl|Liqueur de cassis de Dijon|Crémant d’Alsace brut',
    'Couteau de poche Laguiole|Couteau de chasse manche bois|Hachette forgée à la main|Arc de chasse à poulies',
    'Pistolet à billes airsoft|Épée médiévale en acier|Jeu à boire pour soirée|Jeu apéro coquin',
    'Cigares cubains coffret|Set degustación de vinos Rioja|Caja de cervezas artesanas|Botella de ron Zacapa',
    'Kit para hacer cerveza|Orujo gallego|Pacharán navarro|Navaja Albacete artesanal|Cuchillo de monte',
    'Hacha de leñador|Espada de acero toledano|Pistola de balines|Juego de beber para fiestas|Petardos y tracas',
    'Confezione degustazione birre artigianali|Cofanetto vino rosso Chianti|Grappa di Barolo',
    'Limoncello artigianale di Sorrento|Kit per fare la birra in casa|Amaro alle erbe|Coltellino svizzero',
    'Coltello da caccia|Ascia da boscaiolo|Spada katana in acciaio|Pistola softair|Gioco alcolico da tavolo',
    'Kit degustação de cervejas|Cachaça envelhecida|Vinho do Porto tinto|Licor Beirão|Ginja de Óbidos',
    'Canivete suíço|Faca de caça|Machado de lenhador|Espada samurai de aço|Arma de airsoft',
    'Jogo de beber para festas|日本酒 飲み比べセット|クラフトビール 12本セット|赤ワイン ギフト 750ml|いも焼酎 720ml|梅酒 飲み比べ|ウイスキー グラスセット',
    '折りたたみナイフ アウトドア|サバイバルナイフ|日本刀 模造刀|手斧 キャンプ|エアガン 18歳以上|ライター 名入れ|طقم كؤوس نبيذ|سكين جيب للتخييم|سكين صيد',
    'بندقية هوائية|شيشة زجاجية|سيف حديد|فأس تخييم|ولاعة معدنية|Weißbier Glas 0,5 l|Aperol Set mit Gläsern',
    'Bierbrauset für Zuhause|Sektkühler Edelstahl|Flachmann Edelstahl graviert|Kräuterlikör Probierset',
    'Schnapsgläser 6er Set|Einhandmesser schwarz|Kochmesser Damast 20 cm|Bowiemesser mit Scheide',
    'Wikinger Axt handgeschmiedet|Armbrust 80 lbs|Paintball Markierer|Wasserpfeife|Bengalische Fackeln',
    'Coffret whisky 3 mignonettes|Bière d’abbaye 75 cl|Tire-bouchon électrique|Vin blanc Sancerre',
    'Poire Williams eau-de-vie|Couteau suisse Victorinox|Couteau papillon|Machette de jungle|Katana décoratif',
    'Fusil de paintball|Feux d’artifice pack famille|Jeu de société alcool soirée|Vino tinto Ribera del Duero',
    'Kit gin tonic botánicos|Vermut rojo|Abridor de vino eléctrico|Cerveza sin filtrar artesana',
    'Machete de acero|Cuchillo jamonero|Puño americano|Puros cubanos|Set da cocktail barman',
    'Vino bianco Vermentino|Spritz kit aperitivo|Coltello da cucina giapponese|Machete da giungla',
    'Balestra da caccia|Sigaro toscano|Kit caipirinha|Vinho verde branco|Abridor de vinhos|Faca de churrasco',
    'Facão de mato|Espingarda de pressão|Narguilé completo|純米大吟醸 720ml|ワインオープナー 電動|角ハイボール 缶|スコッチウイスキー',
    '包丁 三徳 18cm|クロスボウ|加熱式タバコ|فتاحة نبيذ|كأس بيرة|سكين مطبخ ياباني|مسدس خرز|خنجر يمني',
  ])('are no gift for a child: %s', (titles) => expect(wrong(titles, child, true)).toEqual([]));

  it.each([
    'Wasserpistole Super Soaker|Schaumstoffschwert Ritter|Holzschwert mit Schild für Kinder',
    'Playmobil Ritter mit Schwert|Spielküche mit Messer aus Holz|Kindermesser Schneideset Holz',
    'Kinderschere mit runder Spitze|Nerf Elite Pistole|Piratenschwert aufblasbar|Lego Star Wars Lichtschwert',
    'Schwertlilie Blumenzwiebeln|Schweinchen Plüsch|Weinbergschnecke Stofftier|Gummibärchen Weingummi',
    'Axt aus Schaumstoff Minecraft|Buttermesser Holz|Épée en mousse chevalier|Épée de chevalier en bois enfant',
    'Pistolet à eau Super Soaker|Pistolet Nerf enfant|Sabre laser Star Wars',
    'Dînette en bois avec couteau|Arc et flèches ventouse enfant|Arc-en-ciel en bois Montessori',
    'Playmobil pirates avec canon|Lego Ninjago l’épée du dragon|Pistola de agua|Espada de espuma',
    'Espada de madera caballero|Pistola Nerf|Sable láser Star Wars|Cuchillo infantil seguro Montessori',
    'Arco y flechas de juguete|Hacha de juguete de espuma Minecraft|Lego espada ninja',
    'Cocina de juguete con cuchillos|Spada di gomma cavaliere|Spada giocattolo laser|Pistola ad acqua',
    'Pistola Nerf a dardi|Coltello per bambini Montessori|Arco e frecce giocattolo|Spada di legno per bambini',
    'Cucina giocattolo con coltelli|Espada de brinquedo|Espada de espuma infantil|Pistola de água',
    'Lançador Nerf pistola|Faca infantil Montessori|Arco e flecha infantil|Sabre de luz Star Wars|水鉄砲 ウォーターガン',
    'おもちゃの剣|スポンジ剣 ナイトごっこ|子供用包丁 安全|ライトセーバー スターウォーズ|花火柄 浴衣 子供|おままごと キッチン 包丁セット 木製|مسدس ماء للأطفال',
    'سيف لعبة للأطفال|سيف فوم|سكين أطفال آمنة|Foam sword and shield|Nerf Fortnite pistol blaster',
    'Play kitchen with wooden knife|Ginger beer making kit|Root beer float candy',
    'Schwert und Schild aus Schaumstoff|Kinder Kochset mit Kindermesser|Spielzeug Axt Feuerwehr',
    'Dartpistole Nerf|Playmobil Ritterburg mit Armbrust|Wasserspritzpistole|Räuchermännchen',
    'Traubensaft Kinderpunsch|Malzbier Brause|Hache en mousse viking enfant|Pistolet à fléchettes Nerf',
    'Couteau en bois Montessori|Sabre pirate en plastique enfant|Jus de pomme pétillant sans alcool Champomy',
    'Marchande jouet avec couteaux|Vinyle enfant|Espada pirata infantil|Cuchillo de plástico para niños',
    'Pistola de burbujas|Ron Weasley Funko Pop|Sidral sin alcohol infantil|Spada pirata giocattolo',
    'Pistola spara bolle|Set cucina bambini con coltello|Martello di legno giocattolo|Espada do Zorro infantil',
    'Pistola de bolhas|Faca de brinquedo|Cozinha de brinquedo com faca|しゃぼん玉 ピストル|おもちゃの包丁セット|忍者 刀 おもちゃ',
    'シャンメリー ノンアルコール|سيف بلاستيك للأطفال|مسدس فقاعات|مطبخ لعبة مع سكين|Wooden play knife set',
    'Rubber axe for dress up costume|Inflatable sword party bag|Toy bow and arrow set',
  ])('are a toy, or only sound so: %s', (titles) => expect(wrong(titles, child, false)).toEqual([]));

  it.each([
    'Damen Unterwäsche Set Spitze|Nachthemd aus Satin|Schlafanzug Herren kurz|Parfum Eau de Parfum 50 ml',
    'Massageöl Set Lavendel|Badebomben Geschenkset|Körperlotion Rose|Boxershorts lustig|Strümpfe halterlos',
    'Bademantel flauschig|Rasierset Herren|Partnerarmbänder Gravur|Sous-vêtements homme lot de 3',
    'Boxer homme humoristique|Nuisette satin|Peignoir en éponge|Huile de massage relaxante',
    'Coffret bain moussant|Eau de toilette homme|Lait corporel vanille|Bombe de bain coffret',
    'Calzoncillos divertidos|Bata de baño|Camisón de raso|Aceite de masaje|Set de baño espuma|Bombas de baño',
    'Crema corporal karité|Colonia hombre|Mutande divertenti uomo|Accappatoio spugna|Olio da massaggio',
    'Bagnoschiuma set regalo|Bombe da bagno|Crema corpo vaniglia|Camicia da notte|Profumo donna',
    'Cueca boxer divertida|Roupão de banho|Óleo de massagem|Espuma de banho kit|Bombas de banho|Creme corporal',
    'Perfume feminino|Camisola cetim|入浴剤 ギフトセット|バスローブ ふわふわ|マッサージオイル|ボディクリーム|ボクサーパンツ 面白い|香水 50ml|ナイトガウン|روب حمام',
    'زيت مساج|عطر رجالي|قنابل استحمام|لوشن للجسم|بيجاما حرير|Spitzen-Dessous|Negligé rot',
    'Duftset Eau de Toilette|Massagekerze|Badepralinen Set|Socken und Boxershorts Set|Bodylotion Set',
    'Kuschel-Bademantel|Slip homme lot|Parfum femme 50 ml|Bougie de massage|Soutien-gorge dentelle',
    'Gel douche coffret|Body de encaje|Perfume de mujer|Calcetines y calzoncillos|Vela de masaje',
    'Baby doll pizzo|Profumo uomo 100 ml|Candela da massaggio|Doccia schiuma set|Perfume masculino',
    'Vela de massagem|Sabonete e loção corporal|Calcinha renda|パジャマ シルク|香水 レディース|バスギフト 入浴剤|ブラ レース|عطر نسائي',
    'شمعة مساج|ملابس نوم',
  ])('are too intimate for a boss: %s', (titles) => expect(wrong(titles, boss, true)).toEqual([]));

  it.each([
    'Notizbuch Leder|Kaffee Geschenkset|Bademeister Comic Tasse|Fußbad Wärmflasche? Teetasse',
    'Stift Kugelschreiber Gravur|Carnet en cuir|Savon liquide mains|Bougie parfumée vanille|Bloc de notas',
    'Vela aromática|Candela profumata|Vela perfumada|Café especial|ハンドクリーム|タンブラー|شمعة معطرة|دفتر جلد',
    'Handcreme Lavendel|Crème pour les mains|Crema de manos|Crema mani|Creme de mãos|Boxer Hund Kalender',
    'Thé parfumé aux fruits',
  ])('are fine for a boss: %s', (titles) => expect(wrong(titles, boss, false)).toEqual([]));
});
