import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  title: 'Denunciar este regalo',
  intro: 'Cuéntanos qué ocurre. Leemos cada denuncia, y quien lo envió no sabrá que has escrito.',
  legend: '¿Qué ocurre?',
  unknownSender: 'No conozco a quien lo envía',
  unwanted: 'No quiero esto',
  harassment: 'Insulta, amenaza o acosa',
  fraud: 'Pide dinero o datos personales, o se hace pasar por otra persona',
  other: 'Otra cosa',
  words: 'Con tus palabras <em>(opcional)</em>',
  submit: 'Enviar denuncia',
  thankYou: 'Gracias',
  sent: 'Revisaremos este regalo y a quien lo envió. No sabrá que has escrito.',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Un regalo se puede denunciar durante 30 días después de que lo eliminen. Este enlace es más antiguo o está incompleto.',
  chooseReason: 'Elige un motivo',
  lost: 'No se ha podido enviar tu denuncia. Inténtalo de nuevo.',
  tooMany: 'Han llegado demasiadas denuncias desde aquí. Inténtalo más tarde.',
};
