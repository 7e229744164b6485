import { anyWord, speaksOfLoss } from './gift-mood.js';

/** Illness, which changes the mood of a letter. */
const illness = anyWord(
  'get well|recover(?:y|ing from|s from|ed from)|surgery|operation\\b(?! games?)|hospital(?:i[sz]ed)?\\b(?! dramas?)|hospice|cancer|chemo(?!lux)|illness|(?:terminally )?ill\\b',
  'sick\\b|stroke\\b(?! play)|broken (?:leg|arm|hip|ankle|wrist|foot|hand|rib)|injur|accident\\b|diagnos|rehab|depressed|depression(?! era)|burn(?:t|ed)?[ -]?out',
  'dying\\b(?! to)|dementia|alzheimer|parkinson|multiple sclerosis|\\bms\\b(?! (?:paint|office|word|excel))|\\bals\\b|dialysis|leuk[ae]?emia|tumou?r|copd|long covid|pneumonia',
  'heart (?:attack|failure|disease|condition|trouble|problems?)|kidney (?:failure|disease|stones?)|lymphoma|sepsis|coma\\b',
  '(?:days?|weeks?|months?|years?) (?:to live|left to live)|terminal(?:ly ill)?\\b(?! (?:velocity|app|emulator))|prognosis|stage (?:[34]|iii|iv)\\b|metasta|radiotherapy|radiation (?:therapy|treatment)|transplant(?!ing)',
  '(?:knee|hip|back|heart|eye|foot|shoulder|hernia|bypass|brain|wrist|ankle|spine|cataract) (?:op\\b|replace|surgery)|concussion|\\p{L}{3,}(?:ectom|ostom)(?:y|ies)\\b|c(?:a?esarean|-section)\\b|catheter',
  'gute besserung|krank|genesung|klinik|krebs\\b|chemotherapie|unfall|demenz|liegt im sterben|stirbt|schlaganfall|herzinfarkt|depressi(?:on|v)',
  'bon rétablissement|rétabli|malad|hôpital|opération|chirurgie|démence|mourante?\\b|dépressi|infarctus|meurt\\b|va mourir',
  'recupér|mejórate|enferm(?!er)|cirugía|operación|cáncer|demencia|moribund|depresi|párkinson|infarto|se muere|está muriendo',
  'guarigion|guarisci|malat(?:a|o|i|e|tia)\\b|ospedal|intervento chirurgico|cancro|demenza|depress[oai]|sta morendo|ictus\\b',
  'melhoras|doente|doença|cirurgia|câncer|demência|depressão|deprimid|morrendo|derrame\\b|avc\\b',
  '(?:ال)?(?:مريض|مرض|شفاء|مستشفى|عملية جراحية|سرطان|خرف|زهايمر|باركنسون|اكتئاب|مكتئب|جلطة)|[يت]حتضر',
  'お見舞い|入院|病気|手術|がん治療|闘病|快復|認知症|アルツハイマー|パーキンソン|うつ病|鬱|脳卒中|危篤|余命',
);

/** Troubles, weaknesses and aversions that are too small to change a letter, but that nobody praises. */
const burdens: readonly RegExp[] = [
  // English: life
  anyWord(
    'divorc|separat(?:ed|ion)|break-?up\\b|breaking up|broke up|dumped|heartbr(?!eakers)|estranged|laid off|(?:got|was|been|being|just|recently|get(?:s|ting)?) fired|fired(?: from)?$|lost (?:her|his|their) job|(?:lost|losing) (?:dad|mum|mom|mother|father|husband|wife|dog|cat|job|everything)',
    'redundan|unemploy|jobless|out of work|bankrupt|evict|foreclos|homeless(?!ness charity)|debt|broke\\b(?! girls)|money (?:troubles?|problems|worries)|can.?t afford|in (?:prison|jail)|probation\\b|custody|cheated on|bull(?:y|ied|ying)|abus(?:e|ed|ive)\\b|refugee|asylum',
    'assault|mugged|burgl|robbed\\b|stalk(?:ed|er)\\b|raped?\\b|harass|house fire|flood(?:ed|s)?\\b(?! ?light)|scammed|arrested(?! development)|lawsuit|deport|car (?:crash|wreck)|childless|(?:cannot|can.?t) have (?:kids|children)',
    'lonel(?!y (?:planet|island|hearts))|homesick|orphan(?! black)|no (?:friends|money|time|luck|job|energy|appetite|hobbies|interests)|carer (?:of|for)|caregiver|caring for (?:her|his|their|a|an|the) (?:mother|father|mum|mom|dad|parents?|husband|wife|sick|ill|old)|empty nest',
    '(?:failed|fails|failing|failure|flunk|dropped out|struggl)|problems?\\b(?! solv)|trouble(?! brewing)\\b|divided family',
  ),
  // English: body and mind
  anyWord(
    'anxi|panic(?! at)|ptsd|trauma|phobi|\\p{L}{3,}phobi[ac]|insomnia|sleepless|nightmare(?! before)|snor(?:e|es|ing|er)\\b|stress(?:ed|es|ful)?\\b(?! balls?)|overwork|exhaust(?:ed|ion)|tired|fatigue|weary|worn[ -]?out|overwhelm|pain(?:s|ful|less)?\\b(?! (?:au|perdu))|chronic(?!les?)|aches?\\b|hurts?\\b',
    'suicid|self-?harm|self-?esteem|insecur|mental(?:ly)? (?:health|ill)|schizo|psychos[ie]s|bipolar|ocd\\b|adhd|add\\b(?!-)|autis|asperger|on the spectrum|special needs|dyslexi|dyscalcul|dysprax|tourette|stutter|stammer|lisp\\b|learning (?:difficult|disab)',
    '(?:down.?s?|\\p{L}{3,}) syndrome|\\p{L}{0,12} ?disease|disorders?\\b|deficien|palsy|paraly|amput|prosthe|pacemaker|epilep|seizure|lupus\\b|crohn|colitis|c(?:o)?eliac|fibromyalg|thyroid|asthma|migraine|headache|vertigo|tinnitus|dizz|gout\\b|sciatic|scoliosis',
    '\\p{L}{3,}(?:itis|algia|plegia|aemia|oporosis|neuropathy)\\b|\\p{L}{4,}rrhoea|eczema|psoriasis|acne|rosacea|rash\\b|shingles|hernia|ulcers?\\b|h(?:a)?emorrhoid|constipat|diarrh|ibs\\b|reflux|heartburn|hiv\\b|hepatitis|covid|flu\\b|diabet|blood pressure|hypertens|cholesterol|varicose',
    'infertil|ivf\\b|miscarr|fertility|endometrios|pcos\\b|pms\\b|period pains?|menopaus|hot (?:flash|flush)|prostate|impoten|incontinen|bladder|herpes|chlamydia|gonorrh|st[id]s?\\b|hpv\\b|apn(?:o)?ea|bed-?wett|teething|colic\\b|tantrum|potty|nail[- ]biting|bites (?:her|his|their) nails',
    'hung ?over|aa\\b(?! batter)|binge[- ](?:eat|drink)|rehab|alcoholi|alcohol problem|sober|sobriety|addict|drunk|drinks too much|hangover|gambl|drugs?\\b|quit(?:ting)? (?:smoking|drinking|sugar|alcohol)|stopp(?:ed|ing) (?:smoking|drinking)|smoker\\b|smok(?:es|ing)\\b(?! (?:meat|brisket|fish|ribs))|vap(?:es|ing)\\b|withdrawal|aa meetings?|in recovery|on a diet|diet(?:s|ing)?\\b',
    'blind(?:ness)?\\b|partially sighted|visually impaired|impair|deaf|hearing (?:loss|aids?)|hard of hearing|going deaf|cataract|glaucoma|macular|wheelchair|crutch|walking frame|disab|handicap|mobility|frail|bedridden|housebound|nursing home|care home|assisted living',
    'lost \\d+ ?(?:pounds?|lbs?|kilos?|kg|stone)|weight (?:loss|gain)|overweight|(?:lose|losing|lost|gain(?:ed|ing)?) weight|obes|fat\\b(?! (?:quarters?|bikes?|tire))|anorexi|bulimi|eating disorder|bald(?!ur)|hair loss|losing (?:her|his|their) (?:hair|memory|sight|hearing)|wrinkl|dentures|bad breath|bloat|sweaty|(?:poor|failing|weak) (?:memory|sight|eyesight|hearing|health|heart|sleep|circulation|posture)',
    'bad (?:knees?|backs?|hips?|shoulders?|sleep|sleepers?|hands?|eyes?|eyesight|hearing|joints?|teeth|skin|mood|cook|luck|temper|memory|feet|legs?|heart|lungs?|year|time|day|news)|(?:sore|stiff|aching|creaky|dodgy|swollen|weak) \\p{L}+|bad (?:at|with) ',
    '(?:sleeps?|sleeping|hears?|sees?|eats?|walks?) (?:badly|poorly)|(?:hardly|barely|never) (?:sleeps?|eats?|leaves|goes out)|not sleeping|always (?:cold|tired|late|broke|hungry|busy|stressed|ill|worried|complaining)|cold (?:hands|feet)|can(?:no|.)t\\b|allerg|intoleran',
  ),
  // English: traits and aversions
  anyWord(
    'hates?\\b(?! (?:u give|i hate))|hated\\b|dislikes?\\b|loathes?\\b|detests?\\b|despises?\\b|resents?\\b|avoids?\\b|refuses?\\b|afraid of|scared of|terrified of|frightened of|fear(?:s)? of|fears\\b|bored\\b|(?:does|do|did|is|has|will|would|could|was)(?:n.?t| not) (?:like|want|eat|drink|sleep|hear|see|walk|drive|care|enjoy|cook|well|good|able|happy)|not a fan of|sick of|fed up',
    'forgetful|forgets|absent-?minded|clumsy|messy|untidy|(?:very |so |too |is |bit )lazy|lazy$|^lazy (?!days?|sundays?|mornings?|weekends?|afternoons?)|grump(?!y cat)|stubborn|moody|nosy|bossy|jealous|vain\\b|rude\\b|selfish|stingy|cheapskate|impatient|irritab|angry|anger|bad-?tempered|short-?tempered|pessimis|cynical|gossip(?! girl)|know-?it-?all|control freak|hypochondr|hoard',
    'shy\\b|awkward|worr(?:y|ies|ied|ier)\\b|nervous|procrastinat|disorgani[sz]ed|two left feet|no good at|hopeless|terrible (?:at|cook|driver|sleeper|with)|fuss(?:y|ier)|picky|difficult\\b|needy|insufferable|boring|annoying|complain|moans?\\b|nags?\\b|unhappy|miserable|sad\\b|sadness|crying|cries\\b',
  ),
  // German
  anyWord(
    'scheidung|geschieden|getrennt|trennung|liebeskummer|arbeitslos|gekündigt|kündigung|gefeuert|entlassen|pleite|insolven|schulden|kein geld|keine (?:zeit|freunde|lust|kinder|arbeit)|mobbing|gemobbt|gefängnis|einsam|heimweh|alkohol|trockener|abstinent|\\p{L}*sucht\\b|süchtig|raucht\\b|raucher|rauchen aufh|nichtraucher',
    'angst|ängst|panikattack|trauma|schlaflos|schlafstörung|schläft (?:schlecht|nicht|kaum)|schnarch|\\p{L}*schmerz|müde|erschöpf|gestresst|stress|überlastet|migräne|schlechte[rsn]? \\p{L}+|kaputte \\p{L}+|kranke|wechseljahr|unfruchtbar|kinderwunsch|künstliche befruchtung|fehlgeburt|adhs|ads\\b|autis|asperger|legasthen|zwangsstörung',
    'blind(?:e|er|heit)?\\b|taub(?:e|er|heit)?\\b|schwerhörig|hörgerät|sehbehindert|behinder|rollstuhl|rollator|gelähmt|pflegeheim|pflegebedürftig|pflegt (?:ihre|seine|die|den)|diabet|zuckerkrank|gicht\\b|rheuma|arthr(?:ose|itis)|asthma|epilep|parkinson|alzheimer|allergi|unverträglich|heuschnupfen|akne|neurodermitis|bluthochdruck|bandscheibe|übergewicht|abnehmen|abspecken|diät|dick\\b|magersucht|bulimi|haarausfall|glatze|falten\\b',
    'hass(?:t|en)\\b|mag (?:kein|nicht)|kann (?:nicht|kein|nicht mehr)|fürchte|vergesslich|vergisst|tollpatsch|unordentlich|faul\\b|stur\\b|mürrisch|launisch|schüchtern|eifersüchtig|ungeduldig|jähzornig|traurig|unglücklich|immer (?:kalt|müde|zu spät|krank|gestresst)|friert',
  ),
  // French
  anyWord(
    'divorcée?|séparée?|séparation|rupture|chagrin d.amour|chômage|licenci(?!é en)|virée?\\b|fauchée?\\b|dettes|ruinée?\\b|harcèlement|prison\\b|solitude|seule?\\b|mal du pays|alcool|sobre|sevrage|addict|dépendan|fume(?:ur|use)?\\b|arrêt(?:e|er|é) (?:de fumer|de boire|l.alcool)',
    'angoisse|anxi|traumatis|insomni|dort (?:mal|peu)|ne dort|ronfle|douleur|fatigu|épuisé|stress|surmen|migraine|ménopaus|infertil|stérilit|fausse couche|fiv\\b|tdah|autis|asperger|dyslexi|phobi|diab[eè]t|arthr(?:ose|ite)|rhumatis|goutte\\b|asthm|épileps|alzheimer|parkinson|allergi|intoléran|eczéma|acné|tension artérielle',
    'aveugle|malvoyant|malentendant|sourde?\\b|surdité|handicap|fauteuil roulant|paralys|ehpad|maison de retraite|régime\\b|surpoids|maigrir|perdre du poids|obès|obésité|grosse?\\b|boulimi|anorexi|chauve|calvitie|rides\\b|mauvais(?:e|es)? (?:genou|dos|hanche|cuisin|humeur|caractère|vue|sommeil)\\p{L}*|mal (?:au|aux|de|à la) \\p{L}+|a perdu|perdu (?:son|sa)',
    'déteste|hait\\b|(?:n.aime|ne supporte|ne veut|ne peut|ne sait|n.a|ne mange|ne boit) |peur (?:de|du|des)|timide|oublie|étourdi|maladroit|désordonné|paresseu|têtue?\\b|grincheu|râleu|jalou|triste|malheureu|toujours (?:froid|fatigu|en retard)',
  ),
  // Spanish
  anyWord(
    'divorci|separad|separación|ruptura|desamor|desemple|en paro|despedid[oa]|despido|arruinad|deudas|sin (?:trabajo|dinero|amigos|tiempo)|acoso|cárcel|soledad|sol[oa] en casa|nostalgia de casa|alcoh[oó]li|sobri[oa]|adicc|adict|fuma(?:dor|dora)?\\b|dejar de (?:fumar|beber)',
    'ansiedad|traumatis|trauma\\b|insomni|duerme mal|no duerme|ronca|dolor(?:es de)?\\b|cansad|agotad|estr[eé]s|migrañ|menopausi|infertil|esterilidad|fecundación|aborto|tdah|autis|asperger|dislexi|fobia|diab[eé]t|artr(?:itis|osis)|reuma|gota\\b|asma\\b|epileps|alzh[eé]imer|parkinson|alergi|alérgic|intoleran|acné|eccema|hipertens',
    'cieg[oa]|ceguera|sord[oa]\\b|sordera|discapa|minusv|silla de ruedas|residencia de ancianos|sobrepeso|obes|adelgazar|perder peso|a dieta|gord[oa]\\b|anorexi|bulimi|calv[oa]\\b|calvicie|arrugas|mal[oa]s? (?:espalda|rodillas?|caderas?|vista|memoria|humor|suerte|cociner[oa])|perdió|murió',
    'odia\\b|detesta|(?:no (?:le gusta|puede|quiere|soporta|tiene|sabe|come|bebe))|miedo|tímid|olvidadiz|torpe|desordenad|perezos|terc[oa]\\b|gruñón|celos[oa]|impacient|triste|infeliz|siempre (?:tiene frío|cansad|tarde)',
  ),
  // Italian
  anyWord(
    'divorzi|separat[oa]|separazione|rottura|cuore spezzato|disoccupat|licenziat|in rovina|debiti|senza (?:lavoro|soldi|amici|tempo)|bullismo|prigione|carcere|solitudin|nostalgia di casa|alcolis|alcolizzat|sobri[oa]|dipendenz|fumator|fuma\\b|smettere di (?:fumare|bere)',
    'ansia|ansios|trauma|insonni|dorme (?:male|poco)|non dorme|russa\\b|dolor[ei]\\b|stanc(?:o|a|hi|he|hezza)\\b|esaurit|stress|emicrani|menopaus|infertil|sterilità|fecondazione|aborto|adhd|autis|asperger|dislessi|fobia|diabet|artr(?:ite|osi)|reumatis|gotta\\b|asma\\b|epiless|alzheimer|parkinson|allergi|intolleran|acne|eczema|ipertens',
    'ciec[oa]\\b|cecità|sord[oa]\\b|sordità|disabil|sedia a rotelle|casa di riposo|sovrappeso|obes|dimagrire|perdere peso|a dieta|grass[oa]\\b|anoressi|bulimi|calv[oi]\\b|calvizie|rughe|ginocchia malandate|mal di \\p{L}+|cattiv[oa] (?:memoria|umore|cuoc[oa])|ha perso|è mort[oa]',
    'odia\\b|detesta|non (?:gli|le|ama|può|vuole|sopporta|ha|sa|mangia|beve)\\b|paura|timid|smemorat|sbadat|goff[oa]|disordinat|pigr[oa]|testard|brontolon|gelos[oa]|impazient|triste|infelice|sempre (?:freddo|stanc|in ritardo)',
  ),
  // Portuguese
  anyWord(
    'divórcio|divorciad|separad[oa]|separação|término|coração partido|desempreg|demitid|despedid|demissão|falid|dívidas|sem (?:emprego|dinheiro|amigos|tempo)|prisão|solidão|saudades? de casa|alco[oó]l|sóbri|vício|viciad|dependência|fuma(?:nte|dor)?\\b|parar de (?:fumar|beber)',
    'ansiedade|ansios|trauma|insônia|insónia|dorme (?:mal|pouco)|não dorme|ronca|dor(?:es)?\\b (?:de|nas|nos|na|no)|dores\\b|cansaç|cansad|esgotad|estress|enxaqueca|menopausa|infertil|fertilização|aborto|tdah|autis|asperger|dislexi|fobia|diabet|artr(?:ite|ose)|reumatis|gota\\b|asma\\b|epileps|alzheimer|parkinson|alergi|intolerân|acne|eczema|pressão alta|hipertens',
    'ceg[oa]\\b|cegueira|surd[oa]\\b|surdez|deficien|deficiên|cadeira de rodas|lar de idosos|asilo|sobrepeso|obes|emagrecer|perder peso|de dieta|gord[oa]\\b|anorexi|bulimi|calv[oa]\\b|calvície|rugas|joelhos? (?:ruins|ruim)|m(?:á|au) (?:memória|humor)|perdeu|morreu',
    'odeia|detesta|não (?:gosta|pode|quer|suporta|tem|sabe|come|bebe|aguenta)|medo|tímid|esquecid|desastrad|bagunceir|preguiços|teimos|rabugent|ciument|impacient|triste|infeliz|sempre (?:com frio|cansad|atrasad)',
  ),
  // Arabic
  anyWord(
    '(?:ال)?(?:طلاق|مطلق|مطلقة|انفصال|بطالة|عاطل|وحدة|وحيدة?|ديون|إفلاس|تنمر|سجن|إدمان|مدمن|كحول|سكري|عقم|طفل أنابيب|سن اليأس|انقطاع الطمث|إجهاض|قلق|توتر|إرهاق|مرهق|أرق|شخير|صداع|شقيقة|آلام|ألم|تعب|متعب)(?!\\p{L}{3})',
    '(?:ال)?(?:توحد|فرط الحركة|أصم|صماء|صمم|أعمى|عمياء|كفيف|إعاقة|معاق|كرسي متحرك|التهاب|ربو|نقرس|صرع|حساسية|سمنة|بدانة|حمية|صلع|تجاعيد|خجول|كسول|عنيد|نسيان|حزين|حزن|خوف)(?!\\p{L}{3})',
    'طرد|طُرد|فقدت?\\b|فقد|ماتت?(?!\\p{L})|[يت]كره|لا [يت](?:حب|ستطيع|نام|ريد|سمع|رى|أكل|شرب)|[يت]خاف|[يت]شخر|[يت]نسى|مشاكل|مشكلة|أقلع عن|أقلعت عن|الإقلاع عن',
  ),
  // Japanese
  anyWord(
    '離婚|別れ|失恋|失業|無職|解雇|クビ|リストラ|借金|破産|いじめ|刑務所|孤独|寂し|さみし|ホームシック|断酒|禁酒|禁煙|アル中|依存|中毒|喫煙|介護|不安|パニック障害|トラウマ|不眠|眠れ|寝不足|いびき|痛み|痛(?:い|む|風)|腰痛|頭痛|肩こり|膝が|疲れ|過労|ストレス',
    '更年期|不妊|妊活|流産|ADHD|発達障害|自閉|アスペルガー|学習障害|恐怖症|糖尿|関節炎|リウマチ|喘息|てんかん|アレルギー|アトピー|ニキビ|高血圧|難聴|耳が(?:遠|聞)|耳が悪|目が(?:悪|見え)|失明|盲目|障害|車椅子|老人ホーム|肥満|太り|太って|ダイエット|痩せ|過食|拒食|薄毛|はげ|シワ|物忘れ|忘れっぽ|亡くし',
    '嫌い|苦手|怖が|恐れ|できない|しない人|飲めない|食べられない|人見知り|内気|不器用|怠け|頑固|短気|嫉妬|悲し|落ち込|寒がり|冷え性',
  ),
];

/** Names, pastimes and trades that sound like a trouble. */
const harmless = anyWord(
  'grateful dead|death metal|death cab|death note|death stranding|walking dead|red dead|dead poets|dead sea|evil dead|shaun of the dead|day of the dead',
  'lost ark|lost in translation|lost \\(?tv|operation mincemeat|broken bells|breaking bad|pain au|true blood|the hate u give|stress balls?|anti-?stress|things i hate about you|love-hate',
  'black widow(?! spider bite)|(?:coffee|tea|chocolate|book|news|shoe|sneaker|puzzle|game|gaming|podcast|adrenaline|crossword|sudoku|crime|plant|yarn|reading|shopping|fitness|gym|travel)[- ]?(?:addict|junkie)\\p{L}*',
  'wheelchair (?:basketball|rugby|tennis|racing|fencing|curling|dance|dancing)|^operation$|operation \\((?:board )?game\\)|veuve clicquot|cancer \\(?(?:zodiac|star sign|sign|sun|moon|rising)|depression glass|the great depression',
  'trouble brewing|ticket to ride|panic! ?at|panic at the disco|sick of it all|ill\\.? bill|fire(?:d)? (?:clay|pottery|ceramics)|kiln[- ]fired|wood[- ]fired|house of pain|t-pain|lonely (?:planet|island)|peaky blinders|gossip girl|fat quarters|burnout paradise|cold feet \\(?tv',
  'third eye blind|blind (?:tasting|baking|dates?|box(?:es)?|bags?|melon|guardian)|nightmare before christmas|les mis[eé]rables|crying of lot|diet coke|sad songs|sad movies|angry birds|worry dolls|difficult puzzles|very hard puzzles|problem solving|drug(?:store|stores)|diabolo',
  '(?:works?|working|nurse|doctor|midwife|volunteers?|volunteering|job|shifts?) (?:at|in|for|with) (?:the |a |an )?(?:\\p{L}+ )?(?:hospital|hospice|clinic|prison|nursing home|care home|rehab|disabled|deaf|blind|homeless|refugees|asylum)\\p{L}*',
  '(?:teaches|helps|coaches|supports|fosters) (?:\\p{L}+ ){0,2}(?:autistic|disabled|deaf|blind|homeless|refugee|sick)\\p{L}*',
);

const eachHarmless = new RegExp(harmless, 'giu');
const withoutHarmless = (fact: string): string => fact.replaceAll(eachHarmless, ' ');

/** Whether a text about a person speaks of illness. */
export const speaksOfIllness = (text: string): boolean => illness.test(withoutHarmless(text));

/** Whether something that is said of a person is a loss or an illness, after which a letter is quiet. */
export const isSerious = (fact: string): boolean => speaksOfLoss(withoutHarmless(fact)) || speaksOfIllness(fact);

/** Whether it is a trouble, a weakness or an aversion: nobody is told that they love it, and it is answered with tact. */
export const isTrouble = (fact: string): boolean => {
  const text = withoutHarmless(fact);
  return isSerious(fact) || burdens.some((burden) => burden.test(text));
};
