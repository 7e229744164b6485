import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  'gift-mails': 'E-Mails mit Geschenken',
  'gift-texts': 'SMS mit Geschenken',
  'link-previews': 'Linkvorschauen',
  pictures: 'Neue Bilder von anderen Websites',
  uploads: 'Aufnahmen',
  changes: 'Änderungen an Personen, Anlässen und Geschenken',
  questions: 'Links, die Menschen nach sich selbst fragen',
  exports: 'Exporte deiner Daten',
  imports: 'Dateien mit Personen',
  portraits: 'Bilder von Personen',
  'imported-people': 'Personen aus Dateien',
  'account-changes': 'Änderungen an deinem Konto',
  confirmations: 'E-Mails zum Bestätigen deiner Adresse',
  'taken-names': 'Benutzernamen und Adressen, die vergeben sind',
  'sign-in-notices': 'E-Mails über neue Anmeldungen',
  'plan-changes': 'Änderungen an deinem Tarif',
  ideas: 'Ideensammlungen',
  messages: 'Vorgeschlagene Nachrichten',
  'kept-ideas': 'Änderungen an gemerkten und unerwünschten Ideen',
  'product-searches': 'Suchen in Shops',
  'product-checks': 'Blicke auf Produkte in Shops',
  'own-mails': 'Erinnerungen und Neuigkeiten per E-Mail',
  'webhook-changes': 'Änderungen an Webhooks und wiederholte Nachrichten',
  'push-changes': 'Geräte mit Mitteilungen',
};
