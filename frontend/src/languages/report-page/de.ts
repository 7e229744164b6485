import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  title: 'Dieses Geschenk melden',
  intro:
    'Sag uns, was nicht stimmt. Wir lesen jede Meldung, und die Person, die es geschickt hat, erfährt nichts davon.',
  legend: 'Was stimmt nicht?',
  unknownSender: 'Ich kenne die Person nicht, die es geschickt hat',
  unwanted: 'Ich möchte das nicht',
  harassment: 'Es beleidigt, bedroht oder belästigt',
  fraud: 'Es verlangt Geld oder persönliche Daten oder gibt sich als jemand anderes aus',
  other: 'Etwas anderes',
  words: 'In deinen Worten <em>(optional)</em>',
  submit: 'Meldung senden',
  thankYou: 'Danke',
  sent: 'Wir sehen uns dieses Geschenk an und wer es geschickt hat. Dass du geschrieben hast, bleibt unter uns.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Ein Geschenk lässt sich noch 30 Tage lang melden, nachdem es entfernt wurde. Dieser Link ist älter oder unvollständig.',
  chooseReason: 'Bitte wähle einen Grund aus',
  lost: 'Deine Meldung konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  tooMany: 'Von hier kamen zu viele Meldungen. Bitte versuch es später noch einmal.',
};
