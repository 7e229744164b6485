import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  from: '{sender} via Presently',
  subject: '{kind, select, card {{sender} t’a envoyé une carte} other {{sender} t’a envoyé un cadeau}}',
  nudgeSubject: '{kind, select, card {Une carte de {sender} t’attend} other {Un cadeau de {sender} t’attend}}',
  quietSubject: '{sender} pense à toi',
  preheader: 'Tout est emballé et n’attend que toi. À ouvrir quand tu veux.',
  nudgePreheader: 'Encore emballé. Nous ne t’enverrons pas d’autre rappel.',
  quietPreheader: 'À lire quand tu veux.',
  heading:
    '{kind, select, card {<name>{sender}</name> t’a envoyé une carte} other {<name>{sender}</name> t’a envoyé un cadeau}}',
  nudgeHeading:
    '{kind, select, card {Une carte de <name>{sender}</name> t’attend} other {Un cadeau de <name>{sender}</name> t’attend}}',
  quietHeading: '<name>{sender}</name> pense à toi',
  parcelAlt:
    '{kind, select, card {Une carte emballée avec un ruban et un nœud, pas encore ouverte} other {Un cadeau emballé avec un ruban et un nœud, pas encore ouvert}}',
  tag: 'Pour <name>{recipient}</name>, de la part de <name>{sender}</name>',
  open: '{kind, select, card {Ouvrir ta carte} other {Ouvrir ton cadeau}}',
  read: 'Lire',
  orOpen: 'Ou ouvre cette adresse :',
  why: 'Tu reçois cet e-mail parce que <name>{sender}</name> a saisi ton adresse sur Presently pour t’envoyer {kind, select, card {une carte} other {un cadeau}}. Si tu ne connais pas cette personne, rien ne t’oblige à l’ouvrir.',
  nudgeWhy:
    'Tu reçois cet unique rappel parce que <name>{sender}</name> a saisi ton adresse sur Presently pour t’envoyer {kind, select, card {une carte} other {un cadeau}}. Si tu ne connais pas cette personne, rien ne t’oblige à l’ouvrir.',
  optOut: 'Ne plus recevoir de cadeaux par e-mail',
  report: 'Signaler',
  aPerson: 'Quelqu’un',
  you: 'toi',
};
