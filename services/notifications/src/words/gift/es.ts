import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  from: '{sender} vía Presently',
  subject: '{kind, select, card {{sender} te ha enviado una tarjeta} other {{sender} te ha enviado un regalo}}',
  nudgeSubject: '{kind, select, card {Te espera una tarjeta de {sender}} other {Te espera un regalo de {sender}}}',
  quietSubject: '{sender} piensa en ti',
  preheader: 'Tu sorpresa te espera envuelta. Ábrela cuando quieras.',
  nudgePreheader: 'Tu sorpresa sigue envuelta. No te lo recordaremos más.',
  quietPreheader: 'Lee el mensaje cuando quieras.',
  heading:
    '{kind, select, card {<name>{sender}</name> te ha enviado una tarjeta} other {<name>{sender}</name> te ha enviado un regalo}}',
  nudgeHeading:
    '{kind, select, card {Te espera una tarjeta de <name>{sender}</name>} other {Te espera un regalo de <name>{sender}</name>}}',
  quietHeading: '<name>{sender}</name> piensa en ti',
  parcelAlt:
    '{kind, select, card {Una tarjeta envuelta con cinta y lazo, aún sin abrir} other {Un regalo envuelto con cinta y lazo, aún sin abrir}}',
  tag: 'Para <name>{recipient}</name>, de <name>{sender}</name>',
  open: '{kind, select, card {Abrir tu tarjeta} other {Abrir tu regalo}}',
  read: 'Leer',
  orOpen: 'O abre esta dirección:',
  why: 'Recibes este correo porque <name>{sender}</name> ha escrito tu dirección en Presently para enviarte {kind, select, card {una tarjeta} other {un regalo}}. Si no conoces a esa persona, no hace falta que abras nada.',
  nudgeWhy:
    'Recibes este único recordatorio porque <name>{sender}</name> ha escrito tu dirección en Presently para enviarte {kind, select, card {una tarjeta} other {un regalo}}. Si no conoces a esa persona, no hace falta que abras nada.',
  optOut: 'No más regalos por correo',
  report: 'Denunciar',
  aPerson: 'Alguien',
  you: 'ti',
};
