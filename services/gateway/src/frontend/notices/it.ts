import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  moment: 'Un momento',
  giftUnavailable: 'Il tuo regalo è al sicuro, ma ora non possiamo mostrarlo. Riprova tra poco.',
  giftsTitle: 'Regali via email',
  gifts:
    'Con Presently altre persone possono mandarti regali via email. Se non ne vuoi più, premi il pulsante. I regali che hai già restano.',
  stop: 'Non ricevere più regali via email',
  stoppedTitle: 'Non riceverai più regali via email',
  stopped:
    'Non ricevi più regali via email con Presently. Puoi cambiare idea ora, o più tardi con lo stesso link. Quello che qualcuno prova a mandarti nel frattempo non parte.',
  again: 'Voglio di nuovo i regali',
  brokenTitle: 'Questo link non funziona',
  broken: 'Forse è incompleto. Usa quello dell’email più recente.',
  tryAgain: 'Al momento non funziona. Riapri tra poco il link nell’email.',
  notChosen: 'Non ancora scelto',
  chooseOne: 'Scegline uno.',
  backToGift: 'Torna al tuo regalo',
};
