import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  confirmSubject: 'Bestätige deine E-Mail-Adresse',
  confirmPreheader: 'Ein Klick, und Erinnerungen und Neuigkeiten zu deinen Geschenken kommen an diese Adresse.',
  confirmFor: 'Für dein Konto <account>{username}</account>.',
  confirmForYours: 'Für dein Konto.',
  confirmText: 'Bis du diese Adresse bestätigst, schicken wir nichts anderes dorthin. Der Link gilt 72 Stunden.',
  confirmFormer:
    'Das Konto hatte vorher die Adresse <name>{formerEmail}</name>. Wer sie besitzt, kann es 72 Stunden lang zurückholen. Wenn du diese Adresse nicht kennst, ist das nicht dein Konto: Ignoriere diese E-Mail.',
  confirmButton: 'Adresse bestätigen',
  confirmWhy:
    'Du bekommst diese E-Mail, weil diese Adresse für ein Konto bei Presently eingetragen wurde. Wenn du das nicht warst, ignoriere sie: Nach 72 Stunden verliert das Konto die Adresse.',
  changedSubject: 'Deine E-Mail-Adresse wurde geändert',
  changedPreheader: 'Wenn du das nicht warst, hol dir die alte Adresse binnen 72 Stunden zurück.',
  changedText: 'Dein Konto <account>{username}</account> hat jetzt die Adresse <name>{newEmail}</name>.',
  changedUndo:
    'Wenn du das nicht warst, drück binnen 72 Stunden den Knopf. Diese Adresse kommt zurück, alle Sitzungen, Passkeys und verknüpften Anmeldungen enden, dein Passwort gilt nicht mehr, und wir schicken dir einen Link für ein neues.',
  changedWhy: 'Du bekommst diese E-Mail, weil dies die Adresse deines Kontos bei Presently war.',
  'signed-in-unknown-browser': 'Neue Anmeldung in deinem Konto',
  'password-changed': 'Dein Passwort wurde geändert',
  'password-reset': 'Dein Passwort wurde zurückgesetzt',
  'username-changed': 'Dein Benutzername wurde geändert',
  'passkey-added': 'Deinem Konto wurde ein Passkey hinzugefügt',
  'passkey-removed': 'Aus deinem Konto wurde ein Passkey entfernt',
  'second-factor-added': 'Deiner Anmeldung wurde ein zweiter Schritt hinzugefügt',
  'second-factor-removed': 'Der zweite Schritt deiner Anmeldung wurde entfernt',
  'second-factor-ending': 'Der zweite Schritt deiner Anmeldung endet in 72 Stunden',
  'recovery-codes-made': 'Für dein Konto wurden neue Wiederherstellungscodes erstellt',
  'recovery-code-used': 'Ein Wiederherstellungscode wurde zur Anmeldung in deinem Konto benutzt',
  'provider-linked': 'Mit deinem Konto wurde ein Anmeldedienst verknüpft',
  'provider-unlinked': 'Von deinem Konto wurde ein Anmeldedienst getrennt',
  'token-created': 'In deinem Konto wurde ein Token für ein Programm erstellt',
  'webhook-created': 'In deinem Konto wurde ein Webhook erstellt',
  noticePreheader: 'Wenn du das nicht warst, sichere dein Konto.',
  noticeText:
    'Es geschah in deinem Konto <account>{username}</account> am {moment}, mit <name>{browser}</name>{hasNetwork, select, yes {, aus dem Netz {network}} other {}}. Wenn du das warst, ist nichts zu tun.',
  noticeUndo:
    'Wenn nicht, drück binnen 72 Stunden den Knopf. Alle Sitzungen, Passkeys, Tokens und verknüpften Anmeldungen enden, deine Kalenderadresse ändert sich, dein Passwort gilt nicht mehr, und wir schicken dir einen Link für ein neues.',
  noticeWhy: 'Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei Presently geht.',
  resetSubject: 'Wähle ein neues Passwort für Presently',
  resetTitle: 'Neues Passwort wählen',
  resetHowLong: 'Der Link gilt einmal, eine Stunde lang.',
  resetFor: 'Für dein Konto <account>{username}</account>. {howLong}',
  resetEnds:
    'Mit dem neuen Passwort enden alle Sitzungen, Passkeys und verknüpften Anmeldungen, und deine Kalenderadresse ändert sich: Füge sie danach wieder hinzu. Eine Authenticator-App bleibt.',
  resetWhy:
    'Du bekommst diese E-Mail, weil mit deiner E-Mail-Adresse ein neues Passwort angefordert wurde. Wenn du das nicht warst, ignoriere sie: Nichts ändert sich, solange der Link nicht benutzt wird.',
  deletedSubject: 'Dein Konto wurde gelöscht',
  deletedPreheader: 'Was wir gelöscht haben.',
  deletedText: 'Dein Konto <account>{username}</account> wurde am {moment} gelöscht. Gelöscht haben wir:',
  deletedList:
    '• dein Profil, Passwort, deine Passkeys, Sitzungen und dein Sicherheitsprotokoll\n• deine Personen, ihre Anlässe und was du über sie notiert hast\n• deine Geschenke mit Nachrichten und Aufnahmen; ihre Links öffnen nichts mehr\n• die Ideen und Nachrichten, die dir vorgeschlagen wurden\n• Erinnerungen und Nachrichten, die noch nicht verschickt waren\n• deinen Tarif, der gekündigt ist, und was wir dazu wussten',
  deletedRest:
    'Zugestellte E-Mails und SMS bleiben bei denen, die sie bekommen haben. Sie können sie uns 30 Tage lang melden: Nur dafür behalten wir eine Kopie der Worte und löschen sie dann. Unser Zahlungsdienst bewahrt frühere Zahlungen so lange auf, wie das Gesetz es verlangt. Aus Sicherungen verschwinden deine Daten, sobald diese ablaufen.',
  deletedNotYou:
    'Ein gelöschtes Konto kommt nicht zurück. Wenn du das nicht warst, kennt jemand anderes dein Passwort: Ändere es überall, wo du es benutzt.',
  deletedWhy:
    'Du bekommst diese E-Mail, weil dies die Adresse deines Kontos bei Presently war. Auch sie haben wir jetzt gelöscht.',
  orOpen: 'Oder öffne diese Adresse:',
};
