import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  'gift-mails': 'Email di regali',
  'gift-texts': 'SMS di regali',
  'link-previews': 'Anteprime di link',
  pictures: 'Nuove immagini da altri siti',
  uploads: 'Registrazioni',
  changes: 'Modifiche a persone, occasioni e regali',
  questions: 'Link che chiedono alle persone di sé',
  exports: 'Esportazioni dei tuoi dati',
  imports: 'File con persone',
  portraits: 'Foto di persone',
  'imported-people': 'Persone da file',
  'account-changes': 'Modifiche al tuo account',
  confirmations: 'Email per confermare il tuo indirizzo',
  'taken-names': 'Nomi utente e indirizzi non disponibili',
  'sign-in-notices': 'Email su nuovi accessi',
  'plan-changes': 'Modifiche al tuo piano',
  ideas: 'Serie di idee',
  messages: 'Messaggi suggeriti',
  'kept-ideas': 'Modifiche a idee salvate e scartate',
  'product-searches': 'Ricerche nei negozi',
  'product-checks': 'Verifiche di prodotti nei negozi',
  'own-mails': 'Promemoria e novità via email',
  'webhook-changes': 'Modifiche ai webhook e messaggi rinviati',
  'push-changes': 'Dispositivi con notifiche',
};
