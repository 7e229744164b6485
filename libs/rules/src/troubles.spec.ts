import { isSerious, isTrouble, speaksOfIllness } from './troubles.js';

const list = (text: string): string[] => text.split('|').map((fact) => fact.trim());

describe('a trouble', () => {
  it.each(
    list(
      `dementia|ADHD|sober|alcoholic|autism|menopause|fired|got fired|infertility|IVF|diabetes|lost dad|is dying|Parkinson's
      |Alzheimer's|blind|deaf|PTSD|anorexia|addiction|hates parties|snores|gout|arthritis|sciatica|epilepsy|Crohn's disease
      |bad knees|can't sleep|hard of hearing|Down syndrome|stutter|eczema|high blood pressure|on a diet|balding|forgetful
      |afraid of flying|allergic to nuts|doesn't like surprises|picky eater|heartbroken|bankrupt|bullied at school|always cold
      |six months to live|terminal|childless|dog put down|cat had to be put down|knee op|hip replacement|vasectomy
      |colostomy|mastectomy|herpes|STI|sleep apnea|sleep apnoea|assaulted|mugged|burgled|house fire|flooded|hungover|AA
      |binge eating|lost 40 pounds|stage 4|radiotherapy|concussion|C-section|arrested|lawsuit
      |Demenz|arbeitslos|trockener Alkoholiker|schläft schlecht|Wechseljahre|hasst Partys|schwerhörig|Rückenschmerzen|Gicht
      |démence|chômage|alcoolique|ménopause|déteste le bruit|ne dort pas|sourd|mal de dos|a perdu son père|TDAH
      |demencia|en paro|alcohólico|menopausia|no duerme|sorda|dolor de espalda|odia las fiestas|diabético|depresión
      |demenza|disoccupato|alcolista|menopausa|dorme male|sordo|mal di schiena|odia le feste|diabete|ha perso il padre
      |demência|desempregado|alcoólatra|insônia|surda|dor nas costas|odeia festas|perdeu o pai|autismo
      |認知症|失業中|断酒中|更年期|眠れない|耳が遠い|腰痛|人混みが嫌い|糖尿病|発達障害
      |الخرف|عاطل عن العمل|مدمن|سن اليأس|لا ينام|أصم|آلام الظهر|يكره الحفلات|السكري|التوحد
      |panic attacks|panics easily|has panic disorder|migraines|insomnia|lower back pain|bad back|tinnitus
      |cluster headaches|stress at work|stressed out|burnout|nightmares|night terrors|arthritis|gluten issues
      |memory loss|losing her sight|mild stroke last year|high blood pressure|heartbroken|just got dumped
      |money problems|in debt|fired last month|lost his licence|hot flushes|sciatica|snoring|grinding her teeth
      |restless legs|vertigo|dizzy spells|asthma|hay fever|eczema|acne|hair thinning|going grey|gaining weight
      |bladder problems|hard of hearing|needs a walker|wheelchair user|recovering alcoholic|trying to quit smoking
      |grieving|widowed|custody battle|bullying at school|failing maths|social anxiety|fear of flying|claustrophobia
      |OCD|ADHD|autistic|dyslexia|lonely since moving|homesick|bored at home|empty nester|IVF|trying to conceive
      |postnatal depression|long COVID|chronic fatigue|panics in crowds|frequent panic|has anxiety|bad hips
      |sore knees|back trouble|constant headaches|can't sleep|sleeps badly|stammers|losing his hearing|weak eyesight
      |swollen ankles|has gout|just divorced|going through a breakup|laid off|bankrupt|victim of a burglary
      |tired of everything|always exhausted|drinks too much|quit drinking|gambling problem|overweight|losing hair
      |menopause|miscarriage|lonely|shy|Panikattacken|Rückenschmerzen|schläft kaum|arbeitslos|crises de panique
      |mal aux genoux|sans emploi|ataques de pánico|dolor de rodilla|en paro|attacchi di panico|mal di schiena
      |ataques de pânico|dor nas costas|パニック発作|腰が痛い|نوبات هلع|آلام في الظهر`,
    ),
  )('is %s', (fact) => expect(isTrouble(fact)).toBe(true));

  it.each(
    list(
      `painting|oil painting|Chronicles of Narnia|Lonely Planet guides|death metal|Grateful Dead|Lost in translation
      |breaststroke|blind tasting|lazy Sundays|Diet Coke|Angry Birds|nurse at the hospital|teaches deaf children|problem solving
      |kiln-fired pottery|pain au chocolat|true crime|baking|pottery|walking|cold brew coffee|diving|dancing|history|darts
      |Black Widow|coffee addict|tea addict|crossword junkie|wheelchair basketball|Operation|Operation (board game)
      |Veuve Clicquot|Cancer zodiac|depression glass|Arrested Development|terminal velocity|floodlights|transplanting roses
      |AA batteries|standup comedy|steam trains
      |Gärtnern|Malerei|Brot backen|cuisine|jardinage|enfermera|ajedrez|cocina|giardinaggio|russo|scacchi|xadrez|dança
      |太郎が好き|園芸|将棋|البستنة|الخبز|الشطرنج
      |Panic! At The Disco|panic at the disco|nightmare before christmas|stroke play golf|breaststroke|heart of gold
      |back to the future|cold brew coffee|cold water swimming|death metal|broken social scene|blind wine tasting
      |weight lifting|strength training|sleep music|night photography|grey's anatomy|anger translator sketch
      |stress ball collector|sad songs|crash bandicoot|the cure|depeche mode|pain au chocolat|lost (tv show)
      |losing my religion|fear street|fear and loathing|cold war history|chronicles of narnia|hot sauce
      |dizzy dragons|smoke meats|smoking brisket|running|fat bikes|fat tire beer|fired earth pottery
      |broken glass mosaics|rash guards surfing|gout de france`,
    ),
  )('is not %s', (fact) => expect(isTrouble(fact)).toBe(false));

  it.each(
    list(
      `I cannot thank you enough|can't thank you enough|cannot imagine a day without tea|lost the argument
      |Kochen als Hobby|Faire du pain|Pain maison|Moby Dick|Dick Bruna|Origami Falten|BBQ smoker|blind wine tasting
      |butterfly stroke|furniture rehab|runs for cancer charity|bald eagles|lisp programming|chess problems
      |The Hangover|apnea diving|besser als Kino|Arbeitet als Koch|Philip K. Dick|pain de campagne|pain au levain
      |fromage et pain|bon pain|boulangerie, pain d'épices|rides horses|bike rides|zieht bald um|bald Oma
      |Papier falten|Servietten falten|deporte|deportes|Deportes de montaña|libros sobre historia|livros sobre viagens
      |sobremesas|cocina rusa, literatura|letteratura russa|cucina russa|Smoking jacket|smoking wood chips|nostalgia
      |nostalgia trips|besucht gern Museen|sucht neue Rezepte|Sucht alte Bücher|Tauben züchten|Taube|grosse Familie
      |Gross cooking show|Ms. Pac-Man|Ms Marvel|MS Paint|MS-DOS games|adds hot sauce|likes to add spices|Moody Blues
      |Dizzy Gillespie|math problems|bouldering problems|Three-body problem|problem sets|brush strokes|backstroke
      |stroke of luck|four-stroke engines|blind date with a book|blind box toys|wildlife rehab|rehabs old furniture
      |horse rehab|pellet smoker|meat smoker|smoker recipes|Common Lisp|Emacs Lisp|apnea dinámica|buceo en apnea
      |freediving, static apnea|Krankenschwester|enfermeira|licencia de piloto|autista di autobus
      |tirer au sort, seul en scène|one-man-show|jouer seul au piano|danse classique|style sobre|opérationnel|baldes
      |balde de praia|infelizmente nada|أرقص|الرقص|تعبير فني|اللغة الألمانية|أرقام|شقيقتي|激しい音楽|活字中毒|コーヒー中毒|葬送のフリーレン
      |恐れ入ります|励まし|can't live without coffee|can't get enough of cheese|can't resist chocolate|cancer season
      |signo de Cáncer|Sternzeichen Krebs|segno Cancro|cancer research fundraiser|English breakfast|Coma Cinema
      |torpedos|Asilo nido crafts|despedida de soltera|ads for vintage cars|can't wait for ski season|kiln-fired cups
      |Nostalgie|music from Hades|Prestige TV|Sternzeichen Löwe|cuisine sans gluten|Rafting|calligraphie|ceramica
      |viaggi in treno|Segeln|スキーと温泉|盆栽|الطبخ|القراءة|السفر|كرة القدم`,
    ),
  )('is not what sounds like one in another language, a game, a sport or a title: %s', (fact) =>
    expect(isTrouble(fact)).toBe(false),
  );

  it.each(
    list(
      `ALS|has ALS|has als|mother with MS|MS|has ms|AA|STI|ADHD|ADD|has add|rough year|a rough year|under the weather
      |hit by a car|heart bypass|unwell|feeling low|feels down lately|hip replacement|heart attack last year
      |moved into a care home|depression|cancer|grieving|diabetes|out of work|طلاق|الطلاق|بعد الطلاق|mal de dos
      |Depression|chronic pain|pain|back pain|knee pain|ist zu dick|dick|Falten|viele Falten|smoker|smokes
      |quit smoking|blind|is blind|stroke|had a stroke|two strokes|rehab|in rehab|bald|going bald|balding|lisp
      |has a lisp|problems|money problems|hangover|sleep apnea|Spielsucht|Alkoholsucht|kämpft mit der Sucht|Sucht|taub
      |schwerhörig|gehörlos|dettes|seul|vit seule|se sent seule|est sobre|sobrio|sobria|despedido|fue despedida
      |russa forte|gotta|la gotta|coma|in a coma|en coma|nostalgia di casa|depresso|è depressa|asilo de idosos
      |schweres Jahr|harte Zeit|geht ihr nicht gut|angefahren|unwohl|année difficile|patraque|renversé par une voiture
      |pontage|moral bas|mal año|mala racha|año difícil|atropellado|indispuesto|decaída|anno difficile|brutto periodo
      |giù di morale|investito da un'auto|indisposta|ano difícil|fase ruim|atropelada|indisposto|大変な一年|つらい時期|体調不良
      |具合が悪い|交通事故|元気がない|バイパス手術|سنة صعبة|متوعك|وعكة صحية|محبط|彼はADHD|لمرضه|والمرض|للطلاق|صداع|توتره|قلقة|hard time
      |tough few months|rough patch|bad knees|car accident|struggles|felt low|feels awful|triple bypass|hospital
      |Krankenhaus|krank|malade|enferma|malata|doente|sourd|dort mal|licenciée|au chômage|Schlafstörung|kaputte Hüfte
      |Herzinfarkt|mal aux genoux|ne dort pas|tiene ansiedad|no duerme bien|ha perso il lavoro|dorme poco
      |fobia de voar|tem TDAH|腰痛がひどい|父はALS|母がADHDの診断|لا ينام|يخاف من الطيران|can't sleep|can't drive|maladroit
      |nach der OP|operado de la rodilla|está de baja|está internada|quebrou a perna|がん|癌|うつ|骨折|كسر في الساق|أجرى عملية`,
    ),
  )('is known by its company, its capitals or its language: %s', (fact) => expect(isTrouble(fact)).toBe(true));

  it('is found in a long text without spaces as fast as in many short ones', () => {
    const run = '介護の仕事と温泉が好きな人'.repeat(4_000);
    expect(isTrouble(`${run}腰痛`)).toBe(true);
  });

  it('is serious where it is a loss or an illness', () => {
    const serious = list('grief: lost her dog|dementia|is dying|heart failure|Demenz|うつ病|الخرف');
    expect(serious.filter((fact) => !isSerious(fact))).toEqual([]);
    const small = list('hates parties|ADHD|snores|bad knees|Grateful Dead');
    expect(small.filter(isSerious)).toEqual([]);
    expect(speaksOfIllness('Get well soon')).toBe(true);
    expect(speaksOfIllness('volunteers at the hospital')).toBe(false);
  });
});
