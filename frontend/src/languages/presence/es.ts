import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  isItYou: '¿Eres tú?',
  passwordLead: 'Escribe tu contraseña para continuar. Volvemos a pedirla cuando hace tiempo que iniciaste sesión.',
  required: 'Escribe tu contraseña',
  password: 'Contraseña',
  usePasskey: 'Usar una llave de acceso en su lugar',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  failed: 'No ha funcionado',
  tryAgain: 'Inténtalo de nuevo.',
};
