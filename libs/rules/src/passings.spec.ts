import { isMourning } from './gift-mood.js';
import { isSerious } from './troubles.js';

const list = (text: string): string[] => text.split('|').map((title) => title.trim());

describe('a title without a word for death', () => {
  it.each(
    list(
      `Her father passed|His mum passed last week|Grandpa passed on|Mom passed this morning|Her dad is gone
      |We lost Max|Lost her battle with cancer|Lost his fight|He left us too soon|She is no longer with us
      |In heaven now|Gone too soon|Her dog crossed the rainbow bridge|Lost her sister|Passing of her aunt
      |Uncle Joe died|Wake for Grandpa|Celebration of her life|Ist von uns gegangen|Oma ist gestorben
      |Papa ist gegangen|Heimgegangen|Opa eingeschlafen für immer|Mutter verstorben|Abschied von Oma
      |Sie ist nicht mehr bei uns|Trauerfall in der Familie|Nous a quittés|Son père est parti|Papa nous a quittés
      |Elle s'est éteinte|Départ de mamie au ciel|Perte de son mari|Il est décédé|Nos dejó|Se fue al cielo
      |Su padre falleció|Partió su madre|Ya no está con nosotros|Fallecimiento de su abuela|Ci ha lasciato
      |È venuto a mancare|La nonna se n'è andata|Non c'è più il nonno|È volata in cielo|Scomparsa del padre|Partiu
      |A avó partiu|Ele nos deixou|Foi para o céu|Não está mais entre nós|Faleceu o pai|توفي والده|توفيت والدتها
      |رحل والدها|فقدت أمها|انتقل إلى رحمة الله|وفاة جدتها|訃報|父が他界|母が亡くなって|愛犬が虹の橋を渡った|逝く|お別れの会|天国へ旅立ち|永眠
      |Her mother has passed|My nana passed away|His best friend passed|Our cat passed yesterday|Grandma is gone
      |He is no longer among us|Died too soon|We've lost Bella|Lost his battle with ALS|Her husband passed suddenly
      |In memory of Jo|Sein Vater ist von uns gegangen|Tante Inge friedlich eingeschlafen
      |Sie hat uns verlassen für immer|Abschied von Papa|Hund ist gestorben|Papi nous a quittés hier
      |Sa mère s'est éteinte|Tonton est parti trop tôt|Son chien est parti|Elle a rejoint les étoiles
      |Se nos fue el abuelo|Mamá nos dejó|Su perro partió ayer|Murió su gato|Está en el cielo|Il papà ci ha lasciati
      |La zia è venuta a mancare|Il suo cane non c'è più|Si è spento il nonno|O pai partiu cedo|Vovó nos deixou
      |A tia já não está entre nós|Perdeu a mãe|رحلت أمها|توفيت جدتي|لم يعد بيننا|فقدان والده|祖母が逝った|天国に召されました
      |父を看取った|猫が星になった`,
    ),
  )('tells that somebody has died: %s', (title) => expect(isMourning(title)).toBe(true));

  it.each(
    list(
      `Passed her exam|Passed the bar|He passed his driving test|Mum passed her finals|Passed with distinction
      |Dad passed his licence|Left for college|Leaving do|Leaving for Spain|She left school|Graduated
      |Gone fishing trip|New job|Lost 10 pounds|Prüfung bestanden|Führerschein bestanden|Papa geht in Rente
      |Abschied vom Büro|Abschiedsfeier Kollegin|Kindergartenabschied|Elle est partie à la retraite
      |Départ à la retraite|Pot de départ|Il part en voyage|Se fue a Madrid|Se va de Erasmus|Se jubila
      |Nos deja la jefa: despedida|Lascia l'azienda|È andata in pensione|Parte per Milano|Va in pensione
      |Partiu para Portugal|Partiu férias|Mudança para o Porto|Aposentadoria|نجح في الامتحان|رحلة إلى دبي
      |سافر إلى لندن|卒業|送別会|転勤|引っ越し|父の退職|お別れ会 異動|旅立ちの日 卒業|His sister passed her A-levels
      |My son passed his black belt grading|The dog passed obedience school|Grandma passed the torch
      |Mum is gone fishing|Dad is away|Passed the finish line|Left us a review party|We lost the final|Lost the bet
      |In heaven: spa day|Leaving our team|Er hat die Prüfung geschafft|Papa ist in Rente gegangen
      |Mama ist gegangen worden: Ruhestand|Abschied von der Schule|Abschied vom Kindergarten
      |Maman est partie en vacances|Mon frère est parti à Lyon|Départ de Julie|Il nous quitte pour Paris
      |Papá se fue de viaje|Nos dejó el avión en París|Su hija se va a la universidad|Partió la carrera
      |Non c'è più tempo: scadenza|Nonno è andato in pensione|Ci lascia per Londra|A filha partiu para Lisboa
      |Nos deixou por outro emprego|Parte para a faculdade|رحلة والدي|توفيق ابنها|星になった歌手のコンサート|父の日|逝かない`,
    ),
  )('tells that somebody leaves or passes something: %s', (title) => expect(isMourning(title)).toBe(false));
});

it('is a loss also in what a giver writes about a person', () => {
  expect(isSerious('her father passed last spring')).toBe(true);
  expect(isSerious('passed the bar, finally')).toBe(false);
});
