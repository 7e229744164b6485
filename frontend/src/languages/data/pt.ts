import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  title: 'Seus dados',
  lead: 'Leve tudo em um só arquivo: pessoas, datas, presentes, ideias e gravações.',
  exportsFailed: 'Não é possível mostrar suas exportações agora.',
  loading: 'Carregando',
  notPrepared: 'Não foi possível preparar seus dados. Nada se perdeu. Tente de novo.',
  exports: 'Exportações',
  tryAgain: 'Tentar de novo',
  exportAgain: 'Exportar de novo',
  exportAll: 'Exportar tudo',
  preparingDots: 'Preparando seus dados…',
  preparing: 'Preparando seus dados',
  leaveAndMail: 'Você pode sair desta página. Enviaremos um e-mail quando seus dados estiverem prontos.',
  leaveAndComeBack: 'Você pode sair desta página e voltar.',
  keptUntil: 'Guardado até {day}',
  downloadOf: 'Baixar seus dados de {day}',
  download: 'Baixar',
  notDownloaded: 'Não foi baixado',
  pleaseTryAgain: 'Tente de novo.',
  notExported: 'Não foi exportado',
};
