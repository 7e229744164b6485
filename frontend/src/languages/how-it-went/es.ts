import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  title: '¿Qué tal fue?',
  gave: 'Le regalaste <name>{gift}</name> a <name>{recipient}</name>.',
  loved: 'Anotado: a <name>{recipient}</name> le encantó.',
  fine: 'Anotado: a <name>{recipient}</name> le pareció bien.',
  hadIt: 'Anotado: <name>{recipient}</name> ya lo tenía.',
  notForThem: 'Anotado: no era lo de <name>{recipient}</name>.',
  takenBack: 'Retirado. No queda nada anotado.',
  change: 'Puedes cambiarlo mientras funcione este enlace. Las próximas ideas lo tendrán en cuenta.',
  ask: 'Pulsa una respuesta. Las próximas ideas la tendrán en cuenta.',
  takeBack: 'Retirar la respuesta',
  notKept: 'No se ha anotado. Vuelve a pulsar tu respuesta.',
  notLoaded: 'No se ha podido cargar el regalo.',
  deadTitle: 'Este enlace no funciona',
  deadText: 'Puede que esté incompleto o tenga más de 60 días. Aún puedes decir qué tal fue en la página del regalo.',
  myGifts: 'Mis regalos',
};
