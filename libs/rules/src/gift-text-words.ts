import { beginsWithVowel } from './elision.js';
import type { Language } from './languages.js';
import { spokenToInJapanese } from './with-san.js';

type Sentence = (recipient: string, sender: string) => string;

/** The lines of the text that brings a gift. */
export interface GiftTextWords {
  gift: Sentence;
  card: Sentence;
  quiet: Sentence;
  /** Before the link. */
  open: string;
  read: string;
  stop: string;
  /** In place of names that imitate ours. */
  someone: string;
  hello: string;
}

const inFrench = (sender: string) => (beginsWithVowel(sender) ? `d'${sender}` : `de ${sender}`);

/**
 * Short, and with the signs of GSM 03.38 wherever a language can do with them: any other sign halves what fits into one
 * message. So Spanish says no "más", and Portuguese no "você" and no "cartão".
 */
export const giftTextWords: Readonly<Record<Language, GiftTextWords>> = {
  en: {
    gift: (recipient, sender) => `${recipient}, ${sender} sent you a gift with Presently.`,
    card: (recipient, sender) => `${recipient}, ${sender} sent you a card with Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} is thinking of you.`,
    open: 'Open it: ',
    read: 'Read it: ',
    stop: 'Reply STOP to get no more.',
    someone: 'A person',
    hello: 'Hello',
  },
  de: {
    gift: (recipient, sender) => `${recipient}, ein Geschenk von ${sender} über Presently.`,
    card: (recipient, sender) => `${recipient}, eine Karte von ${sender} über Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} denkt an dich.`,
    open: 'Öffnen: ',
    read: 'Lesen: ',
    stop: 'Abbestellen: STOP antworten.',
    someone: 'Jemand',
    hello: 'Hallo',
  },
  fr: {
    gift: (recipient, sender) => `${recipient}, un cadeau ${inFrench(sender)} avec Presently.`,
    card: (recipient, sender) => `${recipient}, une carte ${inFrench(sender)} avec Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} pense à toi.`,
    open: 'Ouvrir: ',
    read: 'Lire: ',
    stop: 'STOP pour te désinscrire.',
    someone: "Quelqu'un",
    hello: 'Bonjour',
  },
  es: {
    gift: (recipient, sender) => `${recipient}, un regalo de ${sender} por Presently.`,
    card: (recipient, sender) => `${recipient}, una tarjeta de ${sender} por Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} piensa en ti.`,
    open: 'Abrir: ',
    read: 'Leer: ',
    stop: 'STOP para darte de baja.',
    someone: 'Alguien',
    hello: 'Hola',
  },
  it: {
    gift: (recipient, sender) => `${recipient}, un regalo da ${sender} con Presently.`,
    card: (recipient, sender) => `${recipient}, un biglietto da ${sender} con Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} ti pensa.`,
    open: 'Apri: ',
    read: 'Leggi: ',
    stop: 'STOP per disiscriverti.',
    someone: 'Qualcuno',
    hello: 'Ciao',
  },
  pt: {
    gift: (recipient, sender) => `${recipient}, um presente de ${sender} pelo Presently.`,
    card: (recipient, sender) => `${recipient}, uma mensagem de ${sender} pelo Presently.`,
    quiet: (recipient, sender) => `${recipient}, ${sender} manda uma mensagem com carinho.`,
    open: 'Abra: ',
    read: 'Leia: ',
    stop: 'Responda STOP para cancelar.',
    someone: 'Uma pessoa',
    hello: 'Oi',
  },
  ja: {
    gift: (recipient, sender) => `${spokenToInJapanese(recipient)}、${spokenToInJapanese(sender)}からギフトです。`,
    card: (recipient, sender) => `${spokenToInJapanese(recipient)}、${spokenToInJapanese(sender)}からカードです。`,
    quiet: (recipient, sender) => `${spokenToInJapanese(recipient)}、${spokenToInJapanese(sender)}からのお便りです。`,
    open: '',
    read: '',
    stop: '配信停止: STOPと返信',
    someone: 'ある方',
    hello: 'お客様',
  },
  ar: {
    gift: (recipient, sender) => `${recipient}، وصلتك هدية من ${sender}.`,
    card: (recipient, sender) => `${recipient}، وصلتك بطاقة من ${sender}.`,
    quiet: (recipient, sender) => `${recipient}، أنت في بال ${sender}.`,
    open: '',
    read: '',
    stop: 'لإلغاء الاشتراك: STOP',
    someone: 'شخص ما',
    hello: 'مرحبًا',
  },
};
