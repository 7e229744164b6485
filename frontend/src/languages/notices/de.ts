import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  privacyTitle: 'Datenschutz',
  privacyLead: 'Du erzählst uns von Menschen, die du liebst. Hier steht, was mit deinen Angaben geschieht.',
  privacyKeepTitle: 'Was wir aufbewahren',
  privacyKeep:
    'Dein Konto; die Personen, die du hinzufügst, mit ihren besonderen Tagen, Interessen und Adressen; deine Geschenke, Nachrichten und Aufnahmen. Sie gehören dir. Wir verkaufen sie nicht und zeigen keine Werbung.',
  privacySeesTitle: 'Wer es sieht',
  privacySees:
    'Wer ein Geschenk von dir bekommt, sieht dieses Geschenk, deine Nachricht und deinen Namen. Niemand sonst sieht deine Personen oder was du über sie notierst.',
  privacyIdeasTitle: 'Was bei Ideen hilft',
  privacyIdeas:
    'Wenn du um Ideen oder eine Nachricht bittest, geht das Nötige an den KI-Dienst, der sie schreibt: Interessen, Anlass, Budget. Deine Notizen über eine Person und ihre Größen dienen nur dann für Ideen, wenn du es für diese Person erlaubst.',
  privacyProvidersTitle: 'Wer für uns arbeitet',
  privacyProviders:
    'E-Mails, SMS und Kartenzahlungen laufen über Anbieter, die nur das tun. Kartennummern gehen direkt an den Zahlungsanbieter und erreichen uns nie.',
  privacyPicturesTitle: 'Bilder von anderen Websites',
  privacyPictures: 'Wir zeigen unsere eigene Kopie eines Produktbilds, so erfährt der Shop nicht, wer es ansieht.',
  privacyLeaveTitle: 'Mitnehmen und löschen',
  privacyLeave:
    'Beides findest du in den Kontoeinstellungen: alles in einer Datei und das Ende deines Kontos. Das Löschen entfernt deine Personen, Geschenke und Aufnahmen, und verschickte Links funktionieren nicht mehr.',
  privacyRecipientsTitle: 'Wenn dir jemand etwas geschickt hat',
  privacyRecipients:
    'Jede E-Mail hat einen Link, mit dem du uns bitten kannst, dir nichts mehr zu schicken, und jedes Geschenk lässt sich melden.',
  termsTitle: 'Nutzungsbedingungen',
  termsLead: 'Die wenigen Regeln, mit denen Presently für alle freundlich und verlässlich bleibt.',
  termsDoesTitle: 'Was Presently tut',
  termsDoes:
    'Es merkt sich besondere Tage, schlägt Geschenke vor und verschickt eine Seite zum Auspacken. Es verkauft und versendet nichts: Du bestellst beim Shop zu dessen Bedingungen. Preise und Bestand sind die des Shops und können sich geändert haben.',
  termsSendTitle: 'Was du schicken darfst',
  termsSend:
    'Nur Geschenke und Worte für Menschen, die sich darüber freuen. Keine Werbung, nichts Rechtswidriges, nichts, was verletzt. Konten, die deswegen gemeldet werden, können gesperrt werden.',
  termsPlansTitle: 'Tarife und Bezahlung',
  termsPlans:
    'Free kostet nichts. Ein bezahlter Tarif wird monatlich abgerechnet, bis du kündigst. Danach läuft er bis zum Ende des Abrechnungszeitraums, und dein Konto kehrt zu Free zurück.',
  termsUnlimitedTitle: 'Was „unbegrenzt“ heißt',
  termsUnlimited:
    'So viele Geschenke, wie ein Mensch schenken kann. Gegen Spam gibt es Grenzen, wie viele in einer Stunde verschickt werden; kommst du einer nahe, sagen es die Kontoeinstellungen.',
  termsIdeasTitle: 'Vorschläge sind Vorschläge',
  termsIdeas:
    'Ideen und Nachrichten können mit KI geschrieben sein. Lies sie, bevor du sie schickst: Sie werden unter deinem Namen verschickt.',
  helpTitle: 'Hilfe',
  helpLead: 'Kurze Antworten auf die häufigsten Fragen.',
  helpBuysTitle: 'Wer kauft das Geschenk?',
  helpBuys: 'Du, beim Shop. Wir schicken die Seite zum Auspacken und erinnern dich ans Bestellen.',
  helpArriveTitle: 'Mein Geschenk kam nicht an',
  helpArrive:
    'Öffne es unter „Alle Geschenke“. Kam die E-Mail zurück, steht dort, warum, und du kannst die Adresse berichtigen und es noch einmal schicken. Du kannst auch den Link kopieren und selbst schicken.',
  helpChangeTitle: 'Kann ich ein Geschenk ändern oder aufhalten?',
  helpChange:
    'Ein geplantes Geschenk lässt sich ändern, sofort schicken oder zurücknehmen. Ein verschicktes lässt sich zurücknehmen, bis es geöffnet wird; die Nachricht selbst bleibt im Postfach.',
  helpSignInTitle: 'Ich kann mich nicht anmelden',
  helpSignIn:
    'Nimm deinen Benutzernamen oder deine E-Mail-Adresse. „Passwort vergessen?“ schickt einen Link an deine bestätigte Adresse.',
  helpRemindersTitle: 'Woher kommen Erinnerungen?',
  helpReminders:
    'Von den besonderen Tagen, die du für jede Person hinzufügst. In den Kontoeinstellungen steht, wie früh sie kommen, und dort schaltest du sie aus.',
  helpCancelTitle: 'Wie kündige ich?',
  helpCancel: 'Auf der Seite „Abo“. Alles Gespeicherte bleibt.',
  contactTitle: 'Kontakt',
  contactLead: 'So erreichst du die Menschen, die diesen Dienst betreiben.',
  contactWriteTitle: 'Schreib uns',
  contactWrite: 'Schreib an die Adresse, von der unsere E-Mails kommen.',
  contactCare:
    'Bitte nenn uns den Benutzernamen deines Kontos und was du getan hast, als etwas schiefging. Schick uns nie dein Passwort.',
  contactReportTitle: 'Jemand belästigt dich',
  contactReport: 'Nimm „Melden“ unten am Geschenk. Meldungen gehen an die Menschen, die diesen Dienst betreiben.',
  writtenIn: 'Diese Seite ist in dieser Sprache geschrieben: {language}.',
};
