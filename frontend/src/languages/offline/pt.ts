import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  newVersion: 'Chegou uma nova versão do Presently',
  newVersionText: 'Ela vem com a próxima página que você carregar.',
  loadNow: 'Carregar agora',
  offline: 'Sem conexão',
  youAreOffline: 'Você está sem conexão',
  lastSeen:
    'Não foi possível acessar o Presently. Estas são as pessoas e as datas da sua lista, como você as viu em {moment}.',
  comingDays: 'Próximas datas',
  people: 'Pessoas',
  retry: 'Tentar de novo',
  nothingSeen:
    'Não foi possível acessar o Presently. As pessoas e as datas da sua lista voltam assim que houver conexão.',
};
