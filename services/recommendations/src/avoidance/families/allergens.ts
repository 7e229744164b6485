import type { Family, Words } from './family.js';

const nuts = {
  names: {
    en: 'nut, tree nut, mixed nut',
    de: 'nuss, nüsse, nüssen, nuss*, nüsse*, schalenfrüchte*',
    fr: 'noix, fruits à coque, fruit à coque',
    es: 'nuez, nueces, frutos secos, fruto seco',
    it: 'noce, noci, frutta a guscio, frutta secca',
    pt: 'noz, nozes, frutos secos, oleaginosas',
    ja: '*ナッツ, 木の実, くるみ',
    ar: 'مكسرات, جوز, المكسرات',
  },
  sorts: {
    en: 'almond*, hazelnut*, walnut*, pecan*, cashew*, pistachio*, macadamia*, brazil nut, pine nut',
    de: `
      mandel*, *haselnuss*, *haselnüsse*, *walnuss*, *walnüsse*, *nussmus, *nussmix, pistazie*, pekannuss*, cashew*,
      *mandeln, *mandel, *nüsse, *nuss`,
    fr: 'amande*, noisette*, pistache*, cajou, pécan, macadamia',
    es: 'almendra*, avellana*, pistacho*, anacardo*, pacana*, piñones, nogal',
    it: 'mandorl*, nocciol*, pistacch*, anacard*, pinol*',
    pt: 'amêndoa*, avelã*, castanha*, pistache*, pistácio*, caju, pinhões',
    ja: 'アーモンド*, クルミ, 胡桃, ピスタチオ*, カシュー*, ヘーゼルナッツ*, マカダミア*, ピーカン*',
    ar: 'لوز, فستق, بندق, كاجو, صنوبر, عين الجمل',
  },
  things: {
    en: `
      peanut, praline, marzipan, nougat, nutella, gianduja, gianduia, frangipane, amaretto, amaretti, baklava,
      turron, trail mix, muesli, granola, ferrero rocher, nut butter, nutty, florentine biscuit, bakewell, dukkah`,
    de: `
      erdnuss*, erdnüsse*, nougat*, *nougat, marzipan*, *marzipan, krokant*, makrone*, nutella, müsli*,
      studentenfutter, *praline, *pralinen, baklava`,
    fr: `
      cacahuète*, arachide*, nougat*, calisson*, praliné*, pralin, praline, pâte à tartiner, frangipane, massepain,
      nutella, muesli, baklava, financier`,
    es: `
      cacahuete*, cacahuate*, maní, turrón, turrones, mazapán, mazapanes, praliné, nutella, granola, muesli,
      nocilla, guirlache`,
    it: `
      arachid*, torrone, torroni, gianduia, gianduiotti, marzapane, amaretti, nutella, pralin*, muesli, granola,
      croccante, pesto, cantucci`,
    pt: 'amendoim, amendoins, torrão, maçapão, marzipã, nutella, praliné, granola, muesli, pesto',
    ja: 'ピーナッツ*, 落花生, マジパン, プラリネ, ヌガー, グラノーラ, ミューズリー, フロランタン, ジャンドゥーヤ, ヌテラ',
    ar: 'فول سوداني, الفول السوداني, بقلاوة, نوتيلا, مرزبان, نوجا, جرانولا',
  },
} satisfies Record<string, Words>;

const nutHarmless: Words = {
  en: `
    coconut, nutmeg, nutcracker, doughnut, butternut squash, walnut wood, walnut frame, wingnut, nut and bolt,
    nuts and bolts, nuts & bolts, chestnut brown, peanuts snoopy, snoopy peanuts, peanuts gang, almond eye, almond eyes, lug nut, hex nut, in a nutshell`,
  de: '*genuss*, kokosnuss*, muskatnuss*, nussknacker*, nussbaumholz*, nussbaum*, mandela, walnussholz*, mandelblüte*, schreibtisch … walnuss, regal … walnuss',
  fr: 'noix de coco, noix de muscade, casse noix',
  es: 'nuez moscada, nogal madera',
  it: 'noce moscata, noce di cocco, legno di noce, noci di cocco',
  pt: 'noz moscada',
  ja: 'ココナッツ, くるみボタン, くるみ割り, くるみ材, ドーナッツ',
};

/** What has milk, except that of soap and of colours. */
const milkThings: Words = {
  en: `
    cheese, cheeses, cheese*, cheesy, butter?, buttercream, buttermilk, chocolate?, chocolates?, chocolatier,
    cream?, creams?, creamy fudge, ice cream, yogurt, whey, ghee, custard, fudge, toffee, caramel?, gelato,
    mozzarella, parmesan, parmigiano, cheddar, brie, camembert, burrata, ricotta, feta, gouda, stilton, gorgonzola,
    mascarpone, pecorino, manchego, halloumi, casein, kefir, latte, cappuccino, dulce de leche, truffle?, praline,
    milkshake, tiramisu, raclette, fondue, paneer, roquefort, emmental, gruyere, baileys, irish cream`,
  de: `
    *käse*, *sahne*, butter?, *butter, joghurt*, *joghurt, quark*, *schokolade*, *schoko, schoko*, molke*,
    raclette*, fondue*, eis, *eiscreme, rahm*, topfen*, frischkäse*, *pralinen, *praline`,
  fr: `
    fromage*, crème?, crèmes?, beurre?, yaourt*, chocolat*?, caramel?, raclette, fondue, glace, camembert,
    roquefort, comté, reblochon, petit suisse`,
  es: `
    queso*, mantequilla, nata, yogur*, chocolate?, helado, dulce de leche, cuajada, manchego, requesón, bombón,
    bombones`,
  it: `
    formagg*, mozzarell*, panna, burro, yogurt, cioccolat*?, gelat*, ricotta, pecorino, grana padano, mascarpone,
    stracchino, tiramisù, taleggio, provolone`,
  pt: `
    queijo*, manteiga, nata, iogurte*, chocolate?, gelado, sorvete, requeijão, natas, doce de leite, bombom, bombons`,
  ja: '*チーズ, チーズ*, バター, クリーム?, 生クリーム, チョコ*, ヨーグルト*, アイスクリーム, カスタード, カフェラテ, バターサンド, キャラメル',
  ar: 'جبن, جبنه, اجبان, زبده, قشطه, لبن, لبنه, زبادي, شوكولاته, شوكولا, كريمه, ايس كريم, سمن',
};
const milkHarmless: Words = {
  en: `
    peanut butter, almond butter, cashew butter, nut butter, hazelnut butter, apple butter, cocoa butter,
    shea butter, body butter, butter knife, butter knives, butter dish, butter bean, butter lettuce, coconut milk,
    oat milk, almond milk, soy milk, soya milk, rice milk, cashew milk, coconut cream, hand cream, face cream,
    body cream, eye cream, foot cream, night cream, day cream, shaving cream, skin cream, cleansing milk, body milk,
    moisturising cream, cream of tartar, cream soda, milk thistle, milk tooth, milk crate, cheese plant,
    truffle oil, black truffle, white truffle, truffle salt, milky way galaxy`,
  de: `
    erdnussbutter*, nussbutter*, kakaobutter*, sheabutter*, körperbutter*, butterblume*, butterfly*, handcreme*,
    kokosmilch*, hafermilch*, mandelmilch*, sojamilch*, körpermilch*, sonnenmilch*, reinigungsmilch*, käsereibe*, milchglas*, milchaufschäumer*, milchkännchen*, butterdose*, butterbrotdose*`,
  fr: `
    beurre de cacahuète, beurre d arachide, beurre de cacao, beurre de karité, crème mains, crème pour les mains,
    crème pour mains, crème visage, lait de coco, lait d avoine, lait de soja, lait d amande, lait corporel,
    lait pour le corps, pot à lait, mousseur à lait, crème solaire, crème hydratante`,
  es: `
    crema de manos, leche de coco, leche de avena, leche de soja, leche de almendra, leche de almendras,
    leche corporal, manteca de karité, diente de leche`,
  it: `
    burro di arachidi, burro di karité, burro di cacao, latte di cocco, latte di avena, latte di soia,
    latte di mandorla, latte corpo, latte detergente, burro corpo`,
  pt: `
    manteiga de amendoim, manteiga de karité, manteiga de cacau, leite de coco, leite de aveia, leite de soja,
    leite de amêndoa, leite corporal`,
  ja: 'ハンドクリーム, ピーナッツバター, ココナッツミルク, 豆乳, オーツミルク, アーモンドミルク, シアバター, クリーム色, シェービングクリーム, ミルクティー色, フェイスクリーム, ボディクリーム',
  ar: 'زبده الفول السوداني, زبده الشيا, حليب جوز الهند, حليب اللوز, كريم اليدين',
};

const glutenThings: Words = {
  en: `
    bread*, *bread, flour, pasta, pastas, biscuit*, cookie*, sourdough*, beer*, ale, lager, stout, ipa, *cake,
    *cakes, cake*, cracker, crackers, pretzel, noodle, ramen, udon, couscous, bulgur, semolina, spelt, rye, barley,
    malt, malted, pizza*, bagel, croissant, brownie, muffin, pastry, pastries, sandwich, waffle, panettone, stollen,
    wafer, granola, cereal, spaghetti, tagliatelle, linguine, penne, lasagne, lasagna, ravioli, gnocchi, baguette,
    focaccia, ciabatta, brioche, pie, tart?, dumpling, gyoza, seitan, doughnut, scone, baking mix, soy sauce, panko,
    bread maker, macaroni, mac and cheese, strudel, naan, crumpet, flapjack, battered, breadcrumb, churro, freekeh,
    farro, triticale, shortcrust`,
  de: `
    *brot*, *mehl, mehl*, *nudel*, *keks*, *kuchen*, bier*, *bier, *torte, torte*, stollen, *stollen, gebäck*,
    *gebäck, lebkuchen*, brezel*, dinkel*, roggen*, gerste*, pizza*, pasta*, spätzle*, waffel*, backmischung*,
    müsli*, grieß*, knödel*, brötchen*, zwieback, plätzchen*, teig*, croissant*, baguette*, couscous, bulgur`,
  fr: `
    pain, pains, farine*, pâtes, biscuit*, gâteau*, bière*, brioche*, croissant*, baguette*, biscotte*, crêpe*,
    galette*, tarte*, pizza*, seigle, orge, épeautre, semoule, madeleine*, sablé*, gaufre*, cookie*, quiche*,
    levain, pain d épices, nouille*, couscous, boulgour, viennoiserie*`,
  es: `
    pan, panes, harina*, galleta*, pasta, cerveza*, bizcocho*, torta*, tarta*, pizza*, centeno, cebada, espelta,
    sémola, fideo*, magdalena*, churro*, empanada*, roscón, polvorón*, macarrones, espaguet*, masa madre, bollería,
    hojaldre, gofre*`,
  it: `
    pane, pani, farina, farine, pasta, paste, biscott*, torta, torte, birra, birre, pizza*, segale, orzo, farro,
    semola, semolino, grissini, crackers, panettone, pandoro, colomba, focaccia*, gnocchi, spaghetti, tagliatelle,
    lasagn*, cornett*, lievito madre, taralli, crostat*, cantucci, fregola`,
  pt: `
    pão, pães, farinha*, bolo, bolos, bolacha*, biscoito*, cerveja*, massa, massas, torta*, tarte*, pizza*, centeio,
    cevada, espelta, sêmola, macarrão, broa*, pastel, pastéis, empada*, esparguete, croissant*, folhado*`,
  ja: `
    パン, 食パン, *パン粉, ラーメン, うどん, カステラ, クッキー*, ビール, パスタ*, スパゲッティ*, ピザ*, ケーキ*, *ケーキ, ビスケット*, ドーナツ*, そうめん, 素麺, 餃子, パンケーキ*,
    ホットケーキ*, せんべい汁, 麺, まんじゅう, お好み焼き*, たこ焼き*, マカロニ*, クラッカー*, ワッフル*, 菓子パン, サンドイッチ*, 大麦, ライ麦, 麦芽, マフィン*, バウムクーヘン*,
    サブレ*, ラスク*, タルト*, どら焼き, 今川焼`,
  ar: `
    خبز, معكرونه, مكرونه, بسكويت, كعك, كيك, دقيق, طحين, شعير, برغل, كسكس, سميد, بيتزا, معجنات, نودلز, كنافه, فطائر,
    شعيريه`,
};
const glutenHarmless: Words = {
  en: `
    cake stand, cake tin, cake slice, cookie cutter, biscuit tin, bread knife, bread knives, bread bin, bread board,
    pie dish, soap cake, bath cake, cake soap, rice noodle, rice cracker, rice cake, buckwheat noodle, breadth,
    christmas cracker, nutcracker, firecracker, pie chart, tart burner, wax tart, ginger ale, oatcake, soba noodle,
    cornbread, glass noodle`,
  de: `
    reisnudel*, schwimmnudel*, poolnudel*, brotdose*, brotzeitbox*, maismehl*, mandelmehl*, kokosmehl*,
    buchweizenmehl*, reismehl*, brotkasten*, keksdose*, waffelpiqué*, brotmesser*`,
  fr: `
    galette de riz, galettes de riz, farine de riz, farine de maïs, nouilles de riz, pâtes de fruits, pâte de fruits,
    nid d abeille, boîte à biscuits, boîte à gâteaux, huche à pain, couteau à pain`,
  es: `
    harina de maíz, harina de arroz, fideos de arroz, galletas de arroz, torta de arroz, tortas de arroz,
    pan de oro, frying pan, cake pan, sauce pan, pan set, iron pan, pan cast, grill pan, baking pan, steel pan,
    peter pan, pan tilt`,
  it: `
    farina di riso, farina di mais, farina di ceci, gallette di riso, pasta modellabile, pasta di zucchero,
    pasta di sale`,
  pt: 'farinha de arroz, farinha de milho, massa corrida, massa de modelar',
  ja: '米粉*, ビーフン, フライパン, パン切り, 春雨, ライスヌードル, フェイスケーキ, ワッフル織*, ワッフルタオル',
  ar: 'دقيق الذره, دقيق الارز',
};

/** What food in Europe has to name as an allergen, and some more. */
export const allergens = {
  nut: { ...nuts, harmless: nutHarmless },
  peanut: {
    names: {
      en: 'peanut, groundnut',
      de: 'erdnuss*, erdnüsse*, *erdnuss, *erdnüsse, *erdnüssen',
      fr: 'cacahuète*, cacahouète*, arachide*',
      es: 'cacahuete*, cacahuate*, maní, maníes',
      it: 'arachid*',
      pt: 'amendoim, amendoins',
      ja: 'ピーナッツ*, ピーナツ*, 落花生, 南京豆',
      ar: 'فول سوداني, فول السوداني, الفول السوداني, فستق سوداني',
    },
    // What has nuts is often made beside peanuts.
    things: {
      en: `
        satay, trail mix, reeses, snickers, nut, mixed nut, hazelnut*, praline, nutella, marzipan, nougat,
        ${nuts.things.en}`,
      de: `saté*, satay, erdnussflips, studentenfutter, *nuss*, *nüsse*`,
      fr: 'satay, mélange apéritif, nougat, noix',
      es: 'satay, frutos secos, guirlache',
      it: 'satay, noccioline, noccioline americane, frutta secca',
      pt: 'satay, paçoca, pé de moleque, frutos secos, nozes',
      ja: 'サテ, ミックスナッツ, ナッツ',
      ar: 'مكسرات, زبده الفول',
    },
    harmless: nutHarmless,
    goneWith: ['nut'],
  },
  milk: {
    names: {
      en: 'milk, dairy',
      de: '*milch*',
      fr: 'lait, laits, laitage, laitages, produit laitier, produits laitiers',
      es: 'leche, lácteo, lácteos, lácteas, láctea',
      it: 'latte, latticini, latticinio, lattiero',
      pt: 'leite, laticínio*, lacticínio*, lácteo*',
      ja: 'ミルク, 牛乳, 乳製品, 乳, ミルク*',
      ar: 'حليب, البان',
    },
    called: { en: 'casein, whey', de: 'kasein*, molke', fr: 'caséine', es: 'caseína', it: 'caseina', pt: 'caseína' },
    things: milkThings,
    harmless: milkHarmless,
    isOf: 'animals',
  },
  lactose: {
    names: {
      en: 'lactose',
      de: 'laktose*, lactose*, milchzucker*',
      fr: 'lactose',
      es: 'lactosa',
      it: 'lattosio',
      pt: 'lactose',
      ja: '乳糖, ラクトース',
      ar: 'لاكتوز',
    },
    things: {
      ...milkThings,
      en: `milk, dairy, ${milkThings.en}`,
      de: `*milch*, ${milkThings.de}`,
      fr: `lait, laits, ${milkThings.fr}`,
      es: `leche, ${milkThings.es}`,
      it: `latte, latticini, ${milkThings.it}`,
      pt: `leite, ${milkThings.pt}`,
      ja: `ミルク, 牛乳, 乳, ${milkThings.ja}`,
      ar: `حليب, البان, ${milkThings.ar}`,
    },
    harmless: milkHarmless,
    goneWith: ['milk'],
    isOf: 'animals',
  },
  gluten: {
    names: {
      en: 'gluten',
      de: 'gluten*',
      fr: 'gluten',
      es: 'gluten',
      it: 'glutine',
      pt: 'glúten',
      ja: 'グルテン',
      ar: 'غلوتين, جلوتين',
    },
    sorts: { en: 'rye, barley, spelt', de: 'roggen*, gerste*, dinkel*', ja: 'ライ麦, 大麦' },
    people: {
      en: 'coeliac, celiac, coeliacs',
      de: 'zöliakie*',
      fr: 'coeliaque*',
      es: 'celíac*',
      it: 'celiac*',
      pt: 'celíac*',
      ja: 'セリアック',
      ar: 'سيلياك, الداء البطني',
    },
    things: {
      en: `wheat, ${glutenThings.en}`,
      de: `weizen*, ${glutenThings.de}`,
      fr: `blé, ${glutenThings.fr}`,
      es: `trigo, ${glutenThings.es}`,
      it: `frumento, grano, ${glutenThings.it}`,
      pt: `trigo, ${glutenThings.pt}`,
      ja: `小麦, ${glutenThings.ja}`,
      ar: `قمح, ${glutenThings.ar}`,
    },
    harmless: glutenHarmless,
  },
  wheat: {
    names: {
      en: 'wheat',
      de: 'weizen*',
      fr: 'blé, froment',
      es: 'trigo',
      it: 'frumento, grano',
      pt: 'trigo',
      ja: '小麦*',
      ar: 'قمح, حنطه',
    },
    things: glutenThings,
    harmless: {
      ...glutenHarmless,
      en: `wheatgrass, ${glutenHarmless.en}`,
      de: `buchweizen*, ${glutenHarmless.de}`,
      ja: `小麦色, ${glutenHarmless.ja}`,
      es: `trigo sarraceno, ${glutenHarmless.es}`,
      it: `grano saraceno, ${glutenHarmless.it}`,
    },
    goneWith: ['gluten'],
  },
} as const satisfies Record<string, Family>;
