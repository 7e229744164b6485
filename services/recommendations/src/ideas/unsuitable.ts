/** Words and phrases that tell one sort of thing in titles of shops: `beer` is also "Beers", `body suit` also "bodysuit". */
interface Sort {
  /** With `*` a word may begin or end in any way; `…` is up to three words. */
  things: string;
  /** Phrases in which such a word means something else. */
  harmless: string;
  /** The same in other languages of the screens. */
  elsewhere: string;
}

/** What a child, somebody from work, or anybody but a partner is not given. Apostrophes do not count. */
export const unsuitable = {
  alcohol: {
    things:
      'wine, beer, ale, lager, stout, ipa, hard cider, dry cider, whisky, whiskey, whiskies, bourbon, scotch, single malt, gin, rum, ' +
      'vodka, tequila, mezcal, cognac, armagnac, schnapps, brandy, brandies, liqueur, champagne, prosecco, cava, vermouth, ' +
      'amaretto, limoncello, ouzo, grappa, spritz, martini, daiquiri, margarita, mojito, pinot, merlot, chardonnay, sauvignon, ' +
      'rioja, cocktail, alcohol*, brew, brewing, absinthe, mead, sake, decanter, hip flask, flask … funnel, shot glass, shot set, ' +
      'bacardi, smirnoff, jack daniels, jägermeister, budweiser, heineken, guinness, corona extra, peroni, absolut, johnnie walker, ' +
      'jim beam, baileys, campari, aperol, captain morgan, bar tool, drinking game, drinking roulette, shot game, drunk, pub crawl, keg, corkscrew, bottle opener',
    harmless:
      'drunk elephant, guinness world, guinness book, cognac … boots, cognac leather, cognac suede, wine gum, weingummi*, malzbier*, alkoholfrei*, wine red, root beer, ginger beer, butter beer, beer float, ginger ale, ale house, gin rummy, rum tum, scotch tape, ' +
      'scotch egg, scotch brite, bourbon biscuit, bourbon cream, brandy melville, champagne gold, champagne pink, champagne colour, ' +
      'champagne coloured, champagne color, champagne colored, prawn cocktail, fruit cocktail, alcohol free, non alcoholic, ' +
      'alcohol marker, alcohol ink, alcohol pen, alcohol based marker, potion brewing, brewing potion, tea brewing, margherita, ' +
      'pizza margarita, master and margarita, for goodness sake, for heavens sake, mead notebook, mead five star, mead composition, ' +
      'mead spiral',
    elsewhere:
      '*wein*, *bier*, *schnaps*, *likör*, *sekt*, vin, bière, rhum, liqueur, eau de vie, vino, cerveza, licor, ron añejo, ron blanco, ' +
      'botella de ron, ron cubano, birra, liquore, grappa, vinho, cerveja, cachaça, نبيذ, بيرة, ويسكي, روم, فودكا, ' +
      'ワイン, ビール, 日本酒, 焼酎, ウイスキー, 梅酒',
  },
  dangerous: {
    things:
      'knife, knives, blade, sword, dagger, axe, hatchet, machete, katana, switchblade, stiletto switch, karambit, balisong, ' +
      'brass knuckle, gun, shotgun, pistol, revolver, rifle, airsoft, crossbow, hunting bow, compound bow, throwing star, cleaver, ' +
      'bottle rocket, rocket pack, rocket assort*, fire pit, broadhead, ammo, ammunition, shotgun cartridge, 12 gauge, 9mm, ' +
      'pepper spray, scalpel, chain saw, razor, multi tool, lighter, firelighter, firework, firecracker, roman candle, sparkler, ' +
      'tobacco, cigar, cigarette, cigarillo, e cig*, e liquid, nicotine, vape, vaping, hookah, shisha, bong, rolling paper, ' +
      'blunt wrap, smoking, herb grinder, weed grinder, tobacco grinder, angle grinder, cannabis, weed, thc, cbd, delta 8, delta 9, ' +
      'marijuana, hemp bud, pre roll, stoner, juul, marlboro, vaporesso, pod kit, pod system, whittling, carving knife, carving knives, carving set, carving tool, wood carving, blow torch, ' +
      'torch lighter, petrol, energy drink, energy … shot, monster energy, red bull energy, lottery, scratch card, casino, poker, gambling, betting, adults only, ' +
      'adult only, 18+, r18, pegi 18, over 18, uncensored, mature content',
    harmless:
      'butter knife, palette knife, palette knives, butter knives, light stick … bong, safe knife, knife and fork, blade runner, roller blade, shoulder blade, blade of grass, ' +
      'foam … sword, toy … sword, plastic … sword, wooden sword, inflatable … sword, pokemon sword, pokémon sword, skyward sword, ' +
      'lego sword, sword in the stone, sword art online, sword coast, minecraft sword, foam katana, foam axe, minecraft axe, ' +
      'foam … gun, toy … gun, water gun, bubble gun, glue gun, squirt gun, nerf … gun, massage gun, top gun, ' +
      'guns n roses, guns and roses, water pistol, toy pistol, bubble pistol, sex pistols, toy rifle, razor … scooter, ' +
      'lighter than, lighter weight, weed control, weed killer, weed puller, petrol blue, petrol station, petrol pump, ' +
      'firework art, fireworks scratch, firework … print, firework … poster, casino royale, poker face, smoking jacket, pumpkin carving',
    elsewhere:
      '*messer, feuerwerk*, feuerzeug, luftgewehr, zigarett*, couteau, couteaux, briquet, pétard, feu dartifice, cigarette, fusil, ' +
      'cuchillo, navaja, mechero, petardo, cigarrillo, escopeta, coltello, coltelli, coltellino, accendino, accendini, petardi, ' +
      'sigaretta, sigarette, faca, canivete, isqueiro, foguete, cigarro, espingarda, سكين, ولاعة, ألعاب نارية, سجائر, شيشة, مسدس, ' +
      'بندقية, ナイフ, 包丁, ライター, 花火, タバコ, たばこ, 電動ガン, エアガン',
  },
  intimate: {
    things:
      'lingerie, underwear, undies, underpants, panty, panties, bra, bralette, thong, g string, knickers, jockstrap, boxer brief, ' +
      'boxer short, boxers, briefs, trunk twin, trunks twin, trunk 3, trunks 3, trunk multi, trunks multi, nightie, night gown, night dress, nightwear, night shirt, ' +
      'negligee, babydoll, body suit, body stocking, stockings, suspender, suspender belt, garter, corset, shapewear, bikini, swimsuit, ' +
      'kimono robe, chemise, sleepwear, pyjama, pajama, bath robe, perfume, cologne, eau de parfum, eau de toilette, deodorant, ' +
      'body lotion, body oil, body butter, body wash, body spray, body mist, massage, massager, massaging, bath oil, bath bomb, ' +
      'bath salt, bubble bath, bath for two, shaving kit, love coupon, love letter, romantic, soul mate, i love you, kiss me, ' +
      'be mine, my love, intimate, valentines, valentine gift, valentine card, for lovers, for couples, couples',
    harmless:
      'boxers dog, boxers puppy, cologne cathedral, cologne skyline, cologne city, city of cologne, romantic poet, romantic poetry, ' +
      'romantic era, romantic piano, christmas stockings, stockings for christmas, suspender clip, night shirt pattern',
    elsewhere:
      'unterwäsche, dessous, nachthemd, parfum, parfüm, massage*, spitzen bh, bh, sous vêtement, nuisette, soutien gorge, lencería, ' +
      'ropa interior, perfume, masaje, camisón, intimo, profumo, massaggio, reggiseno, roupa íntima, lingerie, massagem, ملابس داخلية, ' +
      'عطر, تدليك, 下着, ランジェリー, ブラジャー, 香水, マッサージ',
  },
  erotic: {
    things:
      'erotic*, fifty shades, sex, sexy, sexual, sexercise, sensual, kink, kinky, kinkier, lubricant, lube, vibrator, vibrating ring, vibrating egg, ' +
      'vibrating bullet, vibrating wand, vibrating love, vibrating pant*, vibrating knickers, wand massager, strap on harness, ben wa, fleshlight, tenga, feather tickler, condom, handcuffs, lingerie, negligee, dildo, butt plug, ' +
      'anal, bondage, bdsm, fetish, spanking, leather whip, whip … cuff, whip … blindfold, whip … handcuff, gag ball, ball gag, ' +
      'love doll, cock ring, nipple clamp, nipple cover, nipple tassel, nipple pasties, nipple sucker, nipple cream for lovers, thong, ' +
      'g string, crotchless, peephole, body stocking, kama sutra, foreplay, naughty, stripper, striptease, strip poker, strip club, ' +
      'strip twister, strip game, lap dance, penis, willy warmer, willy straw, willy soap, willy shaped, willy pasta, willy mug, ' +
      'willy candle, willy lolly, willy hoopla, clone a willy, grow a willy, boob, clitoral, prostate massager, prostate stimul*, prostate vibrator, ' +
      'masturbat*, male stroker, stroker sleeve, pocket pussy, nude photo, nude pin up, nude girl, nude glamour, nude playing, nude calendar, nude magazine, nude model, nude poster, nudes, nudist, ' +
      'playboy, porn*, orgasm*, aphrodisiac*, arous*, seductive, swingers party, swingers game, pheromone, adult toy, adult film, ' +
      'adult dvd, adult movie, adult video, adult game, edible body, edible undies, edible underwear, chocolate body paint, ' +
      'lovers body paint, couples body paint, boudoir photo*, boudoir shoot, boudoir lingerie, boudoir set, pleasure ring, pleasure balm, ' +
      'pleasure oil, pleasure gel, pleasure toy, pleasure kit, pleasure set, pleasure wand, pleasure bead, pleasure plug, ' +
      'pleasure massager, her pleasure, his pleasure, pleasure for couples, lovers dice, lovers game, lovers blindfold, lovers bed, ' +
      'for lovers, couples toy, couples ring, couples game, ' +
      'couples sex, couples fantasy, fantasy role play, maid … lace, lust dice, lust card, lust game, lust oil, lust candle, lust set, bed restraint, wrist restraint, restraint kit, ' +
      'restraint set, restraint strap, restraints, intimate massager, intimate pleasure, blindfold … tickler',
    harmless:
      'sex pistols, sex and the city, the second sex, sex education, sexes, sex chromosome, sexual selection, kink the, kinky boots, ' +
      'bike lube, chain lube, dry lube, wet lube, cube lube, switch lube, keyboard lube, bike lubricant, chain lubricant, ' +
      'sewing machine lubricant, silicone lubricant spray, toy handcuffs, police … handcuffs, human bondage, guitar … g string, guitar strings … g string, strings … g string, ' +
      'violin … g string, cello … g string, g string guitar, g string violin, thong sandal, leather thong, peephole door, naughty dog, the kinks, kinks, naughty children, stripper deck, clay bar … lube, naughty or nice, naughty list, ' +
      'wire stripper, cable stripper, paint stripper, nars orgasm, for lovers of, playboy of the western world',
    elsewhere:
      '*erotik*, sexspielzeug, érotique, aphrodisiaque, erótic*, afrodisiac*, afrodisíac*, vibrador, algemas, sensuale, erotico, ' +
      'erotica, جنسي, جنسية, مثير للشهوة, مثيرة للشهوة, セクシー, アダルト, ラブローション, 官能',
  },
} as const satisfies Record<string, Sort>;

/** How givers call people in "relationship", in English and in the other languages of the screens. */
export const calledSo = {
  atWork: {
    words:
      'boss, manager, supervisor, chef, colleague, co worker, workmate, client, customer, employee, teacher, mentor, professor, head of, ' +
      'team lead, team leader, department lead, group lead, project lead, leader, director, ceo, cfo, cto, office, work, intern, ' +
      'apprentice, trainee, assistant, secretary, secretaries, receptionist, head teacher, principal, headmaster, headmistress, tutor, ' +
      'lecturer, instructor, coach, coaches, trainer, therapist, counsellor, counselor, doctor, gp, dentist, nurse, midwife, carer, ' +
      'caregiver, landlord, landlady, tenant, nanny, au pair, baby sitter, childminder, cleaner, cleaning lady, housekeeper, gardener, ' +
      'driver, hairdresser, barber, accountant, lawyer, solicitor, vet, priest, pastor, vicar, neighbour, neighbor, postman, mailman, ' +
      'mail carrier',
    elsewhere:
      'chefin, vorgesetzte, vorgesetzter, kollege, kollegen, kollegin, kunde, kundin, mitarbeiter, mitarbeiterin, *lehrer, *lehrerin, ' +
      'professorin, büro, ufficio, bureau, oficina, escritório, patron, patronne, supérieur, supérieure, collègue, cliente, ' +
      'professeur, professeure, enseignant, enseignante, jefe, jefa, compañero de trabajo, compañera de trabajo, colega, profesor, ' +
      'profesora, maestro, maestra, capo, capa, collega, colleghi, insegnante, professoressa, chefe, professora, مدير, مديرة, مديرتي, ' +
      'مديري, زميل, زميلة, زميلي, زميلتي, عميل, عميلة, معلم, معلمة, أستاذ, أستاذة, 上司, 同僚, 部下, 先生, 取引先, お客様',
  },
  partner: {
    words: 'wife, husband, spouse, partner, girlfriend, boyfriend, fiance, fiancee, fiancé, fiancée',
    elsewhere:
      'frau, mann, ehefrau, ehemann, partnerin, verlobte, verlobter, mari, époux, épouse, femme, conjoint, conjointe, compagnon, ' +
      'compagne, esposo, esposa, marido, mujer, novio, novia, pareja, marito, moglie, fidanzato, fidanzata, compagno, compagna, mulher, ' +
      'namorado, namorada, noivo, noiva, companheiro, companheira, زوج, زوجة, زوجي, زوجتي, خطيب, خطيبة, خطيبي, خطيبتي, شريك, شريكة, ' +
      '妻, 夫, 彼女, 彼氏, 恋人, パートナー, 婚約者',
  },
  child: {
    words:
      'child, kid, toddler, baby, babies, newborn, infant, grandchild, godchild, pupil, schoolboy, schoolgirl, preschooler, little boy, ' +
      'little girl, little one, little brother, little sister, little cousin, little nephew, little niece, little man, little lady, ' +
      'teen, teenage, teenaged, teenager, tween, minor, young son, young daughter, young nephew, young niece, young cousin, ' +
      'youngest son, youngest daughter',
    elsewhere:
      'kleinkind, enkelkind, patenkind, kind, schüler, schülerin, enfant, petit enfant, bébé, filleul, filleule, niño, niña, bebé, ' +
      'ahijado, ahijada, bambino, bambina, neonato, neonata, figlioccio, figlioccia, criança, bebê, afilhado, afilhada, طفل, طفلة, ' +
      'طفلي, طفلتي, رضيع, رضيعة, 子ども, 子供, 赤ちゃん, 幼児, 小学生, 中学生, 高校生',
  },
} as const;
