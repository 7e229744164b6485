import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  backHome: 'Volver a Presently',
  toDashboard: 'Ir al panel',
  notFound: 'Página no encontrada',
  notFoundText: 'Esta caja está vacía. Puede que la dirección esté mal escrita o que la página se haya mudado.',
};
