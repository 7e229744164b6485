import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  title: 'I tuoi dati',
  lead: 'Porta tutto con te in un file: persone, date, regali, idee e registrazioni.',
  exportsFailed: 'Al momento non è possibile mostrare le esportazioni.',
  loading: 'Caricamento',
  notPrepared: 'Impossibile preparare i dati. Niente è andato perso. Riprova.',
  exports: 'Esportazioni',
  tryAgain: 'Riprova',
  exportAgain: 'Esporta di nuovo',
  exportAll: 'Esporta tutto',
  preparingDots: 'Preparazione dei dati…',
  preparing: 'Preparazione dei dati',
  leaveAndMail: 'Puoi lasciare questa pagina. Ti scriviamo quando i dati sono pronti.',
  leaveAndComeBack: 'Puoi lasciare questa pagina e tornare.',
  keptUntil: 'Scadenza: {day}',
  downloadOf: 'Scarica i tuoi dati ({day})',
  download: 'Scarica',
  notDownloaded: 'Non scaricato',
  pleaseTryAgain: 'Riprova.',
  notExported: 'Non esportato',
};
