import { isMinor, unsuitableFor } from './safety.js';

const isRefused = (relationship: string, age: number | null, title: string) =>
  unsuitableFor({ relationship, age })(title);

describe('what is wrong for a person', () => {
  it.each([
    ['Son', 7, 'Brushed chrome lighter'],
    ['niece (9)', null, 'Hip flask with funnel'],
    ['nephew, 8', null, 'Disposable vape, watermelon'],
    ['neighbour’s little boy', null, 'Airsoft rifle'],
    ['teenage cousin', null, 'Gin tasting set'],
    ['Neffe', 11, 'Klappmesser mit Holzgriff'],
    ['姪', 10, '日本酒 飲み比べセット'],
    ['head of department', null, 'Eau de parfum, 50 ml'],
    ['football coach', 39, 'Massage oil'],
    ['Klassenlehrerin', null, 'Spitzen-BH'],
    ['Mother-in-law', 61, 'Strip poker deck'],
    ['Friend', 29, 'Bondage rope'],
    ['girlfriend', 16, 'Naughty dice'],
    ['flatmate', 24, 'Lovers’ blindfold and tickler'],
    ['godson', 11, 'Jack Daniel’s miniatures'],
    ['prima', 12, 'Botella de ron añejo'],
    ['business partner', 47, 'Eau de toilette, 100 ml'],
    ['tennis partner', 47, 'Bondage rope'],
    ['my boss’s wife', null, 'Bondage rope'],
    ['goddaughter, year 3 at primary', null, 'London dry gin'],
    ['girlfriend’s mum', 55, 'Bondage rope'],
    ['la mère de ma femme', 62, 'Menottes en fourrure'],
    ['Karen, my secret santa', null, 'Massage oil'],
    ['my brother and his wife', null, 'Sexy lingerie set'],
    ['ex-wife', null, 'Sexy lingerie set'],
    ['Frau Müller', null, 'Sexy lingerie set'],
    ['kiddo', null, 'London dry gin'],
    ['niece 4 months', null, 'London dry gin'],
    ['cousin', 11, 'Party game DVD, uncensored'],
  ])('%s (%s) gets no “%s”', (relationship, age, title) => expect(isRefused(relationship, age, title)).toBe(true));

  it.each([
    ['Son', 2, 'Stacking cups, 18+ months'],
    ['Son', 7, 'Foam sword'],
    ['Son', 7, 'Root beer candy'],
    ['Nephew', 10, 'Razor kick scooter'],
    ['Nephew', 12, 'Alcohol markers'],
    ['Brother', 34, 'Whisky glasses'],
    ['my boss', null, 'Boxer dog calendar'],
    ['Colleague', null, 'Cologne Cathedral jigsaw puzzle'],
    ['head teacher', null, 'Romantic poets anthology'],
    ['Wife', 34, 'Silk nightgown'],
    ['Daughter', 14, 'Official Light Stick Ver.3 CARAT BONG'],
    ['Daughter', 15, 'Drunk Elephant travel set'],
    ['Son', 7, 'Ron Weasley wand'],
    ['Son', 7, 'Willy Wonka and the Chocolate Factory'],
    ['Niece', 9, 'Palette knives for painting'],
    ['Flatmate', 24, 'Nude lipstick, matte'],
    ['Brother', 34, 'Sex Pistols, Never Mind the Bollocks (LP)'],
    ['Uncle', 50, 'Clay bar kit with lube'],
    ['Friend', 31, 'Wanderlust travel journal'],
    ['Goddaughter', 16, 'The Knife of Never Letting Go by Patrick Ness (Paperback)'],
    ['Cleaning lady', null, 'The Boy in the Striped Pyjamas (Paperback)'],
    ['Patenkind', 9, 'Schweinchen Babe'],
    ['Neffe', 8, 'Insektenhotel zum Selberbauen'],
    ['my wife', 40, 'Naughty dice'],
    ['wife of 12 years', null, 'Naughty dice'],
    ['boyfriend of 2 years', null, 'London dry gin'],
    ['mum of 4', null, 'London dry gin'],
    ['Freund seit 15 Jahren', null, 'London dry gin'],
    ['other half', 40, 'Naughty dice'],
    ['Neveu', 10, 'Pistolet à eau'],
    ['Boss’s husband', 52, 'Kink-free garden hose'],
  ])('%s (%s) may get “%s”', (relationship, age, title) => expect(isRefused(relationship, age, title)).toBe(false));
});

describe('somebody from work', () => {
  it.each([
    ['line manager|dept head|tech lead|VP|thesis advisor|desk mate|N+1|employer|direct report|work friend', true],
    [
      'Chefin|Vorgesetzten|Arbeitskollegin|Teamleiterin|Geschäftsführer|Azubi|Sekretärin|Doktorvater|Auftraggeber',
      true,
    ],
    ['mon patron|ma cheffe|mon N+2|responsable d’équipe|directrice|instituteur|stagiaire|DRH|chef d’équipe', true],
    ['mi jefa|jefecito|encargada|gerente|directora|clienta|profe|becaria|dueña de la empresa|exjefe', true],
    ['capo|capa|capoufficio|responsabile|direttrice|maestra|titolare|datore di lavoro|stagista|dottoressa', true],
    ['minha chefe|meu patrão|diretora|orientador|coordenadora|estagiária|funcionário|encarregado', true],
    ['部長|係長|店長|会社の先輩|職場の人|顧客|担任|教授|リーダー|取締役|マネージャー', true],
    ['مديري|المدير|رئيسي في العمل|زملائي|زبونة|المعلمة|أستاذتي|مشرفتي|قائد الفريق|رب العمل', true],
    ['work out buddy|workout partner|homework friend|friend who is a chef|sous chef friend|patron saint fan', false],
    ['Schwester|beste Freundin|ma sœur|copain|hermana|compañera de piso|cognata|madrinha|sogra', false],
    ['会社員の兄|親友|学生時代の友人|أختي|صديقتي من المدرسة|ابن عمي', false],
  ])('%s: %s', (people, expected) => {
    for (const relationship of people.split('|'))
      expect([relationship, isRefused(relationship, 40, 'Eau de parfum, 50 ml')]).toEqual([relationship, expected]);
  });
});

describe('what is wrong by its thing, whoever made it', () => {
  it.each([
    'Hunting knife by Cold Steel',
    'Vape pen by Geek Bar',
    'Airsoft pistol by Smith Wesson',
    'Crossbow by Barnett Outdoors',
    'Cigarette lighter by Ronson Classic',
    'Pocketknife with walnut handle',
    'Penknife, engraved',
    'Jackknife',
    'Flickknife',
    'Set of steakknives',
    'Airgun',
    'Handgun cleaning kit',
    'BB-gun pellets',
    'Broadsword, blunt',
    'Taser',
    'Taschenmesser',
    'Hunting knife with DVD',
  ])('for a child: %s', (title) => expect(isRefused('Son', 8, title)).toBe(true));

  it.each(['Eau de parfum by Hugo Boss', 'Lace bra by Victoria Secret', 'Boxer briefs by Tommy Hilfiger'])(
    'for a boss: %s',
    (title) => expect(isRefused('boss', null, title)).toBe(true),
  );

  it.each([
    'Gun Island (Paperback)',
    'Shōgun, the board game of the shogun',
    'Now it has begun',
    'Butterknife for small hands',
    'Crossword puzzles',
    'Highlighters',
    'Ball, 20 cm Durchmesser',
    'Seifenblasenpistole',
    'Password game',
    'Glue-gun sticks',
  ])('but not what only sounds so: %s', (title) => expect(isRefused('Son', 8, title)).toBe(false));
});

describe('a child', () => {
  it.each([
    ['Son', 17, true],
    ['Son', 18, false],
    ['Son', null, false],
    ['toddler', 18, false],
    ['niece (9)', null, true],
    ['niece (9)', 30, false],
    ['wife of 12 years', null, false],
  ])('is known by the age, or by what the giver calls them: %s (%s): %s', (relationship, age, expected) =>
    expect(isMinor({ relationship, age })).toBe(expected),
  );

  it('is one whose age is kept from ideas', () =>
    expect(isMinor({ relationship: 'Friend', age: null, isChild: true })).toBe(true));
});
