import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  calendarFailed: 'Dein Kalender kann gerade nicht angezeigt werden.',
  loading: 'Wird geladen',
  calendarAddress: 'Kalenderadresse',
  showAddress: 'Kalenderadresse anzeigen',
  newAddress: 'Neue Kalenderadresse',
  newAddressText: 'Trag sie in deinem Kalender statt der alten ein.',
  yourAddress: 'Deine Kalenderadresse',
  copyAddress: 'Adresse kopieren',
  addressWarning:
    'Wer diese Adresse hat, kann deine Anlässe und Notizen lesen. Ist sie in falsche Hände geraten, ändere sie.',
  openInCalendar: 'Im Kalender öffnen',
  changeAddress: 'Adresse ändern',
  changeTitle: 'Kalenderadresse ändern?',
  changeText: 'Kalender mit der alten Adresse bekommen deine Anlässe nicht mehr, bis du ihnen die neue gibst.',
  confirmChange: 'Adresse ändern',
  notChanged: 'Nicht geändert',
  tryAgain: 'Bitte versuch es noch einmal.',
  title: 'Mitteilungen',
  lead: 'Wann wir dich an einen Anlass erinnern und ob wir dir eine E-Mail schicken, wenn ein Geschenk geöffnet wird oder jemand Danke sagt.',
  onThisDevice: 'Auf diesem Gerät',
  onThisDeviceLead: 'Was mit deinen Geschenken geschieht, sofort auf Handy oder Computer.',
  calendar: 'Kalender',
  calendarLead: 'Alle Anlässe in Apple, Google, Outlook oder einem anderen Kalender, mit Hinweis.',
  reminders: 'Erinnerungen',
  stateOn:
    'Dieses Gerät sagt Bescheid, wenn ein Geschenk geöffnet wird, wenn dir jemand dankt, wenn ein Anlass näher rückt und wenn eine Bestellung da sein müsste.',
  stateOff:
    'Dieses Gerät kann sofort Bescheid sagen, wenn ein Geschenk geöffnet wird, dir jemand dankt, ein Anlass näher rückt oder eine Bestellung da sein müsste. Eine E-Mail bekommst du nur, wenn es nicht erreichbar war.',
  stateBlocked:
    'Du hast Mitteilungen von Presently in diesem Browser abgelehnt. Erlaube sie in den Browsereinstellungen für diese Seite und komm dann zurück.',
  stateHomeScreen:
    'Auf iPhone oder iPad lege Presently zuerst auf den Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Öffne es von dort und komm auf diese Seite zurück.',
  stateNone: 'Dieser Browser unterstützt keine Mitteilungen. Du bekommst stattdessen E-Mails.',
  stateNotOffered: 'Mitteilungen auf Geräten gibt es hier nicht. Du bekommst stattdessen E-Mails.',
  notShown: 'Das kann gerade nicht angezeigt werden.',
  on: 'An',
  turnOff: 'Auf diesem Gerät ausschalten',
  turnOn: 'Auf diesem Gerät einschalten',
  showNames: 'Namen anzeigen',
  showNamesHint: 'Mitteilungen auf allen deinen Geräten nennen Personen und Geschenke, auch auf gesperrtem Bildschirm.',
  remindersToo: 'Auch Erinnerungen',
  remindersTooHint: 'Zusätzlich zur E-Mail, zur selben Zeit.',
};
