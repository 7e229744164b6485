import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  cancel: 'Cancelar',
  pleaseRetry: 'Inténtalo de nuevo.',
  reportThanks: 'Gracias. Lo revisaremos.',
  reportWords: 'Con tus palabras, opcional',
  sendReport: 'Enviar denuncia',
  pushTitle: 'Notificaciones',
  pushText: 'Este dispositivo puede avisarte cuando {recipient} lo abra. No muestra ningún nombre ni regalo.',
  pushYes: 'Avísame cuando se abra',
  pushNo: 'Ahora no',
  pushOn: 'Las notificaciones están activadas',
  pushOnText: 'Este dispositivo se entera cuando se abre un regalo.',
  pushOff: 'Las notificaciones están desactivadas',
  pushOffText: 'Recibes correos como antes.',
  pushUnchanged: 'Sin cambios',
  pushFailed: 'Tu navegador no ha podido hacerlo. Inténtalo de nuevo.',
  pushRefused: 'Tu navegador no lo ha permitido. No ha cambiado nada.',
  pushNotOffered: 'Aquí no se ofrecen notificaciones en dispositivos.',
  pushNoService: 'Tu navegador no tiene servicio push en este momento.',
};
