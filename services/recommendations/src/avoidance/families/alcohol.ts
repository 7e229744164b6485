/**
 * Alcohol, what it is served with and what is made of it: for whoever avoids it, and for whom it is wrong. In doubt
 * more of it. How words are compared: `Words` in `family.ts`. Apostrophes are left out.
 */
export const alcohol = {
  things: `
    wine, wines, beer, ale, lager, stout, ipa, pilsner, whisky, whiskies, whiskey, gin, rum, vodka, tequila, mezcal,
    brandy, brandies, bourbon, scotch, cognac, armagnac, liqueur, liquor, cocktail, champagne, prosecco, cava,
    cremant, absinthe, vermouth, limoncello, spritz, martini, mead, sake, soju, cider, schnapps, amaretto, ouzo,
    grappa, kirsch, pisco, pimms, sherry, ruby port, tawny port, vintage port, port wine, sangria, daiquiri,
    margarita, mojito, negroni, caipirinha, irish coffee, eggnog, advocaat, cocktail bitter, angostura, pinot,
    merlot, malbec, chardonnay, sauvignon, rioja, shiraz, zinfandel, riesling, chianti, barolo, tempranillo,
    lambrusco, sauternes, single malt, craft spirit, spirit tasting, spirit set, spirit measure, spirits gift,
    aperitif, digestif, alcohol*, booze, boozy, brew, brewing, brewery,
    breweries, home brew, homebrewing, home brewing, distillery, vineyard, winery, wineries, winemaker,
    wine maker, winemaking, wine making, sommelier, bartender, mixology, barware, bar cart, bar tool, bacardi,
    smirnoff, jack daniels, jägermeister, budweiser, heineken, guinness, carlsberg, corona extra, peroni,
    absolut vodka, johnnie walker, jim beam, baileys, campari, aperol, captain morgan, cointreau, kahlua, disaronno,
    tanqueray, bombay sapphire, hip flask, decanter, corkscrew, shot glass, shot glasses, pint glass, pint glasses,
    tankard, flask … funnel, shot set, drinking game, drinking roulette, shot game, drunk, keg, bottle opener,
    pub crawl, beer pong`,
  harmless: `
    wine gum, wine red, licorice, liquorice, digestive biscuit, digestive biscuits, digestives, chartreuse green, oz chartreuse, root beer, ginger beer, butter beer, beer float, ginger ale, ale house, cider vinegar,
    cider doughnut, cider donut, cider house rules, gin rummy, rum tum, scotch tape, scotch egg, scotch brite,
    bourbon biscuit, bourbon cream, bourbon vanilla, brandy melville, cognac … boots, cognac leather, cognac suede,
    champagne gold, champagne pink, champagne stars, champagne glitter, champagne colour, champagne coloured,
    champagne color, champagne colored, prawn cocktail, fruit cocktail, alcohol marker, alcohol ink, alcohol pen,
    alcohol based marker, potion brewing, brewing potion, tea brewing, coffee brewing, coffee brewer, tea brewer,
    cold brew, brew coffee, brew tea, brewing coffee, brewing tea, kombucha brewing, kombucha brew, pizza margarita,
    master and margarita, for goodness sake, for heavens sake, mead notebook, mead five star, mead composition,
    mead spiral, drunk elephant, guinness world, guinness book, hot wheels corkscrew, corkscrew … track,
    corkscrew … coaster, weingummi*, malzbier*, weinrot, *schwein*, sans alcool, sin alcohol, senza alcol, sem álcool,
    cor vinho`,
  /** The same in the other languages of the screens. */
  elsewhere: `
    *wein, wein*, *bier, bier*, *schnaps, schnaps*, *likör, likör*, *sekt, sektglas, sektgläser, sektset,
    trinkspiel*, flachmann, alkohol*, vin, vins, bière, rhum, liqueur, eau de vie, pastis, ricard, cidre, apéritif,
    jeu à boire, tire bouchon, cave à vin, alcool, vino, vinos, cerveza, licor, ginebra, ron añejo, ron blanco,
    botella de ron, ron cubano, aguardiente, sidra, juego de beber, chupito, vini, birra, birre, liquore, liquori,
    spumante, amaro, gioco alcolico, cavatappi, alcolico, alcolici, vinho, vinhos, cerveja, cachaça, licores,
    aguardente, caipirinha, jogo de beber, jogo de bebida, saca rolhas, نبيذ, بيرة, ويسكي, روم, فودكا, خمر, عرق,
    شمبانيا, كحول, ワイン, ビール, 日本酒, 焼酎, 純米, 吟醸, 泡盛, ウイスキー, ウォッカ, 梅酒, チューハイ, ジン 700, おちょこ, 徳利`,
} as const;

/** Words that also stand within others, or would mean something else in another language. */
export const furtherAlcohol = {
  en: `
    winemak*, homebrew*, beer*, wine glass*, whisky*, grappa*, sambuca, calvados, vermouth*, cocktail*,
    bottle opener, fernet`,
  de: `
    wein*, bier*, sekt*, spirituose*, alkohol*, cocktail*, whisky*, rumfass, rumtopf, rumflasche, obstbrand,
    kräutergeist, obstler, feuerzangenbowle*, kapselheber, flaschenöffner*, zapfanlage*, grappa*, glühwein*,
    weißwein*, rotwein*, schnaps*, champagner*, maßkrug, maßkrüge, trinkhorn, destille, saufspiel*, met honigwein,
    likör*`,
  fr: `
    spiritueux, oenolog*, degustation de vin*, carafe à décanter, décapsuleur*, calvados, crémant, kir royal,
    verre à shot, verres à shot, verre à shooter, verres à shooter, flasque, porto rouge, chartreuse, eaux de vie,
    mirabelle eau, vermouth, brassage, bières`,
  es: `
    ron, whisky*, enolog*, vinoteca, bodega, vermut, sacacorchos, descorchador*, orujo, pacharán, abrebotellas,
    coctel*, cóctel*, anís dulce, anís del mono, cervez*, chupitos, destilad*, mezcal*, tinto de verano, jerez fino,
    moscatel`,
  it: `
    liquor*, enolog*, enoteca, vinic*, da shot, sambuca, apribottiglie, distillat*, birr*, grapp*, cicchett*,
    vermut, nocino, fiaschetta, mirto di sardegna`,
  pt: `
    licor*, enolog*, alcoolic*, de shot, copo shot, copos shot, abridor de garrafa, abridores de garrafa,
    abre garrafas, espumante, uísque, coquetel*, coqueteleira, chope, chopp, ginja, ginjinha, moscatel, cervej*,
    destilad*`,
  ja: `
    酒*, *酒, *ビール, *ワイン, ワイン*, スキットル, クラフトジン, ジン, ラム酒, カクテル, シャンパン, ハイボール, ぐい呑み, リキュール, ブランデー, 泡盛, ビア, ビアグラス, ビアマグ,
    ビアカップ, テキーラ, レモンサワー, チューハイ, 栓抜き, ジョッキ, お猪口, 盃`,
  ar: `
    نبيذ*, خمور, كحولي*, كوكتيل, كوكتيلات, براندي, تكيلا, ليكور*, جن لندن, جين تونيك, فتاحه زجاجات, فتاحه نبيذ,
    بيره`,
} as const;
