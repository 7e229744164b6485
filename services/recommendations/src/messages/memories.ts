/** Phrases about shared memories and about what the person said, which a model cannot have. */
const phrases = [
  'remember(?:ing)? when (?:we|you|i|he|she|they|our|the|that|mum|mom|dad)',
  'remember(?:ing)? (?:that|the) (?:first |last |one |very )?(?:day|days|time|times|night|evening|morning|summer|winter|' +
    'spring|autumn|trip|holiday|weekend|afternoon|moment|year|years|look|smell|taste|sound)',
  'remember(?:ing)? how (?:we|you|i|he|she|they)',
  'remember(?:ing)? our (?!love|friendship)',
  '(?:i|we)(?:.ll| will| can|) (?:still|always|never|fondly) (?:remember|forget) (?:the|that|when|our|those)',
  '(?:since|like|as|during|of|from) last (?:spring|summer|autumn|fall|winter|week|month|year|time|christmas|weekend)',
  'last (?:spring|summer|autumn|fall|winter|week|month|year|time|christmas|weekend|night)(?! (?:long|for))',
  'when we (?:first |last |both )?(?:\\w+ed|met|were|had|went|sat|saw|got|took|came|ate|ran|sang)',
  'when you were (?:a |so |very )?(?:child|kid|little|small|young|tiny|at|in)',
  'the (?:day|time|night|evening|summer|year|way) we(?! can| will| may| all| share| are| need)',
  'the (?:time|night|evening|summer) you (?:(?!need|deserv|want|earn)\\w+ed|met|had|went|took|came|made|told|said|gave|got|saw|sang)',
  'the day you (?:(?!need|deserv|want|earn)\\w+ed|met|went|took|came|made|told|said|gave|got|saw|sang)',
  '(?:years|months|weeks|days) ago',
  'back in (?:\\d|the (?:day|days|\\w+ies|\\d)|school|college|university|our|those|spring|summer|autumn|winter)',
  '(?<!as \\w+ |like \\w+ |happy |curious )as a child,? (?:you|i|we|he|she)',
  'you (?:once |always |recently |often )?(?:told|taught|showed|mentioned|promised) (?:me|us|that|how|once)',
  '(?:we|you and i) (?:used to|once|always) \\w+',
  'our (?:trips?|holidays?|vacations?|childhood|school days|first|last|walks?|evenings?|long talks|adventures?)',
  '(?:our|that|the) (?:weekend|evening|lunch|dinner|talk|chat|trip|concert)s? (?:away|together|we)',
  'those (?:evenings|days|nights|summers|years|times|mornings|walks|talks)',
  '(?:growing|grew|grown) up (?:together|with you|beside you|side by side)',
  'as (?:kids|children|teenagers|students|girls|boys),? (?:we|you and i)',
  'when i (?:\\w+ed|met|saw|came|was) (?:you|at|in|with|a )',
  'how (?:much )?you (?:enjoyed|loved|liked|hated|laughed|cried|baked|cooked(?! up)|sang)',
  '(?:yesterday|the other (?:day|night|week|evening))',
  'all th(?:e|ose) (?:years|times|evenings|summers|hours) (?:we|together|of|you)',
];
/** What only somebody who was there can tell. "You wrote the book on kindness" is a manner of speaking. */
const deeds =
  'danced|sang|laughed|cried|wept|baked|cooked|swam|drove|climbed|hiked|wore|hosted|drank|slept|flew|cycled|skied|camped|partied|toasted';
const told = new RegExp(
  [
    `(?<!(?:if|though|wish|like|because|hope|whether|until|till|once|when) )(?:you|we)(?: \\p{L}+(?:ly)?| all| both| and i)? (?:${deeds})`,
    '(?:hast du|du hast|haben wir|wir haben) (?:\\p{L}+ ){0,5}(?:getanzt|gesungen|gelacht|geweint|gebacken|gekocht|getrunken|gefeiert)',
    '(?:tu as|nous avons|on a) (?:\\p{L}+ ){0,3}(?:dansé|chanté|ri|pleuré|cuisiné|fêté)',
    'bailaste|cantaste|reíste|lloraste|cocinaste|bailamos|(?:nos )?reímos',
    '(?:hai|abbiamo) (?:\\p{L}+ ){0,3}(?:ballato|cantato|riso|pianto|cucinato|festeggiato)',
    '(?:você|tu|a gente) (?:dançou|cantou|riu|chorou|cozinhou)|dançaste|cantaste|dançamos',
    'رقصت|رقصنا|ضحكنا|غنينا|هل تذكر|أتذكر (?:يوم|حين|عندما)',
  ]
    .map((words) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}'’])`)
    .concat(
      '踊(?:った|りまし|り明かし)|覚えて(?:い|ま)?ますか|一緒に(?:行った|過ごした|踊った|笑った)|あの(?:日|夜|夏)の',
    )
    .join('|'),
  'iu',
);
const inOtherLanguages = [
  'erinnerst du dich|weißt du noch|damals|als wir (?:uns|noch|klein)|letzte[nrs]? (?:sommer|winter|jahr|woche|mal)|vor \\w+ jahren',
  "te souviens-tu|tu te souviens|la dernière fois|l['’](?:été|an|hiver) dernier|quand (?:nous|on) (?:étions|était)|il y a \\w+ ans",
  "ti ricordi (?:quando|quel)|l[’']estate scorsa|l[’']anno scorso|anni fa|quando eravamo",
  'lembra(?:-se)? (?:de )?quando|(?:verão|ano|inverno) passado|há \\w+ anos|quando éramos',
  'te acuerdas|recuerdas (?:cuando|aquel)|el (?:verano|año|invierno) pasado|cuando (?:éramos|nos conocimos)|hace \\w+ años',
];
const memory = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...phrases, ...inOtherLanguages].join('|')})(?![\\p{L}'’])`, 'iu');

export const tellsMemory = (text: string): boolean => memory.test(text) || told.test(text);
