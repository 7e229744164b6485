import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  cancel: 'Cancelar',
  pleaseRetry: 'Tente de novo.',
  reportThanks: 'Obrigado. Vamos analisar.',
  reportWords: 'Com as suas palavras (opcional)',
  sendReport: 'Enviar denúncia',
  pushTitle: 'Notificações',
  pushText: 'Este dispositivo pode avisar quando {recipient} abrir. Não mostra nenhum nome nem presente.',
  pushYes: 'Avisar quando for aberto',
  pushNo: 'Agora não',
  pushOn: 'As notificações estão ligadas',
  pushOnText: 'Este dispositivo é avisado quando um presente é aberto.',
  pushOff: 'As notificações estão desligadas',
  pushOffText: 'Você recebe e-mails como antes.',
  pushUnchanged: 'Nada mudou',
  pushFailed: 'Seu navegador não conseguiu. Tente de novo.',
  pushRefused: 'Seu navegador não permitiu. Nada mudou.',
  pushNotOffered: 'Notificações em dispositivos não estão disponíveis aqui.',
  pushNoService: 'Seu navegador está sem serviço de push no momento.',
};
