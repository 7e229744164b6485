import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  title: 'Wie kam es an?',
  gave: 'Du hast <name>{recipient}</name> <name>{gift}</name> geschenkt.',
  loved: 'Gemerkt: ein Volltreffer für <name>{recipient}</name>.',
  fine: 'Gemerkt: <name>{recipient}</name> fand es ganz gut.',
  hadIt: 'Gemerkt: <name>{recipient}</name> hatte es schon.',
  notForThem: 'Gemerkt: nicht das Richtige für <name>{recipient}</name>.',
  takenBack: 'Zurückgenommen. Nichts ist gemerkt.',
  change: 'Du kannst es ändern, solange dieser Link gilt. Künftige Ideen richten sich danach.',
  ask: 'Tippe auf eine Antwort. Künftige Ideen richten sich danach.',
  takeBack: 'Zurücknehmen',
  notKept: 'Das wurde nicht gemerkt. Tippe bitte noch einmal auf deine Antwort.',
  notLoaded: 'Das Geschenk konnte nicht geladen werden.',
  deadTitle: 'Dieser Link funktioniert nicht',
  deadText:
    'Vielleicht ist er unvollständig oder älter als 60 Tage. Auf der Seite des Geschenks kannst du weiterhin sagen, wie es ankam.',
  myGifts: 'Meine Geschenke',
};
