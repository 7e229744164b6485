import type { Translation } from '../words.js';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  'quota-used': 'A cota do mês no Ayrshare acabou. Aumente a cota por lá, ou espere o próximo mês.',
  'posted-already':
    '{network, select, none {A rede social} other {<name>{network}</name>}}: este texto já foi publicado lá. Mude a redação e tente de novo.',
  'not-linked':
    'Falta vincular {network, select, none {a rede social} other {o <name>{network}</name>}} no Ayrshare. Vincule a conta por lá e tente de novo.',
  'link-anew':
    '{network, select, none {A rede social} other {O <name>{network}</name>}} pede um novo vínculo: entre no Ayrshare e vincule a conta outra vez.',
  'own-app-needed':
    '{network, select, none {A rede social} other {O <name>{network}</name>}} pede as chaves do seu próprio app. Defina AYRSHARE_X_API_KEY e AYRSHARE_X_API_SECRET.',
  'network-says': '{network, select, none {A rede social} other {O <name>{network}</name>}} diz: “<name>{text}</name>”',
  'network-silent':
    '{network, select, none {A rede social} other {O <name>{network}</name>}} não aceitou a postagem e não disse por quê.',
  'no-key': 'Nenhuma conta do Ayrshare está conectada. Defina AYRSHARE_API_KEY e tente de novo.',
  'key-refused': 'O Ayrshare não aceitou a nossa chave. Confira AYRSHARE_API_KEY e tente de novo.',
  'too-fast': 'O Ayrshare pede para irmos mais devagar.',
  'out-of-reach': 'Não foi possível contatar o Ayrshare.',
  'picture-needed': 'O Instagram precisa de uma imagem. Adicione o link de uma imagem para postar lá.',
  'outcome-unknown': 'Não conseguimos saber se esta postagem foi publicada. Veja nas redes antes de agendar de novo.',
  'no-answer': 'Não veio nenhuma resposta. Vamos verificar se a postagem foi publicada antes de tentar de novo.',
  'tried-again': 'Vamos tentar de novo.',
  'stopped-trying': 'Paramos de tentar: dê um novo horário à postagem para recomeçar.',
};
