import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  moment: 'Einen Moment',
  giftUnavailable:
    'Dein Geschenk ist gut aufgehoben, wir können es nur gerade nicht zeigen. Bitte versuch es gleich noch einmal.',
  giftsTitle: 'Geschenke per E-Mail',
  gifts:
    'Andere können dir über Presently Geschenke per E-Mail schicken. Wenn du keine mehr möchtest, drück den Knopf. Die Geschenke, die du schon hast, bleiben dir.',
  stop: 'Keine Geschenke mehr per E-Mail',
  stoppedTitle: 'Keine Geschenke mehr per E-Mail',
  stopped:
    'Du bekommst über Presently keine Geschenke mehr per E-Mail. Das kannst du jetzt oder später über denselben Link rückgängig machen. Was inzwischen geschickt werden soll, wird nicht gesendet.',
  again: 'Ich möchte wieder Geschenke',
  brokenTitle: 'Dieser Link funktioniert nicht',
  broken: 'Vielleicht ist er unvollständig. Bitte nimm den aus deiner neuesten E-Mail.',
  tryAgain: 'Das geht gerade nicht. Bitte öffne den Link in deiner E-Mail gleich noch einmal.',
  notChosen: 'Noch nicht gewählt',
  chooseOne: 'Bitte wähle eins davon.',
  backToGift: 'Zurück zu deinem Geschenk',
};
