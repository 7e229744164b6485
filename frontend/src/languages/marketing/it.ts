import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  describeLanding:
    'Presently ricorda le persone a cui vuoi bene e le loro date, trova regali veri che le faranno felici e li invia sotto forma di una pagina che è un piacere scartare.',
  describeAuth: 'Accedi a Presently o crea il tuo account gratuito: cinque regali al mese, promemoria e idee inclusi.',
  describeHowItWorks:
    'Quattro passi da un nome a un regalo scartato con gioia: aggiungi persone e occasioni, ricevi idee dall’IA, scrivi il messaggio, invia e segui.',
  describePricing: 'Gratis per cinque regali al mese. Pro, a $6.99 al mese, non ha limiti e invia anche via SMS.',
  describePrivacy:
    'Che cosa succede a ciò che inserisci in Presently: che cosa si conserva, chi lo vede e come portarlo con te o eliminarlo.',
  describeTerms:
    'Le regole di Presently: che cosa fa, che cosa puoi inviare, quanto costano i piani e che cosa significa illimitato.',
  describeHelp: 'Le risposte alle domande su Presently: chi compra il regalo e che cosa fare se non arriva.',
  describeContact: 'Come contattare le persone dietro Presently.',
  addTitle: 'Aggiungi persone e occasioni',
  addText: 'Annota chi conta per te: i gusti, i compleanni, gli anniversari e le altre date da ricordare.',
  ideasTitle: 'Ricevi idee dall’IA',
  ideasText:
    'Chiedi idee con un budget da $0 a $10,000+. Ognuna arriva con il suo perché e con prodotti veri: immagine, prezzo e dove comprare.',
  messageTitle: 'Personalizza il messaggio',
  messageText:
    'Scrivilo tu, o parti da un testo nel tono che scegli: affettuoso, divertente, formale o sentito. Puoi cambiare ogni parola.',
  trackTitle: 'Invia e segui il regalo',
  trackText:
    'Ordina il regalo dal negozio. La sorpresa, una pagina da scartare, parte via email o SMS. Vedi quando arriva e quando viene aperta.',
  remindersTitle: 'Promemoria puntuali',
  remindersText: 'Per tempo, prima di ogni occasione: decidi tu con quanti giorni di anticipo.',
  productsTitle: 'Prodotti veri',
  productsText: 'Con immagini, prezzi reali e link diretti per comprare.',
  touchTitle: 'Un tocco personale',
  touchText: 'Un messaggio con le tue parole, su una pagina fatta per una persona.',
  deliveryTitle: 'Segui la consegna',
  deliveryText: 'Inviato, consegnato, aperto: lo sai senza chiedere.',
  howItWorks: 'Come funziona',
  howIntro:
    'Quattro passi da un nome a un regalo scartato con gioia. Tu ordini dal negozio, noi incartiamo la sorpresa.',
  keyFeatures: 'Punti di forza',
  whoseBirthday: 'Di chi è il prossimo compleanno?',
  getStartedFree: 'Inizia gratis',
  pricing: 'Prezzi',
  pricingIntro: 'Inizia gratis, e resta gratis finché cinque regali al mese bastano.',
  questions: 'Domande frequenti',
  cancelQuestion: 'Che cosa succede se disdico?',
  cancelAnswer:
    'Mantieni il piano fino alla fine del ciclo di fatturazione. Poi l’account torna a Free, e persone, occasioni e regali restano.',
  unlimitedQuestion: 'Quanto è illimitato «illimitato»?',
  unlimitedAnswer:
    'Tutti i regali che vuoi, ogni mese. Un limite orario tiene lontano lo spam: quando ti avvicini, te lo dicono le impostazioni dell’account.',
  upgradeQuestion: 'Quando ha effetto un passaggio a un piano superiore?',
  upgradeAnswer: 'Subito.',
  downgradeQuestion: 'Quando ha effetto un passaggio a un piano inferiore?',
  downgradeAnswer: 'Alla fine del ciclo di fatturazione.',
  step: '<other>Passo </other>{number}',
};
