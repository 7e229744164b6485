import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  calendarFailed: 'Ahora no se puede mostrar tu calendario.',
  loading: 'Cargando',
  calendarAddress: 'Dirección del calendario',
  showAddress: 'Ver la dirección del calendario',
  newAddress: 'Nueva dirección del calendario',
  newAddressText: 'Añádela a tu calendario en lugar de la anterior.',
  yourAddress: 'La dirección de tu calendario',
  copyAddress: 'Copiar dirección',
  addressWarning: 'Quien tenga esta dirección puede leer tus fechas y notas. Si ha caído en malas manos, cámbiala.',
  openInCalendar: 'Abrir en mi calendario',
  changeAddress: 'Cambiar la dirección',
  changeTitle: '¿Cambiar la dirección del calendario?',
  changeText: 'Los calendarios con la dirección anterior dejan de recibir tus fechas hasta que les des la nueva.',
  confirmChange: 'Cambiar dirección',
  notChanged: 'No se ha cambiado',
  tryAgain: 'Inténtalo de nuevo.',
  title: 'Notificaciones',
  lead: 'Cuándo te recordamos una ocasión y si te escribimos cuando se abre un regalo o alguien da las gracias.',
  onThisDevice: 'En este dispositivo',
  onThisDeviceLead: 'Lo que pasa con tus regalos, al momento en tu móvil u ordenador.',
  calendar: 'Calendario',
  calendarLead: 'Mira las fechas de todas tus personas en Apple, Google, Outlook u otro calendario, con aviso.',
  reminders: 'Recordatorios',
  stateOn:
    'Este dispositivo te avisa cuando se abre un regalo, cuando alguien te da las gracias, cuando se acerca una fecha y cuando un pedido ya tendría que haber llegado.',
  stateOff:
    'Este dispositivo puede avisarte al momento cuando se abra un regalo, alguien te dé las gracias, se acerque una fecha o un pedido ya tenga que haber llegado. Solo recibirás un correo si el aviso no llega al dispositivo.',
  stateBlocked:
    'Has rechazado las notificaciones de Presently en este navegador. Permítelas en los ajustes del navegador para este sitio y vuelve.',
  stateHomeScreen:
    'En un iPhone o iPad, añade primero Presently a la pantalla de inicio: Compartir y «Añadir a inicio». Ábrelo desde ahí y vuelve a esta página.',
  stateNone: 'Este navegador no admite notificaciones. Recibirás correos en su lugar.',
  stateNotOffered: 'Aquí no se ofrecen notificaciones en dispositivos. Recibirás correos en su lugar.',
  notShown: 'Ahora no se puede mostrar esto.',
  on: 'Activado',
  turnOff: 'Desactivar en este dispositivo',
  turnOn: 'Activar en este dispositivo',
  showNames: 'Mostrar nombres',
  showNamesHint:
    'Las notificaciones de todos tus dispositivos nombran personas y regalos, también con la pantalla bloqueada.',
  remindersToo: 'También recordatorios',
  remindersTooHint: 'Además del correo, a la misma hora.',
};
