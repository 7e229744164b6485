import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  calendarFailed: 'Não é possível mostrar seu calendário agora.',
  loading: 'Carregando',
  calendarAddress: 'Endereço do calendário',
  showAddress: 'Mostrar o endereço do calendário',
  newAddress: 'Novo endereço do calendário',
  newAddressText: 'Adicione ao seu calendário no lugar do antigo.',
  yourAddress: 'O endereço do seu calendário',
  copyAddress: 'Copiar endereço',
  addressWarning: 'Quem tiver este endereço pode ler suas datas e notas. Se caiu em mãos erradas, mude-o.',
  openInCalendar: 'Abrir no meu calendário',
  changeAddress: 'Mudar o endereço',
  changeTitle: 'Mudar o endereço do calendário?',
  changeText: 'Calendários com o endereço antigo param de receber suas datas até você dar o novo.',
  confirmChange: 'Mudar endereço',
  notChanged: 'Não foi alterado',
  tryAgain: 'Tente de novo.',
  title: 'Notificações',
  lead: 'Quando lembramos você de uma ocasião, e se enviamos e-mail quando um presente é aberto ou alguém agradece.',
  onThisDevice: 'Neste dispositivo',
  onThisDeviceLead: 'O que acontece com seus presentes, na hora, no celular ou computador.',
  calendar: 'Calendário',
  calendarLead: 'Veja as datas de todo mundo no Apple, Google, Outlook ou outro calendário, com alerta.',
  reminders: 'Lembretes',
  stateOn:
    'Este dispositivo é avisado quando um presente é aberto, quando alguém agradece, quando uma data se aproxima e quando um pedido já deveria ter chegado.',
  stateOff:
    'Este dispositivo pode avisar você na hora quando um presente é aberto, quando alguém agradece, quando uma data se aproxima e quando um pedido já deveria ter chegado. Você só recebe e-mail se não conseguirmos avisar o dispositivo.',
  stateBlocked:
    'Você recusou notificações do Presently neste navegador. Permita nas configurações do navegador para este site e volte.',
  stateHomeScreen:
    'No iPhone ou iPad, primeiro adicione o Presently à tela de início: Compartilhar e depois “Adicionar à Tela de Início”. Abra por lá e volte a esta página.',
  stateNone: 'Este navegador não oferece notificações. Em vez disso, você recebe e-mails.',
  stateNotOffered: 'Notificações em dispositivos não estão disponíveis aqui. Em vez disso, você recebe e-mails.',
  notShown: 'Não é possível mostrar isto agora.',
  on: 'Ligadas',
  turnOff: 'Desligar neste dispositivo',
  turnOn: 'Ligar neste dispositivo',
  showNames: 'Mostrar nomes',
  showNamesHint: 'As notificações em todos os seus dispositivos mostram pessoas e presentes, mesmo na tela bloqueada.',
  remindersToo: 'Lembretes também',
  remindersTooHint: 'Além do e-mail, na mesma hora.',
};
