import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  title: 'Denunciar este presente',
  intro: 'Conte o que há de errado. Lemos todas as denúncias, e quem enviou não fica sabendo que você escreveu.',
  legend: 'O que há de errado?',
  unknownSender: 'Não conheço quem enviou',
  unwanted: 'Não quero isto',
  harassment: 'Insulta, ameaça ou assedia',
  fraud: 'Pede dinheiro ou dados pessoais, ou finge vir de outra pessoa',
  other: 'Outra coisa',
  words: 'Com as suas palavras <em>(opcional)</em>',
  submit: 'Enviar denúncia',
  thankYou: 'Obrigado pelo aviso',
  sent: 'Vamos analisar este presente e quem o enviou. Essa pessoa não fica sabendo que você escreveu.',
  goneTitle: 'Este link não vale mais',
  gone: 'Um presente pode ser denunciado por 30 dias depois que quem o enviou o removeu. Este link é mais antigo ou está incompleto.',
  chooseReason: 'Escolha um motivo',
  lost: 'Não foi possível enviar sua denúncia. Tente de novo.',
  tooMany: 'Muitas denúncias foram enviadas daqui. Tente de novo mais tarde.',
};
