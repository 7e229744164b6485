import { anyWord } from './any-word.js';
import { speaksOfLoss } from './gift-mood.js';
import { isOperation } from './illness-titles.js';

/** Before and behind an Arabic noun. */
const arabicArticle = '[وفبكل]?(?:ال|ل)?';
const arabicEnd = '(?:ها|هم|نا|ات|ين|ون|ان|ته|[ةهياك])?\\b';

/** Illness, which changes the mood of a letter. */
const illness = anyWord(
  'get well|recover(?:y|ing from|s from|ed from)|surgery|hospital(?:i[sz]ed)?\\b(?! dramas?)|hospice|under the weather|(?:hit|run over) by a|(?:heart|triple|gastric) bypass|unwell|(?:feel(?:s|ing)?|felt) (?:low|down|rough|awful|terrible)\\b|cancer|chemo(?!lux)|illness|(?:terminally )?ill\\b',
  'sick\\b|(?<!(?:butterfly|breast|back|brush|swim(?:ming)?|side|crawl|golf|tennis)[- ]|-)strokes?\\b(?! (?:play|of|rate))|broken (?:leg|arm|hip|ankle|wrist|foot|hand|rib)|injur|(?<!by )accident\\b|diagnos|depressed|depression(?! (?:era|glass))|burn(?:t|ed)?[ -]?out',
  'dying\\b(?! to)|dementia|alzheimer|parkinson|multiple sclerosis|(?:has|had|got|with) (?:ms|als)\\b(?! (?:paint|office|word|excel))|dialysis|leuk[ae]?emia|tumou?r|copd|long covid|pneumonia',
  'heart (?:attack|failure|disease|condition|trouble|problems?)|kidney (?:failure|disease|stones?)|lymphoma|sepsis|(?:an?|in|im|en|em) coma\\b|^coma$',
  '(?:days?|weeks?|months?|years?) (?:to live|left to live)|(?:wochen|monate|tage) zu leben|(?:poco tiempo|semanas|meses) de vida\\b|(?:quelques )?(?:semaines|mois) à vivre|(?:poco|mesi) da vivere|(?:semanas|meses|pouco tempo) de vida\\b|terminal(?:ly ill)?\\b(?! (?:velocity|app|emulator))|prognosis|stage (?:[34]|iii|iv)\\b|metasta|radiotherapy|radiation (?:therapy|treatment)|transplant(?!ing)',
  '(?:knee|hip|back|heart|eye|foot|shoulder|hernia|bypass|brain|wrist|ankle|spine|cataract) (?:op\\b|replace|surgery)|concussion|[a-z]{3,20}(?:ectom|ostom)(?:y|ies)\\b|c(?:a?esarean|-section)\\b|catheter',
  'gute besserung|krank(?!en(?:schwester|pfleg|wagen|kasse))|unwohl|nach der op\\b|angeschlagen|angefahren|geht (?:es )?(?:ihr|ihm) (?:nicht gut|schlecht)|genesung|klinik|krebs\\b|chemotherapie|unfall|demenz|liegt im sterben|stirbt|schlaganfall|herzinfarkt|depressi(?:on|v)|niedergeschlagen',
  'bon rétablissement|rétabli|malad(?!r)|hôpital|souffrante?\\b|pontage|renversée? par|moral (?:bas|à zéro)|chirurgi(?:e|cal)|démence|mourante?\\b|dépressi|infarctus|meurt\\b|va mourir',
  'recupér|mejórate|enferm(?!er|ei)|pachuch|indispuest|atropell|operad[oa] d|de baja\\b|decaíd|cirugía|cáncer|demencia|moribund|depresi|párkinson|infarto|se muere|está muriendo',
  'guarigion|guarisci|malat(?:a|o|i|e|tia)\\b|ospedal|intervento chirurgico|cancro|depress[oi]\\b|(?:è|molto) depressa|giù di (?:corda|morale)|investit[oa] da|indispost|sta morendo|ictus\\b',
  'melhoras|doente|doença|cirurgia|câncer|demência|depressão|deprimid|morrendo|derrame\\b|atropelad|internad[oa]|quebrou [oa]|ponte de safena|abatid',
  `${arabicArticle}(?:مريض|مرض|شفاء|مستشفى|عملية جراحية|سرطان|خرف|زهايمر|باركنسون|اكتئاب|مكتئب|جلطة)|[يت]حتضر|وعكة|متوعك|صدمته?ا? سيارة|قلب مفتوح|كسر في|أجر[ىت] عملية`,
  '末期|余命|お見舞い|入院|病気|手術|癌|[胃肺乳]がん|がん(?:治療|患者|と|を)|^がん$|骨折|闘病|快復|認知症|アルツハイマー|パーキンソン|うつ(?:病|状態)|^うつ$|鬱|脳卒中|危篤|余命|交通事故|はねられ|体調(?:が悪|不良|を崩)|具合が悪|元気がない|バイパス手術',
);

/** Short words that are other words in lower case, or in another language: "als Hobby". */
const serious = /(?<![A-Za-zÀ-ÿ])(?:ALS|AVC|MS(?! (?:Paint|Office|Word|Excel)|-))(?![A-Za-zÀ-ÿ])/u;
const abbreviated =
  /(?<![A-Za-zÀ-ÿ])(?:AA(?! [Bb]atter)|ADD|ADS|FIV|ST[ID]s?|(?<=\p{L} )Sucht)(?![A-Za-zÀ-ÿ])|^Sucht$/u;

/**
 * Troubles, weaknesses and aversions that are too small to change a letter, but that nobody praises. Nobody says in which
 * language a fact is: a word that is ordinary in another one needs company, and one that two share stands once.
 */
const burdens: readonly RegExp[] = [
  // English: life
  anyWord(
    'divorc|abortion\\b|broken engagement|separat(?:ed|ion)|break-?up\\b|breaking up|broke up|dumped|heartbr(?!eakers)|estranged|laid off|(?:got|was|been|being|just|recently|get(?:s|ting)?) fired|fired (?:last|this|in|after|yesterday)\\b|lost (?:her|his|their) (?:driving |driver.s )?licen[cs]e|hay ?fever|gluten (?:issues?|problems?|sensitiv)|fired(?: from)?$|lost (?:her|his|their) job|(?:lost|losing) (?:dad|mum|mom|mother|father|husband|wife|dog|cat|job|everything)',
    'redundan|unemploy|jobless|out of work|between jobs|lost (?:all|everything)|bad (?:marriage|relationship)|(?:a|her|his) broken heart|lost (?:at|in) court|bankrupt|evict|foreclos|homeless(?!ness charity)|money (?:troubles?|problems|worries)|can.?t afford|(?:rough|tough|hard) (?:few )?(?:year|months?|weeks?|time|patch)\\b|in (?:prison|jail)|probation\\b|custody|cheated on|bull(?:y|ied|ying)|abus(?:e|ed|ive)\\b|refugee|asylum',
    'assault|mugged|burgl|robbed\\b|stalk(?:ed|er)\\b|raped?\\b|harass|house fire|flood(?:ed|s)?\\b(?! ?light)|scammed|arrested(?! development)|lawsuit|deport(?:ed|ation)|car (?:crash|wreck)|childless|(?:cannot|can.?t) have (?:kids|children)',
    'lonel(?!y (?:planet|island|hearts))|homesick|orphan(?! black)|carer (?:of|for)|caregiver|caring for (?:her|his|their|a|an|the) (?:mother|father|mum|mom|dad|parents?|husband|wife|sick|ill|old)|empty nest',
    '(?:failed|fails|failing|failure|flunk|dropped out|struggl)|divided family',
  ),
  // English: body and mind
  anyWord(
    'anxi|sleep(?:walk|less| depriv)|frozen shoulder|slipped dis[ck]|tennis elbow|carpal tunnel|(?:torn|pulled) (?:ligament|muscle|meniscus|tendon|acl)|sprain|gall ?stones?|kidney stones?|an(?:a)?emi|blood sugar|irregular heart|angina|faint(?:s|ing)\\b|nose ?bleeds?|cold sores?|lumbago|baby blues|self-conscious|stage fright|brain fog|panic(?! at (?:the )?disco|um\\b)|ptsd|trauma|phobi|[a-z]{3,20}phobi[ac]|sleepless|nightmare(?! before)|night terrors?|restless legs?|(?:grinds?|grinding) (?:her|his|their) teeth|memory loss|(?:hair|eyesight|hearing) (?:thinning|failing|going)|thinning hair|going gr[ea]y\\b|snor(?:e|es|ing|er)\\b|overwork|exhaustion|overwhelm|chronic(?!les?)',
    'suicid|self-?harm|self-?esteem|insecur|mental(?:ly)? (?:health|ill)|schizo|psychos[ie]s|bipolar|ocd\\b|adhd|(?:has|with) add\\b|autis(?!ta d)|asperger|on the spectrum|special needs|dyslexi|dyscalcul|dysprax|tourette|stutter|stammer|(?:a|her|his|slight) lisp\\b|lisps|^lisp$|learning (?:difficult|disab)',
    '(?:down.?s?|[a-z]{3,20}) syndrome|[a-z]{0,12} ?disease|disorders?\\b|deficien|palsy|paraly|amput|prosthe|pacemaker|epilep|seizure|lupus\\b|crohn|colitis|c(?:o)?eliac|fibromyalg|thyroid|migraine|headache|vertigo|tinnitus|dizz(?!y (?:gill|dragon|dean|rascal))|gout\\b(?! d[eu]\\b)|sciatic|scoliosis',
    '(?!nost)[a-z]{3,20}(?:itis|algia|plegia|aemia|oporosis|neuropathy)\\b|[a-z]{4,20}rrhoea|eczema|psoriasis|acne|rosacea|rash\\b(?! (?:guards?|vests?))|shingles|hernia|ulcers?\\b|h(?:a)?emorrhoid|constipat|diarrh|ibs\\b|reflux|heartburn|hiv\\b|hepatitis|covid|flu\\b|diabet|blood pressure|hypertens|cholesterol|varicose',
    'trying (?:to conceive|for a baby)|infertil|ivf\\b|miscarr|fertility|endometrios|pcos\\b|pms\\b|period pains?|menopaus|hot (?:flash|flush)|prostate|impoten|incontinen|bladder|herpes|chlamydia|gonorrh|hpv\\b|(?<!(?:[ei]n|static|dynamic) )apno?ea\\b(?! d)|bed-?wett|teething|colic\\b|tantrum|potty|nail[- ]biting|bites (?:her|his|their) nails',
    'hung ?over|binge[- ](?:eat|drink)|(?<!(?:furniture|house|home|car|wood|wildlife|animal|bird|horse)[- ])rehab(?!s|bing| of)|alcoholi|alcohol problem|sober|sobriety|addict|drunk|drinks too much|(?<!the )hangover|gambl|drugs?\\b|quit(?:ting)? (?:smoking|drinking|sugar|alcohol)|stopp(?:ed|ing) (?:smoking|drinking)|(?<!(?:bbq|barbecue|meat|pellet|grill|food|fish|brisket|offset) )smoker\\b(?! (?:grill|recipes|kit|box))|smok(?:es|ing)\\b(?! (?:meat|brisket|fish|ribs|wood|kit|chips|jacket))|vap(?:es|ing)\\b|withdrawal|aa meetings?|in recovery|on a diet|diet(?:s|ing)?\\b',
    'going blind|blindness|partially sighted|visually impaired|impair|deaf|hearing (?:loss|aids?)|hard of hearing|going deaf|cataract|glaucoma|macular|wheelchair|crutch|(?:needs|uses|on|with) a walker\\b|walking frame|disab|handicap|mobility|frail|bedridden|housebound|nursing home|care home|assisted living',
    'lost \\d+ ?(?:pounds?|lbs?|kilos?|kg|stone)|weight (?:loss|gain)|overweight|(?:lose|losing|lost|gain(?:ed|ing)?) weight|obes|fat\\b(?![ -](?:quarter|bike|tire))|anorexi|bulimi|eating disorder|bald(?:ing|ness)|(?:is|are|going|gone|went|and) bald\\b(?! eagle)|^bald$|hair loss|losing (?:(?:her|his|their) )?(?:hair|memory|sight|hearing)|wrinkl|dentures|bad breath|bloat|sweaty|(?:poor|failing|weak) (?:memory|sight|eyesight|hearing|health|heart|sleep|circulation|posture)',
    'bad (?:knees?|backs?|hips?|shoulders?|sleep|sleepers?|hands?|eyes?|eyesight|hearing|joints?|teeth|skin|mood|cook|luck|temper|memory|feet|legs?|heart|lungs?|year|time|day|news)|(?:sore|stiff|aching|creaky|dodgy|swollen|weak) \\p{L}+|bad (?:at|with) ',
    '(?:sleeps?|sleeping|hears?|sees?|eats?|walks?) (?:badly|poorly)|(?:hardly|barely|never) (?:sleeps?|eats?|leaves|goes out)|not sleeping|always (?:cold|tired|late|broke|hungry|busy|stressed|ill|worried|complaining)|cold (?:hands|feet)|allerg|intoleran',
  ),
  // German
  anyWord(
    'scheidung|geschieden|entlobung|abtreibung|schwangerschaftsabbruch|ohne (?:arbeit|job)\\b|getrennt|trennung|liebeskummer|arbeitslos|gekündigt|kündigung|gefeuert|entlassen|pleite|insolven|kein geld|keine (?:zeit|freunde|lust|kinder|arbeit)|mobbing|gemobbt|gefängnis|einsam|heimweh|alkohol|trockener|abstinent|(?:alkohol|drogen|spiel|ess|mager|kauf|handy|nikotin|eifer)sucht|süchtig|raucht\\b|raucher|rauchen aufh|nichtraucher',
    'panikattack|\\p{L}{3,12}angst\\b|hexenschuss|schwaches herz|herz(?:schwäche|fehler)|panikstörung|panische|angst|ängst|schlaflos|schlafstörung|schläft (?:schlecht|nicht|kaum)|schnarch|[a-zäöü]{0,20}schmerz|erschöpfung|gestresst|stress|überlastet|migräne|schlechte[rsn]? \\p{L}+|kaputte \\p{L}+|kranke[rn]?\\b|wechseljahr|unfruchtbar|kinderwunsch|künstliche befruchtung|fehlgeburt|adhs|legasthen|zwangsstörung',
    'blindheit|taub(?:heit)?\\b|gehörlos|schwerhörig|hörgerät|sehbehindert|behinder|rollstuhl|rollator|gelähmt|pflegeheim|pflegebedürftig|pflegt (?:ihre|seine|die|den)|zuckerkrank|gicht\\b|rheuma|arthr(?:ose|itis)|unverträglich|heuschnupfen|akne|neurodermitis|bluthochdruck|bandscheibe|übergewicht|abnehmen|abspecken|diät|(?:zu|sehr|ist|wird|etwas|ziemlich) dick\\b|^dick$|haarausfall|glatze|(?:gegen|anti|viele|tiefe|erste|ihre|seine|hat)[ -]falten\\b|^falten$|gesichtsfalten|(?:schwere|harte)s? (?:jahr|zeit|monate)',
  ),
  // French
  anyWord(
    'divorcée?|séparée?s?\\b|séparation|rupture|chagrin d.amour|chômage|licenci(?:ée?|ement)\\b(?! en)|virée?\\b|fauchée?\\b|ruinée?\\b|harcèlement|prison\\b|solitude|(?:vit|sent) seule?\\b|mal du pays|alcool|(?:est|devenue?|reste) sobre\\b|^sobre$|sevrage|(?:année|période|passe) difficile|patraque|dépendan|fume(?:ur|use)?\\b|arrêt(?:e|er|é) (?:de fumer|de boire|l.alcool)',
    'crises? de panique|\\p{L}{3,20}phob(?:e|ique|ie)\\b|épuisement|acouph|lumbago|chute de cheveux|vertige|endettée?|angoisse|insomni|dort (?:mal|peu)|ne dort|ronfle|douleur|épuisé|surmen|ménopaus|stérilit|fausse couche|ivg\\b|sans (?:emploi|travail)\\b|fiv\\b|tdah|diab[eè]t|arthr(?:ose|ite)|rhumatis|goutte\\b|asthm|épileps|intoléran|eczéma|acné|tension artérielle',
    'aveugle|malvoyant|malentendant|sourde?\\b|surdité|fauteuil roulant|ehpad|maison de retraite|régime\\b|surpoids|maigrir|perdre du poids|obès|obésité|(?:est|trop|très) grosse?\\b|^grosse$|boulimi|chauve|calvitie|(?:ses|anti|les|des)[- ]rides\\b|mauvais(?:e|es)? (?:genou|dos|hanche|cuisin|humeur|caractère|vue|sommeil)\\p{L}*|mal (?:au|aux|de|à la) \\p{L}+|a perdu|perdu (?:son|sa)',
  ),
  // Spanish
  anyWord(
    'separad|separación|se separ(?:an|aron|ó)\\b|ruptura|desamor|desemple|en paro|despedido|(?:fue|sido|recién) despedida|despido|(?:año|racha|época) (?:difícil|dur[oa]|mala)|mal año|mala racha|desanimad|arruinad|sin (?:trabajo|dinero|amigos|tiempo)|acoso|cárcel|soledad|sol[oa] en casa|nostalgia de casa|alcoh[oó]li|sobri[oa]\\b|adicc|adict|fuma(?:dor|dora)?\\b|dejar de (?:fumar|beber)',
    'ataques? de pánico|\\p{L}{3,20}fobia\\b|agotamiento|acúfenos|lumbago|caída del (?:pelo|cabello)|vértigo|ansiedad|duerme mal|no duerme|ronca|dolor(?:es de)?\\b|agotad|estr[eé]s|migrañ|esterilidad|fecundación|aborto|dislexi|fobia|diab[eé]t|artr(?:itis|osis)|reuma|gota\\b|asma\\b|alzh[eé]imer|alergi|alérgic|eccema|hipertens',
    'cieg[oa]|ceguera|sord[oa]\\b|sordera|discapa|minusv|silla de ruedas|residencia de ancianos|sobrepeso|adelgazar|perder peso|a dieta|gord[oa]\\b|calv[oa]\\b|calvicie|arrugas|mal[oa]s? (?:espalda|rodillas?|caderas?|vista|memoria|humor|suerte|cociner[oa])|perdió|murió',
  ),
  // Italian
  anyWord(
    'divorzi|separat[oa]\\b|separazione|rottura|cuore spezzato|disoccupat|(?:anno|periodo) difficile|brutto periodo|licenzia(?:t|ment)|in rovina|senza (?:lavoro|soldi|amici|tempo)|bullismo|prigione|carcere|solitudin|nostalgia di casa|alcolis|alcolizzat|sobri[oa]|dipendenz|fumator|fuma\\b|smettere di (?:fumare|bere)',
    'attacch[oi] di panico|esaurimento|acufeni|caduta dei capelli|in bolletta|vertigini|ansia|ansios|insonni|dorme (?:male|poco)|non dorme|russa (?:forte|di notte|molto|come)|^russa$|dolor[ei]\\b|esaurit|emicrani|sterilità|fecondazione|dislessi|artr(?:ite|osi)|(?:la|di|con|^) ?gotta$|asma\\b|epiless|intolleran|ipertens',
    'ciec[oa]\\b|cecità|sord[oa]\\b|sordità|sedia a rotelle|casa di riposo|sovrappeso|dimagrire|perdere peso|grass[oa]\\b|anoressi|calv[oi]\\b|calvizie|rughe|ginocchia malandate|mal di \\p{L}+|cattiv[oa] (?:memoria|umore|cuoc[oa])|ha perso|è mort[oa]',
  ),
  // Portuguese
  anyWord(
    'divórcio|separação|término d[eo] (?:namoro|casamento)|(?:ano|fase) (?:difícil|ruim)|coração partido|desempreg|demitid|foi despedid|demissão|falid|sem (?:emprego|dinheiro|amigos|tempo)|prisão|solidão|saudades? de casa|alco[oó]l|sóbri|vício|viciad|dependência|fuma(?:nte|dor)?\\b|parar de (?:fumar|beber)',
    'ataques? de p[âa]nico|esgotamento|zumbido|queda de cabelo|vertigem|excesso de peso|ansiedade|insônia|insónia|dorme (?:mal|pouco)|não dorme|dor(?:es)?\\b (?:de|nas|nos|na|no)|dores\\b|esgotad|estress|enxaqueca|fertilização|artr(?:ite|ose)|gota\\b|asma\\b|intolerân|pressão alta',
    'ceg[oa]\\b|cegueira|surd[oa]\\b|surdez|deficiên|cadeira de rodas|lar de idosos|(?:no|num|para o) asilo|asilo de|emagrecer|de dieta|gord[oa]\\b|calv[oa]\\b|calvície|rugas|joelhos? (?:ruins|ruim)|m(?:á|au) (?:memória|humor)|perdeu|morreu',
  ),
  // Arabic
  anyWord(
    `${arabicArticle}(?:طلاق|مطلقة?|انفصال|انفصلت?|بطالة|عاطل|الوحدة|وحيدة?|ديون|إفلاس|تنمر|سجن|إدمان|مدمن|كحول|سكري|عقم|طفل أنابيب|سن اليأس|انقطاع الطمث|إجهاض|قلق|هلع|رهاب|طنين|انزلاق غضروفي|تساقط الشعر|مفلس|دوار|مكسور القلب|قلب مكسور|توتر|إرهاق|مرهق|أرق|شخير|صداع|آلام|ألم|تعب|متعب)${arabicEnd}`,
    `${arabicArticle}(?:توحد|فرط الحركة|أصم|صماء|صمم|أعمى|عمياء|كفيف|إعاقة|معاق|كرسي متحرك|التهاب|ربو|نقرس|صرع|حساسية|سمنة|بدانة|حمية|صلع|تجاعيد|خجول|كسول|عنيد|نسيان|حزين|حزن|خوف)${arabicEnd}`,
    'طُ?ردت? من|فقد|ماتت?(?!\\p{L})|[يت]كره|لا [يت](?:حب|ستطيع|نام|ريد|سمع|رى|أكل|شرب)|[يت]خاف|[يت]شخر|[يت]نسى|مشاكل|مشكلة|(?:سنة|عام|فترة|ظروف) صعبة?|محبط|أقلع عن|أقلعت عن|الإقلاع عن',
  ),
  // Japanese
  anyWord(
    '燃え尽き|耳鳴り|ぎっくり腰|花粉症|抜け毛|めまい|末期(?:がん|癌)|離婚|別居|中絶|失恋|失業|無職|解雇|クビ|リストラ|借金|破産|いじめ|刑務所|孤独|寂し|さみし|ホームシック|断酒|禁酒|禁煙|アル中|依存|(?<!活字|コーヒー|ゲーム)中毒|喫煙|介護|不安|パニック(?:障害|発作)|トラウマ|不眠|眠れ|寝不足|いびき|痛み|痛(?:い|む|風)|腰痛|頭痛|肩こり|膝が|過労|ストレス',
    '更年期|不妊|妊活|流産|ADHD|発達障害|自閉|アスペルガー|学習障害|恐怖症|糖尿|関節炎|リウマチ|喘息|てんかん|アレルギー|アトピー|ニキビ|高血圧|難聴|耳が(?:遠|聞)|耳が悪|目が(?:悪|見え)|失明|盲目|障害|車椅子|老人ホーム|肥満|太り|太って|ダイエット|痩せ|過食|拒食|薄毛|はげ(?![しま])|シワ|物忘れ|忘れっぽ|亡くし',
  ),
];

/**
 * Those that ordinary sentences have, too, of which nothing bad is said: "nothing hurts", "nie müde", "no tengas miedo".
 */
const everyday: readonly RegExp[] = [
  // English
  anyWord(
    'debts?\\b|broke\\b(?! girls)|no (?:friends|money|time|luck|job|energy|appetite|hobbies|interests)|(?<!(?:chess|maths?|logic|word|puzzle|climbing|bouldering|coding|programming|body)[- ])problems?\\b(?! (?:solv|set))|trouble(?! brewing)\\b|exhausted|tired|weary|worn[ -]?out|aches?\\b|hurts?\\b',
    '(?<!(?:du|le|un|de|bon|mon|et|les|des|au) )pain(?:s|ful|less)?\\b(?! (?:aux?|perdu|maison|d|de|et|complet|bio|artisanal|frais|blanc|noir|bread)\\b)',
    'blind(?:ness)?\\b(?![ -](?:\\p{L}+ )?(?:tasting|date|box|bag))',
    'can(?:no|.)t\\b(?! (?:(?:live|go|do) without(?! (?:h|you))|wait|resist|get enough|thank|imagine|tell you|express|describe|put into words|stop (?:smiling|laughing|dancing)|help (?:but|smiling|laughing)))',
    'hates?\\b(?! (?:u give|i hate))|hated\\b|dislikes?\\b|loathes?\\b|detests?\\b|despises?\\b|resents?\\b|avoids?\\b|refuses?\\b|afraid of|scared of|terrified of|frightened of|fear(?:s)? of|fears\\b|bored\\b|(?:does|do|did|is|has|will|would|could|was)(?:n.?t| not) (?:like|want|eat|drink|sleep|hear|see|walk|drive|care|enjoy|cook|well|good|able|happy)|not a fan of|sick of|fed up',
    'forgetful|forgets|absent-?minded|clumsy|messy|untidy|(?:very |so |too |is |bit )lazy|lazy$|^lazy (?!days?|sundays?|mornings?|weekends?|afternoons?)|grump(?!y cat)|stubborn|moody\\b(?! blues|.s\\b)|nosy|bossy|jealous|vain\\b|rude\\b|selfish|stingy|cheapskate|impatient|irritab|angry|anger\\b(?! translator)|bad-?tempered|short-?tempered|pessimis|cynical|gossip(?! girl)|know-?it-?all|control freak|hypochondr|hoard',
    'shy\\b|awkward|worr(?:y|ies|ied|ier)\\b|nervous|procrastinat|disorgani[sz]ed|two left feet|no good at|hopeless|terrible (?:at|cook|driver|sleeper|with)|fuss(?:y|ier)|picky|difficult\\b|needy|insufferable|boring|annoying|complain|moans?\\b|nags?\\b|unhappy|miserable|sad\\b|sadness|crying|cries\\b',
  ),
  // German
  anyWord(
    'schulden|müde|erschöpft|blinde[rn]?\\b',
    'hass(?:t|en)\\b|mag (?:kein|nicht)|kann (?:nicht|kein|nicht mehr)|fürchte|vergesslich|vergisst|tollpatsch|unordentlich|faul\\b|stur\\b|mürrisch|launisch|schüchtern|eifersüchtig|ungeduldig|jähzornig|traurig|unglücklich(?!erw)|immer (?:kalt|müde|zu spät|krank|gestresst)|friert',
  ),
  // French
  anyWord(
    'dettes|fatigu|(?:est|très|trop|toute?) seule?\\b|^seule?$',
    'déteste|hait\\b|(?:n.aime|ne supporte|ne veut|ne peut|ne sait|n.a|ne mange|ne boit) |peur (?:de|du|des)|oublie (?:tout|souvent|vite)|étourdi|maladroit|désordonné|paresseu|têtue?\\b|grincheu|râleu|jalou|triste|malheureu[xs]e?\\b|toujours (?:froid|fatigu|en retard)',
  ),
  // Spanish
  anyWord(
    'deudas|cansad',
    'odia\\b|detesta|(?:no (?:le gusta|puede|quiere|soporta|tiene|sabe|come|bebe))|miedo|tímid|olvidadiz|torpe\\b|desordenad|perezos|terc[oa]\\b|gruñón|celos[oa]|impacient|infeliz(?!m)|siempre (?:tiene frío|cansad|tarde)',
  ),
  // Italian
  anyWord(
    'debiti|stanc(?:o|a|hi|he|hezza)\\b',
    'odia\\b|non (?:gli|le|ama|può|vuole|sopporta|ha|sa|mangia|beve)\\b|paura|timid|smemorat|sbadat|goff[oa]|disordinat|pigr[oa]|testard|brontolon|gelos[oa]|impazient|infelice|sempre (?:freddo|stanc|in ritardo)',
  ),
  // Portuguese
  anyWord(
    'dívidas|cansaç|cansad',
    'odeia|não (?:gosta|pode|quer|suporta|tem|sabe|come|bebe|aguenta)|medo|esquecid|desastrad|bagunceir|preguiços|teimos|rabugent|ciument|infeliz(?!m)|sempre (?:com frio|cansad|atrasad)',
  ),
  // Japanese
  anyWord(
    '別れ|疲れ',
    '嫌い|苦手|怖が|恐れ(?!入)|できない|しない人|飲めない|食べられない|人見知り|内気|不器用|怠け|頑固|短気|嫉妬|悲し|落ち込|寒がり|冷え性|(?:大変|つら)[いな](?:一年|年|時期)',
  ),
];

/** Names, pastimes and trades that sound like a trouble. */
const harmless = anyWord(
  'grateful dead|death metal|death cab|death note|death stranding|walking dead|red dead|dead poets|dead sea|evil dead|shaun of the dead|day of the dead',
  'lost ark|lost in translation|lost \\(?tv|operation mincemeat|broken bells|breaking bad|pain au|true blood|the hate u give|stress balls?|anti-?stress|things i hate about you|love-hate',
  'black widow(?! spider bite)|(?:coffee|tea|chocolate|book|news|shoe|sneaker|puzzle|game|gaming|podcast|adrenaline|crossword|sudoku|crime|plant|yarn|reading|shopping|fitness|gym|travel)[- ]?(?:addict|junkie)\\p{L}*',
  'wheelchair (?:basketball|rugby|tennis|racing|fencing|curling|dance|dancing)|^operation$|operation \\((?:board )?game\\)|veuve clicquot|cancer \\(?(?:zodiac|star sign|sign|sun|moon|rising|birthday|season|charit|research|fund)|(?:signe|signo|segno|sternzeichen) (?:d\\p{L} )?(?:c[aáâ]nc\\p{L}+|krebs)|krebs[ -]geburtstag|depression glass|the great depression',
  'trouble brewing|ticket to ride|panic! ?at|panic at the disco|sick of it all|ill\\.? bill|fire(?:d)? (?:clay|pottery|ceramics)|kiln[- ]fired|wood[- ]fired|house of pain|t-pain|lonely (?:planet|island)|peaky blinders|gossip girl|fat quarters|burnout paradise|cold feet \\(?tv',
  'third eye blind|blind (?:baking|melon|guardian)|les mis[eé]rables|crying of lot|diet coke|sad songs|sad movies|angry birds|worry dolls|difficult puzzles|very hard puzzles|problem solving|drug(?:store|stores)|diabolo',
  '(?:works?|working|nurse|doctor|midwife|volunteers?|volunteering|job|shifts?) (?:at|in|for|with) (?:the |a |an )?(?:\\p{L}+ )?(?:hospital|hospice|clinic|prison|nursing home|care home|rehab|disabled|deaf|blind|homeless|refugees|asylum)\\p{L}*',
  '(?:teaches|helps|coaches|supports|fosters) (?:\\p{L}+ ){0,2}(?:autistic|disabled|deaf|blind|homeless|refugee|sick)\\p{L}*',
);

const eachHarmless = new RegExp(harmless, 'giu');
const withoutHarmless = (fact: string): string => fact.replaceAll(eachHarmless, ' ');
const isIllness = (text: string): boolean => illness.test(text) || serious.test(text) || isOperation(text);

/** Whether a text about a person speaks of illness. */
export const speaksOfIllness = (text: string): boolean => isIllness(withoutHarmless(text));

/** Whether something that is said of a person is a loss or an illness, after which a letter is quiet. */
export function isSerious(fact: string): boolean {
  const text = withoutHarmless(fact);
  return speaksOfLoss(text) || isIllness(text);
}

/** Whether it is a trouble, a weakness or an aversion: nobody is told that they love it, and it is answered with tact. */
export const isTrouble = (fact: string): boolean =>
  tellsTrouble(fact) || everyday.some((burden) => burden.test(withoutHarmless(fact)));

/** Whether a sentence of a letter speaks of a trouble, in words that ordinary sentences do not have. */
export function tellsTrouble(sentence: string): boolean {
  const text = withoutHarmless(sentence);
  return isSerious(text) || abbreviated.test(text) || burdens.some((burden) => burden.test(text));
}
