import type { Translation } from '../words.js';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  'not-yet': 'A mensagem ainda não pôde ser enviada. Continuamos tentando.',
  unknown: 'Não conseguimos saber se a mensagem chegou. Pergunte, ou compartilhe o link diretamente.',
  'given-up': 'A mensagem não pôde ser enviada e paramos de tentar. Compartilhe o link diretamente.',
  'mail-refused': 'O servidor de e-mail da pessoa recusou a mensagem. Confira o endereço.',
  'mail-not-taken':
    'O servidor de e-mail da pessoa não aceita o nosso e-mail. O endereço pode estar certo: compartilhe o link diretamente.',
  'mailbox-full':
    'A caixa de e-mail da pessoa está cheia. Tente de novo mais tarde, ou compartilhe o link diretamente.',
  'mail-unwritable': 'Não foi possível escrever um e-mail para este endereço. Confira o endereço.',
  'no-mail-server': 'O e-mail não está configurado aqui. Compartilhe o link diretamente.',
  'bounced-no-mailbox': 'O e-mail voltou: este endereço não existe. Confira o endereço.',
  'bounced-full': 'O e-mail voltou: a caixa está cheia. Compartilhe o link diretamente.',
  bounced: 'O e-mail voltou: o servidor da pessoa não aceitou. Compartilhe o link diretamente.',
  'opted-out': 'Esta pessoa não quer mais receber mensagens. Compartilhe o link diretamente.',
  resting:
    'As mensagens para este contato foram recusadas várias vezes, por isso paramos de tentar por enquanto. Confira o contato, ou compartilhe o link diretamente.',
  suspended: 'Esta mensagem foi parada porque a conta está suspensa.',
  'no-texts': 'Mensagens de texto não estão disponíveis aqui. Compartilhe o link diretamente.',
  'texts-used-up': 'As mensagens de texto de hoje acabaram. Envie de novo amanhã, ou compartilhe o link diretamente.',
  'not-a-phone': 'Este número não pode receber mensagens de texto. Confira o número.',
  'country-not-served': 'Ainda não podemos enviar mensagens de texto para este país. Compartilhe o link diretamente.',
  'number-not-served':
    'Não podemos enviar mensagens de texto para este número ou país. Compartilhe o link diretamente.',
  unreachable: 'Não conseguimos contato com o telefone. Confira o número, ou compartilhe o link diretamente.',
  'no-mobile': 'Este número não recebe mensagens de texto. Confira o número.',
  filtered: 'A operadora não deixou a mensagem passar. Compartilhe o link diretamente.',
  'text-failed': 'A mensagem de texto não pôde ser entregue. Compartilhe o link diretamente.',
  'texts-need-pro': 'O envio por SMS faz parte do Pro: compartilhe este link',
  'waits-a-day': 'Esta pessoa já recebeu mensagens suficientes hoje. Este presente será enviado um dia depois.',
};
