import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  newVersion: 'Hay una nueva versión de Presently',
  newVersionText: 'Llegará con la próxima página que cargues.',
  loadNow: 'Cargar ahora',
  offline: 'Sin conexión',
  youAreOffline: 'No tienes conexión',
  lastSeen: 'No se puede acceder a Presently. Estas son tus personas y sus fechas, tal como las viste el {moment}.',
  comingDays: 'Próximas fechas',
  people: 'Personas',
  retry: 'Reintentar',
  nothingSeen: 'No se puede acceder a Presently. Tus personas y sus fechas volverán en cuanto haya conexión.',
};
