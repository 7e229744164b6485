import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  confirmSubject: 'Conferma il tuo indirizzo email',
  confirmPreheader: 'Un tocco, e promemoria e notizie dei tuoi regali arrivano a questo indirizzo.',
  confirmFor: 'Per il tuo account <account>{username}</account>.',
  confirmForYours: 'Per il tuo account.',
  confirmText: 'Finché non confermi questo indirizzo, non ci scriviamo nient’altro. Il link vale 72 ore.',
  confirmFormer:
    'L’account aveva prima l’indirizzo <name>{formerEmail}</name>, il cui titolare può riprenderlo per 72 ore. Se non conosci quell’indirizzo, non è il tuo account: ignora questa email.',
  confirmButton: 'Conferma questo indirizzo',
  confirmWhy:
    'Ricevi questa email perché questo indirizzo è stato inserito per un account Presently. Se non eri tu, ignorala: dopo 72 ore l’account perde l’indirizzo.',
  changedSubject: 'Il tuo indirizzo email è stato cambiato',
  changedPreheader: 'Se non eri tu, riprendilo entro 72 ore.',
  changedText: 'Il tuo account <account>{username}</account> ha ora l’indirizzo <name>{newEmail}</name>.',
  changedUndo:
    'Se non eri tu, premi il pulsante entro 72 ore. Questo indirizzo torna, tutte le sessioni, passkey e accessi collegati terminano, la password non vale più e ti mandiamo un link per sceglierne una nuova.',
  changedWhy: 'Ricevi questa email perché questo era l’indirizzo del tuo account Presently.',
  'signed-in-unknown-browser': 'Nuovo accesso al tuo account',
  'password-changed': 'La tua password è stata cambiata',
  'password-reset': 'La tua password è stata reimpostata',
  'username-changed': 'Il tuo nome utente è stato cambiato',
  'passkey-added': 'Una passkey è stata aggiunta al tuo account',
  'passkey-removed': 'Una passkey è stata rimossa dal tuo account',
  'second-factor-added': 'Un secondo passaggio è stato aggiunto al tuo accesso',
  'second-factor-removed': 'Il secondo passaggio del tuo accesso è stato rimosso',
  'second-factor-ending': 'Il secondo passaggio del tuo accesso termina tra 72 ore',
  'recovery-codes-made': 'Sono stati creati nuovi codici di recupero per il tuo account',
  'recovery-code-used': 'Un codice di recupero è stato usato per accedere al tuo account',
  'provider-linked': 'Un servizio di accesso è stato collegato al tuo account',
  'provider-unlinked': 'Un servizio di accesso è stato scollegato dal tuo account',
  'token-created': 'Nel tuo account è stato creato un token per un programma',
  'webhook-created': 'Nel tuo account è stato creato un webhook',
  noticePreheader: 'Se non eri tu, metti al sicuro l’account.',
  noticeText:
    'È successo nel tuo account <account>{username}</account>, {moment}, con <name>{browser}</name>{hasNetwork, select, yes {, dalla rete {network}} other {}}. Se eri tu, non c’è niente da fare.',
  noticeUndo:
    'Altrimenti premi il pulsante entro 72 ore. Tutte le sessioni, passkey, token e accessi collegati terminano, l’indirizzo del calendario cambia, la password non vale più e ti mandiamo un link per sceglierne una nuova.',
  noticeWhy: 'Ricevi questa email perché riguarda la sicurezza del tuo account Presently.',
  resetSubject: 'Scegli una nuova password per Presently',
  resetTitle: 'Scegli una nuova password',
  resetHowLong: 'Il link vale una volta, per un’ora.',
  resetFor: 'Per il tuo account <account>{username}</account>. {howLong}',
  resetEnds:
    'Con la nuova password terminano tutte le sessioni, passkey e accessi collegati, e l’indirizzo del calendario cambia: aggiungili di nuovo dopo. Un’app di autenticazione resta.',
  resetWhy:
    'Ricevi questa email perché con il tuo indirizzo è stata chiesta una nuova password. Se non eri tu, ignorala: niente cambia finché il link non viene usato.',
  deletedSubject: 'Il tuo account è stato eliminato',
  deletedPreheader: 'Che cosa abbiamo eliminato.',
  deletedText:
    'Il tuo account <account>{username}</account> è stato eliminato {moment}. Con l’account abbiamo eliminato:',
  deletedList:
    '• il tuo profilo, la password, le passkey, le sessioni e il registro di sicurezza\n• le persone della tua lista, le loro occasioni e ciò che avevi annotato\n• i tuoi regali con messaggi e registrazioni; i loro link non aprono più niente\n• le idee e i messaggi che ti erano stati suggeriti\n• i promemoria e i messaggi non ancora inviati\n• il tuo piano, che è disdetto, e ciò che ne sapevamo',
  deletedRest:
    'Le email e gli SMS consegnati restano a chi li ha ricevuti. Possono segnalarceli per 30 giorni: conserviamo una copia delle parole solo per questo, poi la eliminiamo. Il nostro fornitore di pagamenti conserva i pagamenti passati finché la legge lo richiede. I backup perdono i tuoi dati quando scadono.',
  deletedNotYou:
    'Un account eliminato non può tornare. Se non eri tu, qualcun altro conosce la tua password: cambiala ovunque la usi.',
  deletedWhy:
    'Ricevi questa email perché questo era l’indirizzo del tuo account Presently. Ora abbiamo eliminato anche quello.',
  orOpen: 'Oppure apri questo indirizzo:',
};
