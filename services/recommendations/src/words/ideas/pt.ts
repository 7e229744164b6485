import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  plain1: 'Talvez {name} ainda não tenha nada disso.',
  plain2: 'Para {name}, se isso ainda falta em casa.',
  plain3: 'Fácil de dar a {name} e fácil de usar.',
  plain4: 'Veja se isto é algo para {name}: {idea}.',
  general: 'Algo para quase todo mundo',
  generalIs: 'Coisas seguras e agradáveis, não escolhidas por interesses',
  unsure:
    'Desta vez não temos certeza de quais produtos combinam com o que você escreveu sobre {name}. Estes agradam à maioria das pessoas.',
  notSold:
    'Por este preço, as lojas não têm nada para o que você escreveu sobre {name}. Estes agradam à maioria das pessoas.',
  littleKnown: 'Sabemos pouco do que {name} gosta. Estes agradam à maioria das pessoas.',
  words1: '{start}, das lojas',
  words2: 'Um achado: {words}',
  words3: 'Algo com {words}',
  words4: 'A propósito de {words}',
  inTitle1: 'O título de cada um traz {words}.',
  inTitle2: 'As lojas vendem estes como {words}; veja antes de escolher.',
  inTitle3: 'Encontrado com as palavras que você anotou: {words}.',
  inTitle4: 'Todos mencionam {words}. Qual é o certo, você sabe melhor.',
  kindred1: 'Escolhido nas lojas para {words}; veja antes de decidir.',
  kindred2: 'Coisas deste tipo combinam com {words}.',
  kindred3: 'Muita gente que se importa com {words} fica feliz com isto.',
};
