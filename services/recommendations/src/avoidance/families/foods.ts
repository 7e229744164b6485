import { languages } from '@presently/rules/languages';
import type { Family, Words } from './family.js';

/** One family a line: its name, then its words in the order of `languages`, with what it is no food in, in English, last. */
const rows = `
strawberry | strawberry, strawberries | erdbeer*, *erdbeere, *erdbeeren | fraise, fraises | fresa, fresas, frutilla, frutillas | fragola, fragole | morango, morangos | いちご, イチゴ*, 苺, ストロベリー* | فراوله | strawberry shortcake, strawberry moon
raspberry | raspberry, raspberries | himbeer*, *himbeere, *himbeeren | framboise, framboises | frambuesa, frambuesas | lampone, lamponi | framboesa, framboesas | ラズベリー*, 木苺 | توت احمر | raspberry pi
blueberry | blueberry, blueberries, bilberry, bilberries | heidelbeer*, blaubeer*, *heidelbeeren, *blaubeeren | myrtille, myrtilles | arándano, arándanos | mirtillo, mirtilli | mirtilo, mirtilos | ブルーベリー* | توت ازرق |
blackberry | blackberry, blackberries | brombeer*, *brombeeren | mûre, mûres | zarzamora, zarzamoras | mora, more | amora, amoras | ブラックベリー* | توت اسود | blackberry phone
kiwi | kiwi, kiwis, kiwifruit | kiwi* | kiwi, kiwis | kiwi, kiwis | kiwi | kiwi, kiwis, quivi | キウイ*, キーウィ*, キウイフルーツ* | كيوي | kiwi bird
apple | apple, apples, cider, calvados | apfel*, *apfel, *äpfel, äpfel* | pomme, pommes, cidre | manzana, manzanas, sidra | mela, mele | maçã, maçãs | りんご, リンゴ*, 林檎, アップル* | تفاح, تفاحه | apple watch, apple airpods, apple ipad, apple iphone, apple tv, apple pencil, apple tag, apple airtag, applewood, pomme de terre, pommes de terre, apple music
pear | pear, pears, perry | birne*, *birne, *birnen | poire, poires | pera, peras | pera, pere | pera, peras | 梨, 洋梨 | كمثري, اجاص | pear shaped, glühbirne, glühbirnen
peach | peach, peaches, nectarine, nectarines | pfirsich*, *pfirsich, *pfirsiche, nektarine* | pêche, pêches, nectarine, nectarines | melocotón, melocotones, durazno, duraznos | pesca, pesche | pêssego, pêssegos | 桃, もも, ピーチ*, 白桃, 黄桃 | خوخ, دراق | princess peach, peach fuzz, canne à pêche, pesca sportiva, canna da pesca
apricot | apricot, apricots | aprikose*, *aprikosen, marille*, *marillen | abricot, abricots | albaricoque, albaricoques, damasco, damascos | albicocca, albicocche | damasco, damascos, alperce, alperces | あんず, アプリコット*, 杏 | مشمش |
cherry | cherry, cherries | kirsch*, *kirsche, *kirschen | cerise, cerises, griotte, griottes | cereza, cerezas | ciliegia, ciliegie | cereja, cerejas | さくらんぼ, サクランボ*, チェリー* | كرز | cherry wood, cherry tree, kirschholz, kirschblüte, kirschbaum
plum | plum, plums, prune, prunes | pflaume*, *pflaumen, zwetschge* | prune, prunes, pruneau, pruneaux | ciruela, ciruelas | prugna, prugne | ameixa, ameixas | プラム*, 梅 | برقوق |
banana | banana, bananas | banane*, *banane, *bananen | banane, bananes | plátano, plátanos, banana, bananas | banana, banane | banana, bananas | バナナ* | موز, موزه | banana republic, banana bread tin
pineapple | pineapple, pineapples | ananas* | ananas | piña, piñas, ananá | ananas | abacaxi, abacaxis, ananás | パイナップル* | اناناس |
mango | mango, mangoes, mangos | mango* | mangue, mangues | mango, mangos | mango, manghi | manga, mangas | マンゴー* | مانجو, مانغو | mango wood, manga comprida
orange | orange, oranges, marmalade, tangerine, mandarin, clementine | orange, orangen, orangen*, mandarine*, clementine* | orange, oranges, mandarine, clémentine | naranja, naranjas, mandarina, mandarinas | arancia, arance, mandarino, mandarini | laranja, laranjas, tangerina, tangerinas | オレンジ*, みかん | برتقال, يوسفي | clockwork orange
lemon | lemon, lemons, lime, limes, lemonade | zitrone*, *zitrone, *zitronen, limette* | citron, citrons | limón, limones, lima | limone, limoni, lime | limão, limões, lima | レモン*, ライム* | ليمون | lime wash
tomato | tomato, tomatoes, ketchup, passata | tomate*, *tomaten | tomate, tomates | tomate, tomates | pomodoro, pomodori | tomate, tomates | トマト*, ケチャップ* | طماطم, بندوره |
onion | onion, onions, shallot, shallots | zwiebel*, *zwiebel, *zwiebeln, schalotte* | oignon, oignons, échalote, échalotes | cebolla, cebollas | cipolla, cipolle | cebola, cebolas | 玉ねぎ, 玉葱, タマネギ*, オニオン* | بصل | zwiebelmuster, blumenzwiebel, blumenzwiebeln
garlic | garlic | knoblauch* | ail, aïl | ajo, ajos | aglio | alho | にんにく, ニンニク*, ガーリック* | ثوم |
mushroom | mushroom, mushrooms, porcini, shiitake | pilz*, *pilz, *pilze, champignon* | champignon, champignons, cèpe, cèpes | seta, setas, champiñón, champiñones, hongo, hongos | fungo, funghi, porcini | cogumelo, cogumelos | きのこ, キノコ*, マッシュルーム*, しいたけ, 椎茸 | فطر |
olive | olive, olives | oliven*, olive, *oliven | olive, olives | aceituna, aceitunas, oliva, olivas | oliva, olive | azeitona, azeitonas | オリーブ* | زيتون | olive wood, olive branch
avocado | avocado, avocados, guacamole | avocado* | avocat, avocats | aguacate, aguacates, palta | avocado | abacate, abacates | アボカド* | افوكادو |
cinnamon | cinnamon | zimt* | cannelle | canela | cannella | canela | シナモン* | قرفه | zimtfarben
carrot | carrot, carrots | karotte*, möhre* | carotte, carottes | zanahoria, zanahorias | carota, carote | cenoura, cenouras | にんじん, ニンジン*, 人参 | جزر |
paprika | paprika, bell pepper, bell peppers | paprika* | poivron, poivrons | pimiento, pimientos, pimentón | peperone, peperoni | pimentão, pimento | パプリカ*, ピーマン* | فلفل |
grape | grape, grapes, raisin, raisins, sultanas | traube*, *trauben, weintraube*, rosine* | raisin, raisins | uva, uvas, pasas | uva, uvetta | uva, uvas, passas | ぶどう, ブドウ*, グレープ*, レーズン* | عنب, زبيب |
melon | melon, melons, watermelon, watermelons | melone*, *melone, *melonen | melon, melons, pastèque | melón, melones, sandía, sandías | melone, meloni, anguria | melão, melões, melancia | メロン*, スイカ* | شمام, بطيخ |
fig | fig, figs | feige, feigen, feigen* | figue, figues | higo, higos | fico, fichi | figo, figos | いちじく, イチジク* | تين | fichi d india
ginger | ginger | ingwer* | gingembre | jengibre | zenzero | gengibre | 生姜, ジンジャー* | زنجبيل | ginger cat, ginger hair, ginger wig
coconut | coconut, coconuts | kokos* | coco, noix de coco | coco, cocos | cocco | coco, cocos | ココナッツ*, ココナツ* | جوز الهند | coco chanel
potato | potato, potatoes, crisps | kartoffel*, *kartoffeln | pomme de terre, pommes de terre, patate, patates | patata, patatas, papa frita | patata, patate | batata, batatas | じゃがいも, ポテト* | بطاطس, بطاطا | potato stamp
`;

const single: Readonly<Record<string, Family>> = Object.fromEntries(
  rows
    .trim()
    .split('\n')
    .map((row): [string, Family] => {
      const [name = '', ...lists] = row.split('|').map((list) => list.trim());
      const names: Words = Object.fromEntries(languages.map((language, at) => [language, lists[at]]));
      const others = lists[languages.length];
      return [name, { names, ...(others && { harmless: { en: others } }) }];
    }),
);

const berries: Family = {
  names: {
    en: 'berry, berries',
    de: 'beere, beeren, waldfrüchte',
    fr: 'baie, baies, fruits rouges',
    es: 'baya, bayas, frutos rojos, frutos del bosque',
    it: 'bacca, bacche, frutti di bosco',
    pt: 'baga, bagas, frutas vermelhas, frutos vermelhos',
    ja: 'ベリー*',
    ar: 'توت',
  },
  includes: ['strawberry', 'raspberry', 'blueberry', 'blackberry'],
};
/** Fruit, vegetables and spices. Many dislike them, and some are allergic to one. */
export const foods: Readonly<Record<string, Family>> = { ...single, berries };
