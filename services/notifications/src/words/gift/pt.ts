import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  from: '{sender} pelo Presently',
  subject: '{kind, select, card {{sender} enviou um cartão para você} other {{sender} enviou um presente para você}}',
  nudgeSubject:
    '{kind, select, card {Um cartão de {sender} está esperando por você} other {Um presente de {sender} está esperando por você}}',
  quietSubject: '{sender} está pensando em você',
  preheader: 'Está embrulhado e esperando. Abra quando quiser.',
  nudgePreheader: 'Ainda está embrulhado. Não enviaremos outro lembrete.',
  quietPreheader: 'Leia quando quiser.',
  heading:
    '{kind, select, card {<name>{sender}</name> enviou um cartão para você} other {<name>{sender}</name> enviou um presente para você}}',
  nudgeHeading:
    '{kind, select, card {Um cartão de <name>{sender}</name> está esperando por você} other {Um presente de <name>{sender}</name> está esperando por você}}',
  quietHeading: '<name>{sender}</name> está pensando em você',
  parcelAlt:
    '{kind, select, card {Um cartão embrulhado com fita e laço, ainda fechado} other {Um presente embrulhado com fita e laço, ainda fechado}}',
  tag: 'Para <name>{recipient}</name>, de <name>{sender}</name>',
  open: '{kind, select, card {Abrir seu cartão} other {Abrir seu presente}}',
  read: 'Ler',
  orOpen: 'Ou abra este endereço:',
  why: 'Você recebeu este e-mail porque <name>{sender}</name> informou seu endereço no Presently para enviar a você {kind, select, card {um cartão} other {um presente}}. Se você não conhece essa pessoa, pode deixar sem abrir.',
  nudgeWhy:
    'Você recebeu este único lembrete porque <name>{sender}</name> informou seu endereço no Presently para enviar a você {kind, select, card {um cartão} other {um presente}}. Se você não conhece essa pessoa, pode deixar sem abrir.',
  optOut: 'Não quero mais presentes por e-mail',
  report: 'Denunciar',
  aPerson: 'Alguém',
  you: 'você',
};
