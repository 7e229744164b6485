import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  here: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  failed: 'Tu navegador no ha podido usar una llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
};
