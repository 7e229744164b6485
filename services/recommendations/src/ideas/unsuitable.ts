import { alcohol } from '../avoidance/families/alcohol.js';

/** Words and phrases that tell one sort of thing in titles of shops: `beer` is also "Beers", `body suit` also "bodysuit". */
export interface Sort {
  /** With `*` a word may begin or end in any way; `…` is up to three words. Apostrophes are left out. */
  things: string;
  /** Phrases in which such a word means something else. */
  harmless: string;
  /** The same in the other languages of the screens, one a line. */
  elsewhere: string;
  /** A book or a film may have it in its title. */
  isFineInTitles?: boolean;
  /** One that `ofToys` tells is for children. */
  isFineAsToy?: boolean;
}

/** What says that something is a toy, or made for children to use. */
export const ofToys = `
  toy, toys, play kitchen, play set, playset, play food, pretend play, foam, rubber axe, rubber sword, rubber knife, dress up, inflatable, plastic sword, plastic knife, plastic axe, plastic gun, lego, playmobil, nerf, montessori, minecraft, for kids, for children,
  kids, kid safe, childrens, child safe, spielzeug*, spielküche, kinder, kindermesser, kinderbesteck, kinderküche, kinderkochset, kinderschwert, für kinder, schaumstoff*, aus schaumstoff, aufblasbar*,
  jouet, enfant, enfants, dînette, en mousse, gonflable, juguete, juguetes, infantil, para niños, de espuma, inflable, hinchable,
  giocattolo, giocattoli, per bambini, bambini, di gomma, gommapiuma, gonfiabile, brinquedo, brinquedos, para crianças, inflável, insuflável,
  لعبة, للأطفال, أطفال, فوم, おもちゃ, 玩具, 子供用, 子ども用, こども用, キッズ, おままごと, スポンジ`;

/** What a child, somebody from work, or anybody but a partner is not given. In doubt more of them. */
export const unsuitable = {
  alcohol,
  /** Blades, bows and guns: also toys, and what children cook with. */
  weapons: {
    isFineInTitles: true,
    isFineAsToy: true,
    things: `
      *knife, *knives, blade, sword, broad sword, long sword, short sword, *dagger, axe, battle axe, hand axe, hatchet,
      machete, katana, *gun, *pistol, revolver, rifle, crossbow, cleaver`,
    harmless: `
      begun, shogun, shōgun, *durchmesser, klebepistole, *spritzpistole, seifenblasenpistole, spielzeugpistole*,
      toy knife, play knife, butter knife, butter knives, palette knife, palette knives, safe knife, blunt knife, knife and fork, knife … fork,
      cutlery … knife, blade runner, roller blade, shoulder blade, blade of grass, wooden sword, pokemon sword, pokémon sword, skyward sword,
      sword in the stone, sword art online, sword coast, glue gun, massage gun, top gun, guns n roses, guns and roses, water pistol,
      water gun, bubble gun, squirt gun, bubble pistol, sex pistols, buttermesser, *holzschwert, épée … en bois, espada … de madera,
      spada … di legno, espada … de madeira, pistolet à eau, pistolet à bulle, pistolet à colle, pistola de agua, pistola de cola,
      pistola ad acqua, pistola de água, wasserpistole*, heißklebepistole, pesce spada, pez espada, machado de assis,
      pistola … burbujas, pistola … bolle, pistola … bolhas, pistola … pompas, sabre laser, sabre de luz, light sabre, مسدس ماء, مسدس فقاعات`,
    elsewhere: `
      *messer, messerset, *pistole, armbrust, *schwert, *schwerter, säbel, *axt, *äxte, *beil, macheten, dolch,
      couteau, couteaux, poignard, pistolet à, carabine, arbalète, épée, sabre, hache, hachette de, hachette à, hachette forgée,
      cuchillo, pistola, ballesta, espada, hacha, puñal, coltello, coltelli, balestra, spada, sciabola, ascia, pugnale,
      faca, machado, facão, punhal, سكين, خنجر, مسدس, سيف معدني, سيف حديد, سيف ياباني, فأس,
      ナイフ, 包丁, 日本刀, 模造刀, 手斧, ボウガン`,
  },
  dangerous: {
    isFineInTitles: true,
    things: `
      pocket knife, folding knife, hunting knife, throwing knife, throwing knives, throwing axe,
      tomahawk, switchblade, stiletto switch, karambit, balisong, brass knuckle, air rifle, air gun, bb gun, taser, airsoft, hunting bow, compound bow,
      throwing star, paintball gun, paintball marker, bottle rocket, rocket pack, rocket assort*, fire pit, broadhead, ammo, ammunition,
      shotgun cartridge, 12 gauge, 9mm, 9 mm pistol, pepper spray, scalpel, chain saw, razor, multi tool, lighter, firelighter,
      firework, firecracker, roman candle, sparkler, tobacco, cigar, cigarette, cigarillo, e cig*, e liquid, nicotine, vape,
      vaping, hookah, shisha, bong, rolling paper, blunt wrap, smoking, herb grinder, weed grinder, tobacco grinder,
      angle grinder, cannabis, weed, thc, cbd, delta 8, delta 9, marijuana, hemp bud, pre roll, stoner, juul, marlboro,
      vaporesso, pod kit, pod system, whittling, carving knife, carving knives, carving set, carving tool, wood carving,
      blow torch, torch lighter, petrol, energy drink, energy … shot, monster energy, red bull energy, lottery, scratch card,
      casino, poker, gambling, betting`,
    harmless: `
      razor … scooter, lighter than, lighter weight, weed control, weed killer,
      weed puller, petrol blue, petrol station, petrol pump, firework art, fireworks scratch, firework … print,
      firework … poster, casino royale, poker face, smoking jacket, pumpkin carving, light stick … bong, 花火柄`,
    elsewhere: `
      taschenmesser, klappmesser, jagdmesser, wurfmesser, springmesser, feuerwerk*, *feuerzeug*, *luftgewehr*, softair*, schreckschuss*,
      zigarr*, zigarett*, tabak*, poker*, pfefferspray, wurfstern*, silvesterrakete*, bengalische fackel*, wasserpfeife*, paintball*, jagdbogen,
      couteau de poche, couteau de chasse, couteau pliant, arc de chasse, arc à poulies, briquet, pétard, feu dartifice, cigare, cigarette,
      machette, feux dartifice, fusil, narguilé, vapoteuse, navaja, cuchillo de caza, cuchillo de monte, mechero, petardo, puro habano, puros habanos, puro cubano, puros cubanos, puño americano, cigarrillo, escopeta,
      vapeador, cachimba, coltellino, coltello da caccia, accendino, accendini, petardi, sigaro, sigari, sigaretta, sigarette, softair, narghilè,
      canivete, faca de caça, isqueiro, foguete, cigarro, charuto, espingarda, pôquer, poquer, narguilê, besta de caça,
      بوكر, قمار, سكين صيد, سكين جيب, ولاعة, ألعاب نارية, سيجارة, سجائر, سيجار, شيشة, بندقية,
      サバイバルナイフ, 折りたたみナイフ, ライター, 花火, タバコ, たばこ, カジノ, ポーカー, 電動ガン, エアガン, クロスボウ`,
  },
  /** For adults only by what the title says. */
  forAdults: {
    things: `
      adults only, adult only, adult novelty, for couples, couples game, 18+, r18, pegi 18, over 18, over 18s, uncensored, mature content, adult truth,
      adult party game, adult card game, cards against humanity`,
    harmless: `18+ month, 18+ mths, 18+ m`,
    elsewhere: `
      ab 18, saufspiel*, nur für erwachsene, interdit aux mineurs, réservé aux adultes, solo para adultos, sólo para adultos,
      solo per adulti, só para adultos, للكبار فقط, 成人向け, 18禁`,
  },
  intimate: {
    isFineInTitles: true,
    things: `
      lingerie, underwear, undies, underpants, panty, panties, bra, bralette, thong, g string, knickers, jockstrap, boxer brief,
      boxer short, boxers, briefs, trunk twin, trunks twin, trunk 3, trunks 3, trunk multi, trunks multi, nightie, night gown,
      night dress, nightwear, night shirt, negligee, babydoll, body suit, body stocking, stockings, suspender, suspender belt,
      garter, corset, shapewear, bikini, swimsuit, kimono robe, chemise, sleepwear, pyjama, pajama, bath robe, perfume, cologne,
      parfum, eau de toilette, deodorant, body lotion, body oil, body butter, body wash, body spray, body mist, massage, massager,
      massaging, bath oil, bath bomb, bath salt, bubble bath, bath for two, shaving kit, love coupon, love letter, romantic,
      soul mate, i love you, kiss me, first kiss*, be mine, my love, intimate, valentines, valentine gift, valentine card,
      for lovers, for couples, couples, couple … shirt, couple … bracelet, couple … ring, his and hers, his & hers, tantric`,
    harmless: `
      boxers dog, boxers puppy, cologne cathedral, cologne skyline, cologne city, city of cologne, romantic poet,
      romantic poetry, romantic era, romantic piano, christmas stockings, stockings for christmas, suspender clip,
      night shirt pattern, thé … parfum, parfums de fruits, aux parfums, sujetador de cable, sujetadores de cable, on the g string, striped pyjamas`,
    elsewhere: `
      bademantel, bademäntel, badebombe*, badekugel*, badesalz*, badeöl*, badezusatz*, schaumbad, körperlotion*, körperbutter, körperöl*,
      duschgel*, rasierset, halterlos*, strapse, negligé, badepralinen, badeanzug, boxer shorts,
      unterwäsche, unterhose*, dessous, nachthemd*, schlafanzug, schlafanzüge, parfum, parfüm*, massage*, spitzen bh, bh,
      partnerarmb*, partnerring*, partnerlook, für paare, pärchen*, romantisch*, liebesgutschein*, liebesbrief*, liebesschloss*,
      peignoir, bain moussant, lait corporel, crème corporelle, huile corporelle, beurre corporel, bombe de bain, boule de bain, sel de bain,
      sels de bain, gel douche, coffret rasage, coffret rasoir, boxer homme, boxers homme, boxer pour homme, maillot de bain, eau de cologne, slip homme, slip femme, string femme, body dentelle,
      sous vêtement, nuisette, soutien gorge, culotte, caleçon, pyjama, parfum, massage, pour couple, romantique, jarretelle,
      albornoz, bata de baño, bomba de baño, bombas de baño, sales de baño, espuma de baño, baño de espuma, set de baño, gel de ducha,
      loción corporal, crema corporal, leche corporal, aceite corporal, manteca corporal, colonia para, colonia hombre, colonia mujer, agua de colonia,
      set de afeitado, bragas, bañador, body de encaje, lencería, ropa interior, calzoncillo, bóxer, pijama, camisón, perfume, masaje, de pareja, para parejas, romántic*, sujetador,
      bagnoschiuma, bagno schiuma, bomba da bagno, bombe da bagno, sali da bagno, crema corpo, olio corpo, burro corpo, latte corpo, set da barba,
      perizoma, baby doll, doccia schiuma, docciaschiuma, costume da bagno, vestaglia, intimo, profumo, massaggio, reggiseno, mutande, pigiama, camicia da notte, di coppia, per coppie, romantic*, accappatoio,
      roupão, roupões, espuma de banho, bomba de banho, bombas de banho, sais de banho, creme corporal, loção corporal, óleo corporal,
      manteiga corporal, kit de barbear, camisola de cetim, camisola cetim, camisola de renda, roupa íntima, cueca, pijama, camisola de dormir, massagem, de casal, para casais, romântic*, sutiã, calcinha,
      روب حمام, روب استحمام, برنس حمام, قنابل استحمام, قنبلة استحمام, أملاح استحمام, أملاح الاستحمام, لوشن للجسم, لوشن الجسم,
      كريم للجسم, كريم الجسم, زيت الجسم, زيت للجسم, ملابس داخلية, ملابس نوم, بيجاما, قميص نوم, عطر, تدليك, مساج, رومانسي, للأزواج, للزوجين, رومانسية,
      入浴剤, バスボム, バスソルト, バスローブ, ボディクリーム, ボディローション, ボディオイル, ボディバター, ボクサーパンツ, ナイトガウン, ストッキング, ブラ レース, レース ブラ,
      下着, ランジェリー, ブラジャー, ネグリジェ, ナイトウェア, パジャマ, 香水, パルファム, オードトワレ, マッサージ, ペアリング, ペアネックレス, カップル`,
  },
  erotic: {
    things: `
      erotic*, fifty shades, sex, sexy, sexual, sexercise, sensual, kink, kinky, kinkier, lubricant, lube, vibrator, vibrating ring,
      vibrating egg, vibrating bullet, vibrating wand, vibrating love, vibrating pant*, vibrating knickers, wand massager,
      strap on harness, ben wa, fleshlight, tenga, feather tickler, blindfold … tickler, condom, handcuffs, lingerie, negligee,
      dildo, butt plug, anal, bondage, bdsm, dominatrix, chastity, fetish, spanking, leather whip, whip set, whip … cuff,
      whip … blindfold, whip … handcuff, gag ball, ball gag, love doll, cock ring, nipple clamp, nipple cover, nipple tassel,
      nipple pasties, nipple sucker, thong, g string, crotchless, peephole, body stocking, kama sutra, foreplay, naughty dice,
      naughty card, naughty game, naughty couple, naughty nurse, naughty maid, naughty schoolgirl, naughty … outfit,
      naughty … costume, naughty gift, naughty truth, naughty scratch, naughty night, stripper, striptease, strip poker,
      strip club, strip twister, strip game, lap dance, penis, willy warmer, willy straw, willy soap, willy shaped, willy pasta,
      willy mug, willy candle, willy lolly, willy hoopla, clone a willy, grow a willy, boob, clitoral, prostate massager,
      prostate stimul*, prostate vibrator, masturbat*, male stroker, stroker sleeve, pocket pussy, nude photo, nude pin up,
      nude girl, nude glamour, nude playing, nude calendar, nude magazine, nude model, nude poster, nudes, nudist, playboy,
      hustler, xxx dvd, xxx box, xxx magazine, xxx playing, adult xxx, gimp mask, blow up doll, inflatable doll, open cup,
      bedroom command, bedroom game, adult novelty, suggestive … game, porn*, orgasm*, aphrodisiac*, arous*, seductive, swingers party,
      swingers game, pheromone, adult toy, adult film, adult dvd, adult movie, adult video, adult game, edible body,
      edible bra, candy bra, edible undies, edible underwear, chocolate body paint, lovers body paint, couples body paint,
      boudoir photo*, boudoir shoot, boudoir lingerie, boudoir set, pleasure ring, pleasure balm, pleasure oil, pleasure gel,
      pleasure toy, pleasure kit, pleasure set, pleasure wand, pleasure bead, pleasure plug, pleasure massager, her pleasure,
      his pleasure, pleasure for couples, intimate massager, intimate pleasure, intimate lube, lovers dice, lovers game,
      lovers blindfold, lovers bed, for lovers, couples toy, couples ring, couples game, couples sex, couples fantasy,
      fantasy role play, maid … lace, lust dice, lust card, lust game, lust oil, lust candle, lust set, bed restraint,
      wrist restraint, restraint kit, restraint set, restraint strap, restraints, satisfyer, lovehoney, ann summers, lelo`,
    harmless: `
      sex pistols, sex and the city, the second sex, sex education, sexes, sex chromosome, sexual selection, kink the,
      kinky boots, the kinks, kinks, bike lube, chain lube, dry lube, wet lube, cube lube, switch lube, keyboard lube,
      clay bar … lube, bike lubricant, chain lubricant, sewing machine lubricant, silicone lubricant spray, toy handcuffs,
      police … handcuffs, kink free, better than sex, herb stripper, human bondage, on the g string, guitar … g string, strings … g string, violin … g string,
      cello … g string, g string guitar, g string violin, thong sandal, leather thong, peephole door, the vibrators,
      wire stripper, cable stripper, paint stripper, stripper deck, nars orgasm, for lovers of, playboy of the western world,
      kid hustler, the hustler`,
    elsewhere: `
      *eroti*, ouvert*, sexspielzeug, liebeskugeln, handschellen, reizwäsche, dessous, gleitgel,
      érotique, aphrodisiaque, sextoy, vibromasseur, menottes, coquin, coquine, gel lubrifiant, lubrifiant intime, jeu coquin,
      erótic*, afrodisiac*, afrodisíac*, vibrador, consolador, esposas de peluche, lubricante íntimo, juguete sexual, lencería sexy,
      erotico, erotica, sensuale, vibratore, masturbatore, manette, lubrificante intimo, sexy shop, giocattolo sessuale,
      masturbador*, algemas, lubrificante íntimo, sensual, brinquedo sexual, sex shop,
      جنسي, جنسية, مثير للشهوة, مثيرة للشهوة, مثيرة من, لانجري,
      セクシー, アダルト, ラブローション, 官能, バイブレーター, 手錠 ファー`,
  },
} as const satisfies Record<string, Sort>;
