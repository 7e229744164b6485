import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  from: '{sender} über Presently',
  subject:
    '{kind, select, card {{sender} hat dir eine Karte geschickt} other {{sender} hat dir ein Geschenk geschickt}}',
  nudgeSubject:
    '{kind, select, card {Eine Karte von {sender} wartet auf dich} other {Ein Geschenk von {sender} wartet auf dich}}',
  quietSubject: '{sender} denkt an dich',
  preheader: 'Deine Überraschung ist verpackt und wartet. Öffne sie, wann du magst.',
  nudgePreheader: 'Deine Überraschung ist noch verpackt. Wir erinnern dich kein zweites Mal.',
  quietPreheader: 'Lies die Nachricht, wann du magst.',
  heading:
    '{kind, select, card {<name>{sender}</name> hat dir eine Karte geschickt} other {<name>{sender}</name> hat dir ein Geschenk geschickt}}',
  nudgeHeading:
    '{kind, select, card {Eine Karte von <name>{sender}</name> wartet auf dich} other {Ein Geschenk von <name>{sender}</name> wartet auf dich}}',
  quietHeading: '<name>{sender}</name> denkt an dich',
  parcelAlt:
    '{kind, select, card {Eine verpackte Karte mit Band und Schleife, noch nicht geöffnet} other {Ein verpacktes Geschenk mit Band und Schleife, noch nicht geöffnet}}',
  tag: 'Für <name>{recipient}</name>, von <name>{sender}</name>',
  open: '{kind, select, card {Karte öffnen} other {Geschenk öffnen}}',
  read: 'Lesen',
  orOpen: 'Oder öffne diese Adresse:',
  why: 'Du bekommst diese E-Mail, weil <name>{sender}</name> deine Adresse bei Presently eingegeben hat, um dir {kind, select, card {eine Karte} other {ein Geschenk}} zu schicken. Wenn du die Person nicht kennst, brauchst du nichts zu öffnen.',
  nudgeWhy:
    'Du bekommst diese eine Erinnerung, weil <name>{sender}</name> deine Adresse bei Presently eingegeben hat, um dir {kind, select, card {eine Karte} other {ein Geschenk}} zu schicken. Wenn du die Person nicht kennst, brauchst du nichts zu öffnen.',
  optOut: 'Keine Geschenke mehr per E-Mail',
  report: 'Melden',
  aPerson: 'Jemand',
  you: 'dich',
};
