import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  title: 'Segnala questo regalo',
  intro: 'Dicci che cosa non va. Leggiamo ogni segnalazione, e chi ha mandato il regalo non saprà che ci hai scritto.',
  legend: 'Che cosa non va?',
  unknownSender: 'Non conosco chi l’ha mandato',
  unwanted: 'Non voglio riceverlo',
  harassment: 'Insulta, minaccia o molesta',
  fraud: 'Chiede denaro o dati personali, o finge di venire da qualcun altro',
  other: 'Altro',
  words: 'Con parole tue <em>(facoltativo)</em>',
  submit: 'Invia segnalazione',
  thankYou: 'Grazie',
  sent: 'Esamineremo questo regalo e chi l’ha mandato, che non saprà che ci hai scritto.',
  goneTitle: 'Questo link non è più attivo',
  gone: 'Un regalo si può segnalare per 30 giorni dopo che è stato rimosso. Questo link è più vecchio o incompleto.',
  chooseReason: 'Scegli un motivo',
  lost: 'Non è stato possibile inviare la segnalazione. Riprova.',
  tooMany: 'Da qui sono arrivate troppe segnalazioni. Riprova più tardi.',
};
