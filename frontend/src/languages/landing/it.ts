import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  pictureAlt:
    'Una pagina regalo che si apre: la carta distesa, il nastro sciolto e, dentro, un’immagine del regalo sopra una lettera.',
  pictureNames: 'Per Nora, da Sam',
  viewProduct: 'Vedi prodotto',
  keepTitle: 'Ricorda chi conta',
  keepText:
    'I profili raccolgono interessi e date. I promemoria arrivano prima di ogni occasione, quando c’è ancora tempo.',
  chooseTitle: 'Scegli il regalo giusto',
  chooseText: 'L’IA trova prodotti veri con prezzi e link per comprarli. Il budget va da $0 a $10,000+.',
  sendTitle: 'Invialo, e guardalo aprirsi',
  sendText:
    'Tu ordini il regalo dal negozio. Noi incartiamo la sorpresa con il tuo messaggio e la inviamo via email o SMS. Saprai quando viene aperta.',
  howItWorks: 'Come funziona',
  findGifts: 'Trova regali',
  pricing: 'Prezzi',
  logoToTop: 'Presently, torna in alto',
  madeFor: 'Per chi ama fare regali, ovunque.',
  quickLinks: 'Link rapidi',
  startPage: 'Presently, pagina iniziale',
  main: 'Navigazione principale',
  signIn: 'Accedi',
  title: 'Regali pensati, <other></other>mai in ritardo.',
  intro:
    'Presently ricorda le persone e le date che contano per te, trova regali veri che piaceranno e li invia sotto forma di pagina da scartare.',
  promise: 'Tu ordini dal negozio, noi incartiamo la sorpresa.',
  getStarted: 'Inizia',
  learnMore: 'Scopri di più',
  lastCall: 'Il prossimo compleanno è più vicino di quanto pensi.',
  birthday: 'Compleanno',
  anniversary: 'Anniversario',
  thankYou: 'Grazie',
  sympathy: 'Vicinanza',
  celebration: 'Festa',
  justBecause: 'Senza motivo',
  forEveryOccasion: 'Per ogni occasione',
};
