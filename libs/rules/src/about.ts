import { withSan } from './japanese-names.js';
import type { Language } from './languages.js';

/** What a person can tell a sender about themselves, beside the consent to texts. The sender accepts each of them. */
export const aboutFields = [
  'birthday',
  'email',
  'phone',
  'address',
  'timeZone',
  'language',
  'sizes',
  'likes',
  'dislikes',
  'allergies',
] as const;
export type AboutField = (typeof aboutFields)[number];

/** What a person agrees to on the page. It is stored with the exact words. */
export const consents = ['details', 'texts'] as const;
export type Consent = (typeof consents)[number];

type Sentences = Record<Consent, (sender: string) => string>;

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    details: (sender) => `${sender} may keep what I write here in Presently, to choose gifts for me.`,
    texts: (sender) => `${sender} may send gifts to my phone by text message.`,
  },
  de: {
    details: (sender) =>
      `${sender} darf in Presently aufbewahren, was ich hier schreibe, um Geschenke für mich zu wählen.`,
    texts: (sender) => `${sender} darf mir Geschenke per SMS auf mein Telefon schicken.`,
  },
  fr: {
    details: (sender) =>
      `${sender} peut conserver dans Presently ce que j’écris ici, pour choisir des cadeaux pour moi.`,
    texts: (sender) => `${sender} peut m’envoyer des cadeaux par SMS sur mon téléphone.`,
  },
  es: {
    details: (sender) => `${sender} puede guardar en Presently lo que escribo aquí, para elegir regalos para mí.`,
    texts: (sender) => `${sender} puede enviarme regalos por SMS a mi teléfono.`,
  },
  it: {
    details: (sender) => `${sender} può conservare in Presently quello che scrivo qui, per scegliere regali per me.`,
    texts: (sender) => `${sender} può mandarmi regali via SMS sul mio telefono.`,
  },
  pt: {
    details: (sender) => `${sender} pode guardar no Presently o que escrevo aqui, para escolher presentes para mim.`,
    texts: (sender) => `${sender} pode me enviar presentes por SMS no meu telefone.`,
  },
  ja: {
    details: (sender) =>
      `${withSan(sender)}が、私へのギフトを選ぶために、ここに書いた内容をPresentlyに保存することに同意します。`,
    texts: (sender) => `${withSan(sender)}が、私の電話にSMSでギフトを送ることに同意します。`,
  },
  ar: {
    details: (sender) => `أوافق على حفظ ما أكتبه هنا في Presently لدى ${sender} لاختيار هدايا لي.`,
    texts: (sender) => `أوافق على تلقّي هدايا من ${sender} على هاتفي برسائل نصية.`,
  },
};

/** The words beside the button and the box, in the language of the page. */
export const consentWords = (what: Consent, sender: string, language: Language = 'en'): string =>
  sentences[language][what](sender);
