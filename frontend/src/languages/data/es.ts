import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  title: 'Tus datos',
  lead: 'Llévatelo todo en un archivo: personas, fechas, regalos, ideas y grabaciones.',
  exportsFailed: 'Ahora no se pueden mostrar tus exportaciones.',
  loading: 'Cargando',
  notPrepared: 'No se han podido preparar tus datos. No se ha perdido nada. Inténtalo de nuevo.',
  exports: 'Exportaciones',
  tryAgain: 'Reintentar',
  exportAgain: 'Exportar de nuevo',
  exportAll: 'Exportar todo',
  preparingDots: 'Preparando tus datos…',
  preparing: 'Preparando tus datos',
  leaveAndMail: 'Puedes salir de esta página. Te escribiremos cuando tus datos estén listos.',
  leaveAndComeBack: 'Puedes salir de esta página y volver.',
  keptUntil: 'Se guarda hasta el {day}',
  downloadOf: 'Descargar tus datos del {day}',
  download: 'Descargar',
  notDownloaded: 'No se ha descargado',
  pleaseTryAgain: 'Inténtalo de nuevo.',
  notExported: 'No se ha exportado',
};
