import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  title: 'Como foi?',
  gave: 'Você deu <name>{gift}</name> para <name>{recipient}</name>.',
  loved: 'Anotado: <name>{recipient}</name> adorou.',
  fine: 'Anotado: <name>{recipient}</name> gostou.',
  hadIt: 'Anotado: <name>{recipient}</name> já tinha.',
  notForThem: 'Anotado: não combinou com <name>{recipient}</name>.',
  takenBack: 'Desfeito. Nada ficou anotado.',
  change: 'Você pode mudar enquanto este link funcionar. As próximas ideias vão levar isso em conta.',
  ask: 'Toque em uma resposta. As próximas ideias vão levar isso em conta.',
  takeBack: 'Desfazer',
  notKept: 'Não foi anotado. Toque de novo na sua resposta.',
  notLoaded: 'Não foi possível carregar o presente.',
  deadTitle: 'Este link não funciona',
  deadText: 'Ele pode estar incompleto ou ter mais de 60 dias. Você ainda pode dizer como foi na página do presente.',
  myGifts: 'Meus presentes',
};
