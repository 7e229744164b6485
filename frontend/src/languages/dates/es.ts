import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  today: 'Hoy',
  tomorrow: 'Mañana',
  justNow: 'hace un momento',
};
