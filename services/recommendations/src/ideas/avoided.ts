import { drinks } from './drinks.js';

/** What one thing that a person avoids is called, and what it is in. */
export interface Avoided {
  /** How givers call it in English, besides its own name. */
  said: string;
  /** How givers call it in the other languages of the screens, by how words begin or end. */
  elsewhere: string;
  /** Words of titles of what has it, or is it. In doubt more of them: a missing product costs less than an allergy. */
  things: string;
  /** The same in other languages, for givers who write in one: their shops' titles may be in it. */
  thingsElsewhere?: string;
  /** What is vegan has none of it. */
  isOfAnimals?: true;
}

const alcohol = `
  ${drinks}, malt, spirits, brewing, brewery, home brew, aperitif, booze, barware, sommelier, bartender,
  mixology, distillery, vineyard, winery`;
const alcoholElsewhere = `
  wein, bier, likör, schnaps, sekt, whiskey, vin, bière, liqueur, eau de vie, vino, cerveza, licor, ron, vinho,
  cerveja, cachaça, birra, liquore, grappa, ワイン, ビール, 日本酒, 焼酎, ウイスキー, نبيذ, بيرة, ويسكي, روم`;
const milk = `
  milk, cheese, butter, chocolate, dairy, cream, yogurt, yoghurt, whey, ghee, custard, fudge, toffee, caramel, gelato,
  mozzarella, parmesan, parmigiano, cheddar, brie, camembert, burrata, ricotta, feta, gouda, stilton, gorgonzola,
  mascarpone, pecorino, manchego, halloumi, casein, kefir, latte, cappuccino, dulce de leche, truffle, praline`;
const gluten = `
  bread, flour, wheat, pasta, biscuit, cookie, sourdough, beer, ale, lager, cake, cracker, pretzel, noodle, ramen,
  couscous, bulgur, semolina, spelt, rye, barley, malt, pizza, bagel, croissant, shortbread, brownie, muffin, pastry,
  waffle, panettone, stollen, gingerbread, wafer, granola, cereal, spaghetti, tagliatelle, lasagne, gnocchi, baguette,
  focaccia, pie, tart, dumpling, seitan, doughnut, donut, scone, baking mix, soy sauce, panko`;
const nuts = `
  nut, peanut, almond, hazelnut, walnut, pecan, cashew, pistachio, macadamia, praline, marzipan, nougat, nutella,
  gianduja, gianduia, frangipane, amaretto, amaretti, baklava, turron, trail mix, muesli, granola`;
const fish = `
  fish, salmon, tuna, anchovy, sardine, mackerel, trout, cod, herring, caviar, roe, sushi, kipper, haddock, seafood,
  eel, bottarga, worcestershire`;
const shellfish = `
  shellfish, seafood, crustacean, prawn, shrimp, crab, lobster, crayfish, crawfish, langoustine, scampi, krill, oyster,
  mussel, clam, scallop, squid, calamari, octopus, cuttlefish, snail, escargot, abalone, cockle, bisque, chowder,
  paella`;
const pork = `
  pork, ham, bacon, prosciutto, jamon, serrano, iberico, chorizo, salami, salumi, pepperoni, sausage, gammon, pancetta,
  guanciale, lard, nduja, mortadella, crackling, charcuterie, gelatin, gelatine, hot dog, bratwurst`;
const porkElsewhere = `
  schwein, schinken, speck, wurst, porc, jambon, lardon, saucisson, cerdo, jamón, chorizo, salchichón, maiale,
  prosciutto, salame, pancetta, porco, presunto, linguiça, bacon, 豚, ハム, ベーコン, لحم خنزير, بيكون`;
const meat = `
  meat, jerky, biltong, beef, steak, lamb, veal, venison, chicken, turkey, duck, goose, foie gras, pate, burger,
  brisket, rib, bone broth, tallow, ${pork}`;
const meatElsewhere = `
  ${porkElsewhere}, fleisch, rind, viande, bœuf, carne, ternera, manzo, bife, 牛肉, 鶏肉, 和牛, لحم`;
const ofAnimals = `
  leather, cowhide, suede, sheepskin, fur, wool, merino, cashmere, alpaca, mohair, angora, silk, feather, goose down,
  duck down, honey, beeswax, gelatin, gelatine, lanolin, marshmallow, gummy`;
const scents = `
  perfume, fragrance, scented, cologne, eau de parfum, eau de toilette, candle, diffuser, incense, aromatherapy,
  essential oil, potpourri, room spray, body spray, body mist, bath bomb, wax melt, aftershave, air freshener`;
const sweets = `
  sugar, candy, sweet, fudge, toffee, caramel, syrup, honey, chocolate, cookie, biscuit, cake, doughnut, donut, jam,
  marmalade, marshmallow, lollipop, gummy, treacle, brownie, macaron, praline, truffle, nougat, ice cream, dessert,
  jelly, cupcake, shortbread, pudding, turkish delight, liquorice, licorice`;

/** What people avoid, by its name. The allergens are those that food in Europe has to name. */
export const avoided: Readonly<Record<string, Avoided>> = {
  alcohol: {
    thingsElsewhere: alcoholElsewhere,
    said: `
      sober, teetotal, teetotaller, alcoholic, booze, doesn't drink, doesnt drink, don't drink, does not drink, non
      drinker, liquor`,
    elsewhere: 'alkohol, alcool, alcohol, アルコール, お酒, كحول, خمر, trinkt nicht, trinkt nichts, trocken, abstemio',
    things: alcohol,
  },
  nut: {
    thingsElsewhere: `
      nuss, nüsse, mandel, nougat, pistazie, walnuss, noix, noisette, amande, pistache, nougat, calisson, nuez,
      almendra, avellana, turrón, pistacho, noce, nocciola, mandorla, pistacchio, torrone, noz, amêndoa, castanha,
      avelã, アーモンド, くるみ, ピスタチオ, لوز, فستق, جوز, بندق`,
    said: 'tree nut',
    elsewhere: `
      nuss, nüsse, fruits à coque, frutos secos, frutta a guscio, noix, noisette, nuez, nueces, noce, noci, nocciola,
      nozes, castanha, ナッツ, مكسرات, جوز`,
    things: nuts,
  },
  peanut: {
    said: 'groundnut',
    elsewhere: 'erdnuss, erdnüsse, cacahuète, cacahuete, arachide, amendoim, ピーナッツ, 落花生, فول سوداني',
    things: 'peanut, nut, groundnut, satay, trail mix, reese, snickers',
  },
  milk: {
    thingsElsewhere: `
      käse, sahne, butter, joghurt, milch, quark, schokolade, fromage, crème, beurre, yaourt, lait, queso, mantequilla,
      nata, leche, formaggio, mozzarella, panna, burro, latte, gelato, queijo, manteiga, leite, iogurte, チーズ, バター, 牛乳,
      生クリーム, جبن, زبدة, حليب, قشطة`,
    said: 'dairy, lactose',
    elsewhere: `
      milch, laktose, laitage, lait, lactose, lactosa, lattosio, lácteo, leche, latte, latticini, latticinio, leite,
      laticínio, 乳製品, 乳糖, 牛乳, ミルク, ألبان, لاكتوز, حليب`,
    things: milk,
    isOfAnimals: true,
  },
  gluten: {
    thingsElsewhere: `
      brot, mehl, nudel, keks, kuchen, bier, stollen, pain, farine, pâtes, biscuit, gâteau, bière, pan, harina,
      galleta, pasta, cerveza, pane, farina, biscotti, torta, birra, pão, farinha, bolo, bolacha, cerveja, パン, ラーメン,
      うどん, カステラ, クッキー, خبز, معكرونة, بسكويت`,
    said: 'wheat, coeliac, celiac',
    elsewhere: `
      gluten, glutine, weizen, zöliakie, blé, cœliaque, coeliaque, celíac, celiac, celiachia, trigo, frumento, グルテン,
      小麦, セリアック, غلوتين, جلوتين, قمح, سيلياك`,
    things: gluten,
  },
  egg: {
    thingsElsewhere:
      'eier, eierlikör, œuf, meringue, huevo, merengue, uovo, meringa, ovo, suspiro, 卵, マヨネーズ, カステラ, プリン, بيض',
    said: '',
    elsewhere: 'eier, hühnerei, œuf, oeuf, huevo, uovo, uova, ovos, 卵, たまご, بيض',
    things: `
      egg, mayonnaise, mayo, meringue, macaron, custard, brioche, curd, quiche, omelette, omelet, advocaat, eggnog,
      aioli, carbonara, cake, brownie, waffle, pancake, cookie, muffin, hollandaise`,
    isOfAnimals: true,
  },
  fish: {
    said: '',
    elsewhere: 'fisch, poisson, pescado, pesce, peixe, 魚, سمك',
    things: fish,
    isOfAnimals: true,
  },
  shellfish: {
    thingsElsewhere: `
      garnele, krabbe, hummer, muschel, crevette, homard, crabe, langoustine, huître, moule, gamba, langosta, cangrejo,
      mejillón, pulpo, gambero, aragosta, granchio, cozze, polpo, camarão, lagosta, siri, caranguejo, mexilhão, polvo,
      海老, エビ, カニ, 牡蠣, روبيان, جمبري, سلطعون`,
    said: 'seafood, crustacean, mollusc, mollusk, prawn, shrimp, oyster, mussel',
    elsewhere: `
      schalentier, camarão, mariscos, frutos do mar, krustentier, krebstier, meeresfrüchte, garnele, crustacé, fruits
      de mer, marisco, crustáceo, crostace, frutti di mare, mollusque, molusco, 甲殻類, エビ, えび, カニ, 貝, محار, قشريات, جمبري`,
    things: shellfish,
    isOfAnimals: true,
  },
  soy: {
    said: 'soya, soybean',
    elsewhere: 'soja, soia, 大豆, صويا',
    things: 'soy, soya, shoyu, tofu, miso, tempeh, edamame, tamari, teriyaki, natto, hoisin, ramen',
  },
  sesame: {
    said: '',
    elsewhere: 'sesam, sésame, sésamo, sesamo, gergelim, ごま, ゴマ, 胡麻, سمسم',
    things: 'sesame, tahini, halva, halvah, hummus, houmous, gomasio, furikake, everything bagel, dukkah, zaatar',
  },
  mustard: {
    said: '',
    elsewhere: 'senf, moutarde, mostaza, senape, mostarda, マスタード, からし, خردل',
    things: 'mustard, dijon, moutarde, senf, piccalilli, relish',
  },
  celery: {
    said: 'celeriac',
    elsewhere: 'sellerie, céleri, apio, sedano, aipo, セロリ, كرفس',
    things: 'celery, celeriac, bouillon, stock cube, vegetable stock, bloody mary',
  },
  lupin: {
    said: 'lupine',
    elsewhere: 'lupine, lupin, altramuz, altramuces, lupino, lupini, tremoço, ルピナス, ترمس',
    things: 'lupin, lupine, lupini, lupina, tremoco, altramuz, altramuces',
  },
  sulphite: {
    said: 'sulfite, sulphur, sulfur',
    elsewhere: 'sulfit, sulfite, sulfito, solfiti, 亜硫酸, كبريتيت',
    things: `
      sulphite, sulfite, sulphur, sulfur, wine, dried fruit, dried apricot, raisin, prosecco, champagne, cider, vinegar`,
  },
  corn: {
    said: 'maize',
    elsewhere: 'maisallergie, maïs, maíz, milho, とうもろこし, コーン, ذرة',
    things: 'corn, maize, polenta, popcorn, tortilla, nacho, grits, masa, hominy, cornflour, cornmeal',
  },
  buckwheat: {
    said: '',
    elsewhere: 'buchweizen, sarrasin, trigo sarraceno, grano saraceno, そば, 蕎麦, حنطة سوداء',
    things: 'buckwheat, soba, kasha, blini, galette, 蕎麦, そば',
  },
  pork: {
    thingsElsewhere: porkElsewhere,
    said: 'halal, muslim, pig',
    elsewhere: 'schwein, halal, porc, cerdo, maiale, suino, porco, 豚, ハラル, ハラール, خنزير, حلال',
    things: pork,
    isOfAnimals: true,
  },
  halal: {
    thingsElsewhere: alcoholElsewhere,
    said: 'muslim',
    elsewhere: 'halal, ハラル, ハラール, حلال, muslim, musulman, musulmán, musulmano, muçulmano',
    things: alcohol,
  },
  kosher: {
    said: '',
    elsewhere: 'koscher, casher, コーシャ, كوشير',
    things: `${pork}, ${shellfish}, rabbit, cheeseburger`,
    isOfAnimals: true,
  },
  'red meat': {
    said: 'alpha gal',
    elsewhere: 'rotes fleisch, viande rouge, carne roja, carne rossa, carne vermelha, 赤身, لحوم حمراء',
    things: `beef, steak, lamb, veal, venison, jerky, biltong, burger, brisket, rib, bone broth, tallow, ${pork}`,
    isOfAnimals: true,
  },
  beef: {
    said: 'hindu',
    elsewhere: 'rind, bœuf, boeuf, ternera, manzo, carne de vaca, 牛肉, بقر',
    things: `
      beef, steak, brisket, veal, burger, jerky, biltong, wagyu, bovine, sirloin, meatball, bone broth, leather`,
    isOfAnimals: true,
  },
  meat: {
    thingsElsewhere: meatElsewhere,
    said: 'pescatarian, pescetarian',
    elsewhere: 'fleisch, viande, carne, 肉, لحم, لحوم',
    things: `${meat}, leather`,
    isOfAnimals: true,
  },
  vegetarian: {
    thingsElsewhere: meatElsewhere,
    said: 'veggie, veg',
    elsewhere: 'vegetari, végétari, ベジタリアン, 菜食, نباتي',
    things: `${meat}, ${fish}, ${shellfish}`,
    isOfAnimals: true,
  },
  vegan: {
    thingsElsewhere: `
      ${meatElsewhere}, käse, sahne, butter, joghurt, milch, quark,
      fromage, crème, beurre, yaourt, lait, queso, mantequilla, nata, leche, formaggio, mozzarella, panna, burro,
      latte, gelato, queijo, manteiga, leite, iogurte, チーズ, バター, 牛乳, 生クリーム, جبن, زبدة, حليب, قشطة, leder, wolle, honig,
      seide, cuir, laine, miel, soie, cuero, lana, seda, pelle, cuoio, miele, seta, couro, lã, mel, 革, ウール, 蜂蜜, جلد,
      صوف, عسل`,
    said: 'plant based',
    elsewhere: 'vegan, végan, végétali, ヴィーガン, ビーガン, نباتي صرف',
    things: `${meat}, ${fish}, ${shellfish}, ${milk}, egg, mayonnaise, macaron, meringue, ${ofAnimals}`,
    isOfAnimals: true,
  },
  sugar: {
    thingsElsewhere: `
      zucker, bonbon, praline, schokolade, kuchen, keks, sucre, chocolat, gâteau, confiture, azúcar, bombón, bombones,
      turrón, dulce, caramelo, zucchero, caramelle, torta, açúcar, bombom, doce, bolo, 砂糖, 和菓子, 飴, チョコ, カステラ, سكر,
      حلوى, شوكولاتة`,
    said: 'diabetic, diabetes, diabetis, sweets, candy',
    elsewhere: 'diabet, diabét, zucker, sucre, azúcar, zucchero, açúcar, 糖尿, 砂糖, سكري, سكر',
    things: sweets,
  },
  carb: {
    said: 'keto, low carb, carbs, carbohydrate',
    elsewhere: 'kohlenhydrat, glucide, carbohidrato, carboidrat, 糖質, كربوهيدرات',
    things: `${gluten}, ${sweets}, potato, crisp, rice, popcorn`,
  },
  chocolate: {
    said: 'cocoa',
    elsewhere: 'schokolade, chocolat, chocolate, cioccolato, cioccolata, チョコ, شوكولاتة',
    things: 'chocolate, cocoa, cacao, truffle, praline, brownie, bonbon',
  },
  coffee: {
    said: '',
    elsewhere: 'kaffee, café, caffè, コーヒー, قهوة',
    things:
      'coffee, espresso, barista, cappuccino, latte, nespresso, moka, arabica, cafetiere, french press, aeropress',
  },
  tea: {
    said: '',
    elsewhere: 'schwarztee, thé, té, chá, 紅茶, شاي',
    things: 'tea, matcha, oolong, chai, earl grey, english breakfast, darjeeling, teapot',
  },
  caffeine: {
    said: '',
    elsewhere: 'koffein, caféine, cafeína, caffeina, カフェイン, كافيين',
    things: `
      coffee, espresso, barista, cappuccino, latte, nespresso, moka, arabica, tea, matcha, yerba mate, energy drink,
      cola, guarana, ristretto, earl grey, english breakfast`,
  },
  pregnancy: {
    said: 'pregnant, expecting',
    elsewhere: 'schwanger, enceinte, embarazada, incinta, grávida, 妊娠, 妊婦, حامل',
    things: `
      ${alcohol}, retinol, sauna, hot tub, unpasteurised, unpasteurized, raw milk, skydive, bungee, trampoline, sushi,
      pate, roller coaster`,
  },
  salt: {
    said: 'sodium',
    elsewhere: 'salz, salzarm, régime sans sel, baja en sal, iposodica, pouco sal, 減塩, 塩分, ملح',
    things: `
      salt, salted, brine, pretzel, jerky, soy sauce, ramen, anchovy, caper, olive, crisp, bacon, ham, bouillon`,
  },
  spicy: {
    said: 'spice, chili, chilli',
    elsewhere: 'scharfes, épicé, picante, piccante, 辛い, حار',
    things: `
      chili, chilli, chile, hot sauce, sriracha, tabasco, jalapeno, habanero, ghost pepper, wasabi, harissa, cayenne,
      vindaloo, kimchi, carolina reaper`,
  },
  honey: {
    said: 'bee, bees',
    elsewhere: 'honig, bienen, miel, abeille, abeja, miele, mel, 蜂蜜, はちみつ, عسل',
    things: 'honey, bee, beeswax, beekeeping, beehive, hive, apiary, propolis, royal jelly, honeycomb, mead',
    isOfAnimals: true,
  },
  scent: {
    thingsElsewhere: `
      duftkerze, parfüm, raumduft, raumspray, ätherische öle, diffuseur, bougie parfumée, parfum, huile essentielle,
      vela perfumada, perfume, ambientador, profumo, candela profumata, diffusore, perfume, vela aromática, 香水, アロマ,
      お香, عطر, بخور`,
    said: 'fragrance, perfume, smell, scented',
    elsewhere: `
      duft, düfte, parfüm, parfum, odeur, aroma, fragancia, profumo, profumi, fragrância, perfume, 香り, 香水, عطر, عطور,
      روائح`,
    things: scents,
  },
  smoke: {
    said: 'smoking, asthma, asthmatic',
    elsewhere: 'rauch, asthma, fumée, asthme, humo, asma, fumo, 煙, 喘息, دخان, ربو',
    things: 'incense, joss stick, smudge, palo santo, cigar, cigarette, hookah, shisha, fire pit, tobacco, candle',
  },
  pollen: {
    said: 'hayfever, hay fever',
    elsewhere: 'pollen, heuschnupfen, polen, polline, pólen, rhume des foins, 花粉, لقاح',
    things: 'flower, bouquet, lily, wildflower, posy, pampas, chrysanthemum, daisy, chamomile, sunflower',
  },
  lily: {
    said: 'lilies',
    elsewhere: 'lilie, lirio, giglio, lírio, ユリ, زنبق',
    things: 'lily, lilium, bouquet, lily of the valley',
  },
  wool: {
    said: 'lanolin',
    elsewhere: 'wolle, laine, lana, lã, ウール, 羊毛, صوف',
    things: `
      wool, merino, cashmere, alpaca, mohair, angora, shetland, tweed, lambswool, sheepskin, fair isle, felt`,
    isOfAnimals: true,
  },
  latex: {
    said: 'rubber',
    elsewhere: 'latex, látex, lattice, ラテックス, لاتكس',
    things: 'latex, rubber, balloon, condom',
  },
  nickel: {
    said: '',
    elsewhere: 'nickel, níquel, nichel, ニッケル, نيكل',
    things: `
      nickel, alloy, base metal, costume jewelry, costume jewellery, german silver, silver tone, gold tone, silver
      plated, gold plated`,
  },
  feather: {
    said: 'goose down',
    elsewhere: 'federn, daunen, plumes, duvet, pluma, piuma, 羽毛, ريش',
    things: `
      feather, goose down, eiderdown, real down, duck down, down pillow, down duvet, down jacket, plume, marabou,
      ostrich, quill`,
    isOfAnimals: true,
  },
  cat: {
    said: 'kitten',
    elsewhere: 'katze, chat, chats, gato, gatto, gatti, ネコ, 猫, قط, قطط',
    things: 'cat, kitten, kitty, feline',
  },
  dog: {
    said: 'puppy',
    elsewhere: 'hund, hunde, chien, perro, cane, cani, cachorro, 犬, كلب, كلاب',
    things: 'dog, puppy, canine',
  },
  horse: {
    said: 'pony',
    elsewhere: 'pferd, cheval, chevaux, caballo, cavallo, cavalo, 馬, حصان, خيل',
    things: 'horse, horsehair, pony, riding lesson, equine, equestrian',
  },
  candle: {
    said: '',
    elsewhere: 'kerze, bougie, velas, candela, candele, ろうそく, キャンドル, شموع',
    things: 'candle, tealight, wax melt, bougie, taper',
  },
  flower: {
    said: '',
    elsewhere: 'blume, fleurs, flores, fiori, お花, زهور',
    things: 'flower, bouquet, rose, tulip, peony, lily, hydrangea, posy, sunflower, orchid',
  },
  clothes: {
    said: 'clothing, clothe',
    elsewhere: 'kleidung, klamotten, vêtements, ropa, vestiti, roupa, 洋服, ملابس',
    things: `
      shirt, tee, hoodie, sweater, jumper, cardigan, jean, trousers, dress, skirt, pyjama, pajama, sock, jacket, coat,
      blouse, legging, sweatshirt`,
  },
  plastic: {
    said: '',
    elsewhere: 'plastik, plastique, plástico, plastica, プラスチック, بلاستيك',
    things: 'plastic, acrylic, polypropylene, pvc, vinyl, polyester, nylon',
  },
};
