import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  plain1: 'Quizá {name} todavía no tenga nada de esto.',
  plain2: 'Para {name}, si esto falta en casa.',
  plain3: 'Fácil de regalar a {name} y fácil de usar.',
  plain4: 'Mira si esto es algo para {name}: {idea}.',
  general: 'Algo para casi cualquiera',
  generalIs: 'Cosas seguras y agradables, no elegidas por intereses',
  unsure:
    'Esta vez no sabemos con seguridad qué productos encajan con lo que escribiste sobre {name}. Estos gustan a la mayoría.',
  notSold: 'A este precio, las tiendas no tienen nada para lo que escribiste sobre {name}. Estos gustan a la mayoría.',
  littleKnown: 'Sabemos poco de lo que le gusta a {name}. Estos gustan a la mayoría.',
  words1: '{start}, de las tiendas',
  words2: 'Un hallazgo: {words}',
  words3: 'Algo con {words}',
  words4: 'En torno a {words}',
  inTitle1: 'En el título de cada uno aparece {words}.',
  inTitle2: 'Las tiendas los venden como {words}; míralos antes de elegir.',
  inTitle3: 'Encontrado con las palabras que anotaste: {words}.',
  inTitle4: 'Todos mencionan {words}. Tú sabes mejor cuál es el adecuado.',
  kindred1: 'Elegido en las tiendas para {words}; míralo antes de decidir.',
  kindred2: 'Las cosas de este tipo van bien con {words}.',
  kindred3: 'A muchas personas a las que les importa {words} les alegran.',
};
