import { aProfile } from '../recommendations.builders.js';
import { moodOf } from './mood.js';

const isGrave = (title: string): boolean => {
  const occasion = { id: 'o', type: 'Other', date: '2026-05-04', title };
  return ['grief', 'illness'].includes(moodOf(aProfile({ occasion, interests: [] })));
};
const judged = (titles: string, expected: boolean) => titles.split('|').filter((title) => isGrave(title) !== expected);

describe('the mood of a title that tells of a death or an illness in many ways', () => {
  it.each([
    'Her father passed|Lost her battle|توفي والده|訃報|Opa ist von uns gegangen|El abuelo nos dejó',
    'Il nonno ci ha lasciato|O avô partiu|Mum passed last night|Grandpa is gone|Dad is in heaven now',
    'Her brother lost his fight with cancer|Losing her mother|She lost her battle with cancer',
    'Her husband died suddenly|Tom’s dad passed in March|First year without Mum|Her grandmother’s passing',
    'Laid to rest|Saying goodbye to Grandpa|Her dog crossed the rainbow bridge|Gone too soon',
    'Her mother took her own life|Killed in action|Papa ist nicht mehr da|Oma ist eingeschlafen',
    'Hat den Kampf verloren|Vater tot|Letzter Abschied von Opa|Todesfall in der Familie',
    'Mutter ist heimgegangen|Papa nous a quittés|Son père est parti|Papy s’est éteint|Disparition de son père',
    'Sa mère n’est plus|Se fue su madre|Su padre ya no está|Perdió a su madre|Perdió la batalla',
    'Se nos fue el abuelo|È mancato suo padre|È venuta a mancare la nonna|La nonna è volata in cielo',
    'Il nonno non c’è più|Si è spento suo padre|È morto il padre|O pai dele morreu|Perdeu a mãe|A avó partiu',
    'O avô nos deixou|Descansou em paz|Perdeu a batalha contra o câncer|رحل والدها|وفاة جدته|فقدت أمها',
    'انتقل إلى رحمة الله|ماتت جدتها|فارق الحياة|انتقلت إلى الرفيق الأعلى|お父さんが亡くなった|母が永眠しました|祖父が天国へ旅立ちました|急逝',
    'お通夜|死去|Stage 4 cancer|Terminally ill|In hospice care|Liegt im Sterben|Im Hospiz|Soins palliatifs',
    'Cuidados paliativos|Cure palliative|ホスピス|末期がん|مرض عضال|Her mother passed on Sunday',
    'Grandma passed peacefully|His wife just passed|Lost his fight|He lost the battle with leukemia',
    'Our cat passed|Her best friend was killed in a crash|Her uncle is no longer with us',
    'She is with the angels now|Gone but not forgotten|Her son drowned|Dad left us too soon',
    'Dad didn’t make it|Wife of the deceased|Departed: grandpa|Passed over: her nan|Mama ist von uns gegangen',
    'Sein Vater lebt nicht mehr|Oma ist für immer eingeschlafen|Ihr Mann ist verunglückt',
    'Wir mussten Abschied nehmen von Opa|Opa ist im Himmel|Traueranzeige|Todesanzeige|Mamie nous a quittés',
    'Sa grand-mère s’en est allée|Elle a perdu son combat contre la maladie|Faire-part de décès',
    'Son mari n’est plus là|Papi est au ciel|La abuela nos ha dejado|Su padre partió|Su marido falleció',
    'Papá está en el cielo|Perdió la lucha contra el cáncer|Esquela|La mamma ci ha lasciati',
    'Suo padre se n’è andato|La nonna è in cielo|Ha perso la battaglia contro il cancro|Necrologio',
    'Suo marito non è più con noi|A mãe dela partiu|Meu pai se foi|Vovó virou estrelinha',
    'Perdeu a luta contra o câncer|Ela nos deixou|Seu avô não está mais entre nós|توفيت جدتها|توفى أبوه',
    'رحيل والدتها|انتقل جده إلى جوار ربه|مات أبوه|نعي|استشهد أخوه|祖母が旅立ちました|父が他界|弔電|夫に先立たれて|帰らぬ人となりました',
    '母が息を引き取りました|命を落とした友人|Terminal diagnosis|Nur noch wenige Wochen zu leben|Unheilbar krank',
    'Maladie incurable|Le queda poco tiempo de vida|Malata terminale|Doença terminal|مرض خطير|余命宣告|危篤',
  ])('is one of grief or illness: %s', (titles) => expect(judged(titles, true)).toEqual([]));

  it.each([
    'Passed her exam|Her son passed the bar|She passed with honours|Left for college|Leaving for Spain',
    'Her daughter left home|Passed her driving test|Dad passed his exams|Passed the 100 day mark',
    'Lost 20 pounds|Lost her first tooth|Off to heaven: honeymoon in Bali|Gone fishing',
    'Saying goodbye to the old house|Won her battle with cancer|Beat cancer|Laid back weekend',
    'Killed it on stage|Bestanden!|Von uns allen|Ist nach Berlin gegangen|Ist in Rente gegangen',
    'Abschied vom Büro|Endlich eingeschult|Permis réussi|Parti en voyage|Est parti à la retraite',
    'Départ à la retraite|Elle a quitté Paris|Dejó de fumar|Se fue a Madrid|Nos dejó boquiabiertos',
    'Aprobó el examen|Ha lasciato il lavoro|Ci ha lasciato senza parole|Promosso!|Ha passato l’esame',
    'Partiu férias|Partiu Portugal|Passou no exame|Deixou de fumar|Perdeu o primeiro dente|رحلة إلى باريس',
    'نجح في الامتحان|توفيق في العمل|عيد ميلاد والدي|合格おめでとう|旅立ちの日|卒業と旅立ち|結婚記念日|お父さんの誕生日|Tom passed his finals',
    'Mum passed her citizenship test|Passed inspection|Her dad passed the torch|The baton is passed',
    'Law passed|Her son left for university|Dad left the army|She left her job|Lost the match',
    'Lost the bet to Grandpa|Killed the presentation|Seventh heaven spa day|Gone to Japan|Fight night',
    'A battle of bands|Prüfung bestanden|Ist in die Schweiz gegangen|Ist von Köln nach Bonn gezogen',
    'Himmelfahrt|Abschiedsfeier im Büro|Von uns für dich|Est partie en Espagne|A quitté son travail',
    'Il a perdu son pari|Le ciel est bleu|S’en est allée à Rome|Partió hacia Chile|Dejó su trabajo',
    'Nos dejó su receta|El cielo es azul|Perdió el partido|È andata a Roma|Ha lasciato Milano',
    'Ci ha lasciato la ricetta|Ha perso la partita|Cielo sereno|Partiu praia|A avó partiu para Paris',
    'Deixou o emprego|Ela nos deixou felizes|Perdeu a aposta|رحلتها إلى مصر|توفير المال|فاز بالمباراة',
    'شهادة التخرج|旅立ち|ロンドンへ旅立ちました|息子の就職|試合に負けた|天国のようなビーチ|命名式',
  ])('is none for what only sounds so: %s', (titles) => expect(judged(titles, false)).toEqual([]));
});
