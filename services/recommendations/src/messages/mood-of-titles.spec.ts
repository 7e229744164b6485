import { moodOfOccasion } from '@presently/rules/gift-mood';
import { aProfile } from '../recommendations.builders.js';
import { moodOf, type Mood } from './mood.js';

const moodOfTitle = (title: string, type = 'Other'): Mood =>
  moodOf(aProfile({ occasion: { id: 'o', type, date: '2026-05-04', title } }));

/** A meaning and its titles in the eight languages. One meaning has one mood. */
type Meaning = readonly [meaning: string, mood: Mood, titles: string];

const meanings: readonly Meaning[] = [
  [
    'a stillbirth',
    'grief',
    `Stillbirth|Stillborn|Still-born daughter|Born sleeping|Totgeburt|Tot\u{ad}geburt|Totgeburt von Leo|Stille Geburt
    |tot geborenes Baby|Enfant mort-né|Bébé mort né|mort in utero|Mortinato|Muerte fetal|Nació sin vida|Nato morto
    |Nata senza vita|Natimorto|Nasceu sem vida|Óbito fetal|死産|死産のあと|Bébé né sans vie|Bebé nacido muerto|Kindstod|ولادة جنين ميت|طفل ميت`,
  ],
  [
    'a child that was lost',
    'grief',
    `Angel baby|Baby loss|Babyloss|Infant loss awareness day|Neonatal loss|Sternenkind|Sternenkinder|Unser Sternenkind
    |Gedenktag für Sternenkinder|Sterneneltern|Bébé ange|Mamange|Deuil périnatal|Bebé estrella|Duelo perinatal|Perdita perinatale
    |Bebê anjo|Mãe de anjo|Perda neonatal|天使ママ|お空の赤ちゃん|Lost our baby at 20 weeks|Kind verloren|A perdu son bébé
    |Perdió a su bebé|Ha perso il bambino|Perdeu o bebê|子供を亡くして|فقدت جنينها|فقدان الطفل|وفاة الجنين`,
  ],
  [
    'a miscarriage',
    'grief',
    `Miscarriage|Pregnancy loss|Loss of pregnancy|Ectopic pregnancy|Fehlgeburt|Nach der Fehlgeburt|Verlust der Schwangerschaft
    |fausse couche|Fausse-couche|Perte de grossesse|aborto espontáneo|aborto espontaneo|Pérdida gestacional
    |Pérdida del embarazo|aborto spontaneo|Perdita in gravidanza|Perdita della gravidanza|aborto espontâneo
    |Perda gestacional|流産|إجهاض|اجهاض|فقدان الحمل|سقوط الحمل`,
  ],
  [
    'the death of a pet',
    'grief',
    `Rainbow bridge|Pet loss|Our dog died|Loss of her cat|Lost her dog|Goodbye to our dog|Death of Rex|Regenbogenbrücke
    |Über die Regenbogenbrücke gegangen|Regenbogenbruecke|Hund gestorben|Katze eingeschläfert|Tod ihrer Katze
    |Pont de l’arc-en-ciel|Mort de son chien|Perte de son chat|Puente del arcoíris|Murió su perro|Pérdida de su mascota
    |Ponte dell’arcobaleno|Morte del cane|È morto il gatto|Perdita del cane|Ponte do arco-íris|Morte do cachorro
    |Perda do gato|虹の橋|ペットロス|Katze tot|Chat décédé|Ha muerto mi gato|Se murió el perro|O cachorro morreu|猫が死んじゃった
    |نفق الكلب|愛犬が亡くなった|愛猫の死|جسر قوس قزح|ماتت قطتها|وفاة قطتها`,
  ],
  [
    'sympathy',
    'grief',
    `Sorry for your loss|Loss of a friend|Loss of Tom|A great loss|With deepest sympathy|Condolences|Rest in peace
    |Herzliches Beileid|Aufrichtige Anteilnahme|In stiller Trauer|Mit tiefem Mitgefühl|Ruhe in Frieden|Verlust ihres Vaters
    |Ein schwerer Verlust|hat ihre Oma verloren|Sincères condoléances|Toute ma sympathie|Repose en paix|Perte de son père
    |Perte d’un être cher|Perte de Luc|Mi más sentido pésame|Te acompaño en el sentimiento|Q.E.P.D. Ana|Descansa en paz
    |Pérdida de un ser querido|Por tu pérdida|Pérdida de su madre|Sentite condoglianze|Riposa in pace|Perdita del nonno
    |Perdita di una persona cara|Meus sentimentos|Meus pêsames|Descanse em paz|Perda do pai|Perda de um ente querido
    |Sinto muito pela sua perda|ご冥福をお祈りします|お悔やみ申し上げます|香典返し|母の死|祖父の死去|البقاء لله
    |البقية في حياتك|عظم الله أجركم|أحسن الله عزاءكم|تعازي الحارة|فقدان والدتها`,
  ],
  [
    'wishes for health',
    'illness',
    `Get well|Get well soon|Feel better soon|Speedy recovery|Wishing you a quick recovery|Get better soon|On the mend
    |Gute Besserung|Schnelle Genesung|Werd schnell wieder gesund|Werde bald gesund|Komm schnell wieder auf die Beine
    |Bon rétablissement|Bon retablissement|Prompt rétablissement|Rétablis-toi vite|Remets-toi vite|Guéris vite
    |Soigne-toi bien|Que te mejores|Que te mejores pronto|Que se mejore|Mejórate|Mejorate pronto|Ponte bien
    |Ponte bueno|Recupérate pronto|Pronta recuperación|Que te recuperes|Rimettiti presto|Guarisci presto
    |Buona guarigione|Pronta guarigione|Riprenditi presto|Buona convalescenza|Melhoras|Estimo as melhoras|Fique bem logo
    |Boa recuperação|Pronto restabelecimento|Get-well card|Recovering|Komm bald auf die Beine|Recuperación de mamá|Que fiques bom|お大事に|早く元気になって|早くよくなりますように|一日も早いご回復を|お見舞い
    |سلامتك|ألف سلامة|الف سلامة عليك|سلامات|شفاك الله|شفاها الله|شفاء عاجل|لا بأس عليك|طهور إن شاء الله`,
  ],
  [
    'an operation',
    'illness',
    `Surgery|Knee surgery|Operation|Operation on her knee|Mum’s operation|Her operation|Operation tomorrow|Knee op|Mum’s op
    |After the operation|Knie-OP|Hüft-OP|Rücken OP|OP|OP am Knie|Op am Knie|Nach der OP|Papas OP|Operation am Herzen
    |Knieoperation|Notoperation|Wird operiert|Operation Oma|Opération|Opération du genou|Opération à cœur ouvert
    |Intervention chirurgicale|Se fait opérer|Operación|Operación de rodilla|Operada de la cadera|Cirugía
    |Operazione al ginocchio|Intervento al ginocchio|Intervento chirurgico|Operata al cuore|Operação|Operação ao joelho
    |Cirurgia no joelho|Operado do coração|OP Papa|Operación de mamá|Lo operan mañana|Operazione di mamma|Weisheitszähne|Beinbruch
    |Pierna rota|親知らずを抜く|手術|膝の手術|オペ|عملية جراحية|عملية في الركبة|عملية القلب|بعد العملية|عمليتها`,
  ],
  [
    'rehabilitation',
    'illness',
    `Rehab|In rehab|Rehabilitation|Convalescence|Reha|Reha in Bad Ems|Reha nach Sturz|Zur Reha|Papas Reha|Knie-Reha
    |Rehaklinik|Rehabilitation Opa|Reha-Klinik|Rééducation|Centre de rééducation|Convalescence de mamie|Rehabilitación
    |Convalecencia|Riabilitazione|Convalescenza|Reabilitação|Convalescença|Herzreha|Omas Reha|Reha Mama|リハビリ|リハビリ入院|إعادة تأهيل|علاج طبيعي|نقاهة`,
  ],
  [
    'care at the end of a life',
    'illness',
    `Palliative care|Hospice|In a hospice|End of life care|Palliativ|Palliativstation|Palliativpflege|Hospiz|Im Hospiz
    |Soins palliatifs|En fin de vie|Unité de soins palliatifs|Cuidados paliativos|Enfermo en fase terminal|Cure palliative
    |Hospice di Roma|Cuidados paliativos da avó|緩和ケア|ホスピス|終末期|الرعاية التلطيفية|رعاية تلطيفية`,
  ],
  [
    'a job that was lost',
    'gentle',
    `Job loss|Loss of job|Loss of her job|Lost his job|Lost her well-paid job|Laid off|Made redundant|Out of work|Jobverlust
    |Arbeitsplatzverlust|Verlust der Arbeit|Verlust seines Jobs|Kündigung|arbeitslos|Job verloren|Perte d’emploi
    |Perte de son travail|Licenciement|Chômage|Pérdida de empleo|Pérdida del trabajo|Despido|En paro
    |Perdita del lavoro|Licenziamento|Disoccupata|Perda do emprego|Demissão|Desemprego|Ohne Arbeit|Se quedó sin trabajo|Sans emploi|仕事を失った|الفصل من العمل|失業|リストラ|職を失った|解雇
    |فقدان الوظيفة|فقدان العمل|فقدان عملها|بطالة`,
  ],
  [
    'a right or a thing that was lost',
    'gentle',
    `Loss of driving licence|Loss of license|Loss of his driver’s license|Driving ban|Loss of luggage|Lost luggage
    |Loss of keys|Loss of her mum’s ring|Hearing loss|Memory loss|Loss of the house|Führerscheinentzug|Führerschein weg
    |Verlust des Führerscheins|Führerscheinverlust|Gepäckverlust|Perte du permis|Perte de ses clés|Perte des bagages
    |Pérdida del carné|Pérdida del equipaje|Perdita della patente|Perdita delle chiavi|Perdita dei bagagli|Perda da carteira
    |Perda das chaves|Perda da bagagem|Licence lost|Koffer verloren|Perso le chiavi|Perdió las llaves|鍵をなくした|免停|免許取消|財布の紛失|فقدان الرخصة|فقدان رخصة القيادة|فقدان الأمتعة|فقدان المفاتيح`,
  ],
  [
    'weight that was lost',
    'gentle',
    'Weight loss|Loss of weight|Gewichtsverlust|Perte de poids|Pérdida de peso|Perdita di peso|Perda de peso|ダイエット|فقدان الوزن',
  ],
  [
    'a divorce',
    'gentle',
    `Divorce|Divorced|Separation|Breakup|Scheidung|Frisch geschieden|Trennung|Séparation|Divorcée|Divorcio|Separación
    |Divorzio|Separazione|Divórcio|Separação|Broken engagement|Entlobung|別居|離婚|離婚した友人|طلاق|الطلاق|انفصال`,
  ],
  [
    'a plan, a game, a name or a place',
    'glad',
    `Operation Christmas Child|Operation Umzug|Operation Mincemeat|Operation Surprise|Operation Grandma’s birthday|Operation: Geburtstag|Reha turns 30|Reha und Ali|Operation (board game)|Operation game night
    |Game night: Operation|Spieleabend Operation|Opération séduction|Opération de Noël|Operación Triunfo|Operação Verão|Cooperation day
    |Photo-op|Co-op opening|Op art exhibition|Opera night|オペラ鑑賞|オペレッタ|Reha’s birthday|Reha Yılmaz|Reha & Tom|Geburtstag Reha
    |Rehearsal dinner|Furniture rehab class|Loss leader sale|Profit and loss course|Lost his first tooth|Lost a bet|Zahnverlust
    |Ponte Vecchio|Ponte de Lima
    |Los mejores amigos|Puente de mayo|Un pont d’arcs|レインボーブリッジ|景気回復|大事にしている本|お大事にしている本|子供の日|天国の階段|天使の羽|مع السلامة|الحمد لله على سلامتك
    |عيد ميلاد سلامة|أوبرا|Enterrement de vie de garçon|Fin de vie de garçon|Urlaub: erhol dich gut|Sternenhimmel|Regenbogen
    |Engelstrompeten|Los Ángeles|Ange|Palladium|Intervento al convegno|Operator training`,
  ],
];
const cases = meanings.flatMap(([meaning, mood, titles]) =>
  titles.split('|').map((title) => [title.trim(), meaning, mood] as const),
);

describe('the mood of a title', () => {
  it.each(cases)('%s is %s', (title, _meaning, mood) => {
    expect(moodOfTitle(title)).toBe(mood);
    expect(moodOfOccasion({ type: 'Other', title })).toBe(mood === 'grief' ? 'sympathy' : null);
  });

  it('is glad again once it is over', () => {
    const over =
      'Home from rehab|Zurück aus der Reha|Ende der Reha|Last day of rehab|Retour de rééducation|Alta de la rehabilitación';
    for (const title of over.split('|')) expect([title, moodOfTitle(title)]).toEqual([title, 'glad']);
  });

  it('is never glad on another day, either', () => {
    for (const title of ['Totgeburt', 'Sternenkind', '流産'])
      expect([moodOfTitle(title, 'Birthday'), moodOfOccasion({ type: 'Birthday', title })]).toEqual([
        'grief',
        'sympathy',
      ]);
  });
});
