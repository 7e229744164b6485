import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  plain1: 'Forse {name} non ne ha ancora.',
  plain2: 'Per {name}, se in casa manca.',
  plain3: 'Facile da regalare a {name} e facile da usare.',
  plain4: 'Guarda se è qualcosa per {name}: {idea}.',
  general: 'Qualcosa per quasi chiunque',
  generalIs: 'Cose sicure e piacevoli, non scelte in base agli interessi',
  unsure:
    'Questa volta non siamo sicuri di quali prodotti siano adatti a quello che hai scritto di {name}. Questi piacciono alla maggior parte delle persone.',
  notSold:
    'A questo prezzo i negozi non hanno niente per quello che hai scritto di {name}. Questi piacciono alla maggior parte delle persone.',
  littleKnown: 'Sappiamo poco di quello che piace a {name}. Questi piacciono alla maggior parte delle persone.',
  words1: '{start}, dai negozi',
  words2: 'Una scoperta: {words}',
  words3: 'Qualcosa con {words}',
  words4: 'A proposito di {words}',
  inTitle1: 'Il titolo di ognuno contiene {words}.',
  inTitle2: 'I negozi li vendono come {words}; guardali prima di scegliere.',
  inTitle3: 'Trovato con le parole che hai scritto: {words}.',
  inTitle4: 'Tutti parlano di {words}. Quale sia quello giusto, lo sai tu.',
  kindred1: 'Scelto nei negozi per {words}; guardalo prima di decidere.',
  kindred2: 'Le cose di questo tipo stanno bene con {words}.',
  kindred3: 'Molte persone che tengono a {words} ne sono contente.',
};
