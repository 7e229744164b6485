import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  backHome: 'Voltar ao Presently',
  toDashboard: 'Ir para o painel',
  notFound: 'Página não encontrada',
  notFoundText: 'Esta caixa está vazia. Talvez o endereço esteja errado, ou a página tenha mudado de lugar.',
};
