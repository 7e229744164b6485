import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  here: 'Questo dispositivo ha già una passkey per il tuo account.',
  failed: 'Il browser non è riuscito a usare una passkey. Riprova, o usa la password.',
};
