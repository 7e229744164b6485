import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  here: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  failed: 'Dein Browser konnte keinen Passkey verwenden. Versuch es noch einmal oder nimm dein Passwort.',
};
