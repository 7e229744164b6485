import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  privacyTitle: 'Privacy',
  privacyLead: 'Ci parli delle persone a cui vuoi bene. Ecco che cosa succede a ciò che scrivi.',
  privacyKeepTitle: 'Che cosa conserviamo',
  privacyKeep:
    'Il tuo account; le persone che aggiungi, con le loro date, i loro interessi e indirizzi; i tuoi regali, messaggi e registrazioni. Sono tuoi. Non li vendiamo e non mostriamo pubblicità.',
  privacySeesTitle: 'Chi lo vede',
  privacySees:
    'La persona a cui invii un regalo vede quel regalo, il tuo messaggio e il tuo nome. Nessun altro vede il tuo elenco delle persone, né ciò che annoti su di loro.',
  privacyIdeasTitle: 'Che cosa aiuta a trovare idee',
  privacyIdeas:
    'Quando chiedi idee o un messaggio, il necessario va al servizio di IA che li scrive: interessi, occasione, budget. Le tue note su una persona e le sue taglie servono per le idee solo se lo permetti per quella persona.',
  privacyProvidersTitle: 'Chi lavora per noi',
  privacyProviders:
    'Email, SMS e pagamenti con carta passano da fornitori che fanno solo questo. I numeri di carta vanno direttamente al fornitore di pagamenti e non ci arrivano mai.',
  privacyPicturesTitle: 'Immagini da altri siti',
  privacyPictures: 'Mostriamo una nostra copia dell’immagine di un prodotto, così il negozio non sa chi la guarda.',
  privacyLeaveTitle: 'Portare con te i dati ed eliminarli',
  privacyLeave:
    'Le impostazioni dell’account offrono entrambe le cose: tutto in un file e la fine del tuo account. Con l’account si eliminano l’elenco delle persone, i regali e le registrazioni, e i link inviati non funzionano più.',
  privacyRecipientsTitle: 'Se qualcuno ti ha inviato un regalo',
  privacyRecipients:
    'Ogni email ha un link con cui puoi chiederci di non inviarti più nulla, e ogni regalo si può segnalare.',
  termsTitle: 'Condizioni',
  termsLead: 'Le poche regole che mantengono Presently gentile e affidabile per tutti.',
  termsDoesTitle: 'Che cosa fa Presently',
  termsDoes:
    'Ricorda le date, suggerisce regali e invia una pagina da scartare. Non vende e non spedisce nulla: ordini dal negozio, alle sue condizioni. Prezzi e disponibilità sono del negozio e possono essere cambiati.',
  termsSendTitle: 'Che cosa puoi inviare',
  termsSend:
    'Solo regali e parole per persone che ne sarebbero contente. Niente pubblicità, niente di illegale, niente che ferisca. Gli account segnalati per questo possono essere sospesi.',
  termsPlansTitle: 'Piani e pagamenti',
  termsPlans:
    'Free non costa nulla. Un piano a pagamento si addebita ogni mese finché non disdici. Poi dura fino alla fine del periodo di fatturazione e il tuo account torna a Free.',
  termsUnlimitedTitle: 'Che cosa significa «illimitato»',
  termsUnlimited:
    'Tanti regali quanti una persona può farne. Contro lo spam ci sono limiti a quanti partono in un’ora; se ti avvicini a uno, le impostazioni dell’account lo dicono.',
  termsIdeasTitle: 'I suggerimenti sono suggerimenti',
  termsIdeas: 'Idee e messaggi possono essere scritti con l’IA. Leggili prima di inviarli: partono a tuo nome.',
  helpTitle: 'Aiuto',
  helpLead: 'Risposte brevi alle domande più frequenti.',
  helpBuysTitle: 'Chi compra il regalo?',
  helpBuys: 'Tu, dal negozio. Noi inviamo la pagina da scartare e ti ricordiamo di ordinare.',
  helpArriveTitle: 'Il mio regalo non è arrivato',
  helpArrive:
    'Aprilo in Tutti i regali. Se l’email è tornata indietro, lì c’è scritto perché, e puoi correggere l’indirizzo e inviarlo di nuovo. Puoi anche copiare il link e inviarlo tu.',
  helpChangeTitle: 'Posso cambiare o fermare un regalo?',
  helpChange:
    'Un regalo in programma si può cambiare, inviare subito o ritirare. Uno già inviato si può ritirare finché non viene aperto; il messaggio in sé resta nella casella.',
  helpSignInTitle: 'Non riesco ad accedere',
  helpSignIn:
    'Usa il tuo nome utente o il tuo indirizzo email. «Password dimenticata?» invia un link al tuo indirizzo confermato.',
  helpRemindersTitle: 'Da dove vengono i promemoria?',
  helpReminders:
    'Dalle date che aggiungi per ogni persona. Nelle impostazioni dell’account scegli con quanto anticipo arrivano, e puoi disattivarli.',
  helpCancelTitle: 'Come disdico?',
  helpCancel: 'Nella pagina Abbonamento. Tutto ciò che hai salvato resta.',
  contactTitle: 'Contatti',
  contactLead: 'Come raggiungere chi gestisce questo servizio.',
  contactWriteTitle: 'Scrivici',
  contactWrite: 'Scrivi all’indirizzo da cui arrivano le nostre email.',
  contactCare:
    'Dicci il nome utente del tuo account e che cosa stavi facendo quando qualcosa è andato storto. Non inviarci mai la tua password.',
  contactReportTitle: 'Qualcuno ti disturba',
  contactReport: 'Usa «Segnala» in fondo al regalo. Le segnalazioni vanno a chi gestisce questo servizio.',
  writtenIn: 'Questa pagina è scritta in questa lingua: {language}.',
};
