import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  describeLanding:
    'Presently denkt an die Menschen, die du liebst, und an ihre besonderen Tage, findet echte Geschenke, die ihnen gefallen, und verschickt sie als Seite, die sich wie Auspacken anfühlt.',
  describeAuth:
    'Melde dich bei Presently an oder erstelle dein kostenloses Konto: fünf Geschenke im Monat, Erinnerungen und Ideen inklusive.',
  describeHowItWorks:
    'In vier Schritten vom Namen zum Geschenk, das mit Freude geöffnet wird: Personen und Anlässe hinzufügen, KI-Empfehlungen bekommen, Nachricht schreiben, senden und verfolgen.',
  describePricing:
    'Kostenlos für fünf Geschenke im Monat. Mit Pro, für $6.99 im Monat, gibt es keine Grenze, und der Versand geht auch per SMS.',
  describePrivacy:
    'Was mit dem geschieht, was du in Presently eingibst: was gespeichert wird, wer es sieht und wie du es mitnimmst oder löschst.',
  describeTerms:
    'Die Regeln von Presently: was es tut, was du senden darfst, was Tarife kosten und was „unbegrenzt“ heißt.',
  describeHelp:
    'Antworten auf das, was Menschen zu Presently fragen: wer das Geschenk kauft und was zu tun ist, wenn eines nicht ankommt.',
  describeContact: 'So erreichst du die Menschen hinter Presently.',
  addTitle: 'Personen und Anlässe hinzufügen',
  addText:
    'Schreib auf, wer dir wichtig ist: was die Person mag und welche Geburtstage, Jahrestage und anderen besonderen Tage du nicht vergessen willst.',
  ideasTitle: 'KI-Empfehlungen holen',
  ideasText:
    'Frag nach Ideen in einem Budget von $0 bis $10,000+. Jede kommt mit ihrer Begründung und mit echten Produkten: Bild, Preis und wo es sie gibt.',
  messageTitle: 'Nachricht persönlich machen',
  messageText:
    'Schreib selbst oder beginne mit Worten in einem Ton deiner Wahl: warm, lustig, förmlich oder von Herzen. Jedes Wort kannst du ändern.',
  trackTitle: 'Senden und verfolgen',
  trackText:
    'Bestelle das Geschenk im Shop. Die Überraschung, eine Seite zum Auspacken, wird per E-Mail oder SMS verschickt. Du siehst, wann sie ankommt und wann sie geöffnet wird.',
  remindersTitle: 'Kluge Erinnerungen',
  remindersText: 'Rechtzeitig vor jedem Anlass, so viele Tage vorher, wie du magst.',
  productsTitle: 'Echte Produkte',
  productsText: 'Mit Bildern, echten Preisen und direkten Kauflinks.',
  touchTitle: 'Persönliche Note',
  touchText: 'Eine Nachricht in deiner Stimme, auf einer Seite für genau eine Person.',
  deliveryTitle: 'Zustellung verfolgen',
  deliveryText: 'Von gesendet über zugestellt bis geöffnet, ohne nachzufragen.',
  howItWorks: 'So funktioniert’s',
  howIntro:
    'Vier Schritte von einem Namen zu einem Geschenk, das mit Freude geöffnet wird. Du bestellst im Shop, wir verpacken die Überraschung.',
  keyFeatures: 'Das Wichtigste',
  whoseBirthday: 'Wer hat als Nächstes Geburtstag?',
  getStartedFree: 'Kostenlos loslegen',
  pricing: 'Preise',
  pricingIntro: 'Fang kostenlos an und bleib dabei, solange fünf Geschenke im Monat reichen.',
  questions: 'Häufige Fragen',
  cancelQuestion: 'Was passiert, wenn ich kündige?',
  cancelAnswer:
    'Dein Tarif läuft bis zum Ende des Abrechnungszeitraums. Danach gilt wieder Free, und deine Personen, Anlässe und bisherigen Geschenke bleiben erhalten.',
  unlimitedQuestion: 'Wie unbegrenzt ist „unbegrenzt“?',
  unlimitedAnswer:
    'So viele Geschenke im Monat, wie du magst. Eine Grenze pro Stunde hält Spam fern. Kommst du ihr nahe, sagen es die Kontoeinstellungen.',
  upgradeQuestion: 'Wann gilt ein größerer Tarif?',
  upgradeAnswer: 'Sofort.',
  downgradeQuestion: 'Wann gilt ein kleinerer Tarif?',
  downgradeAnswer: 'Am Ende des Abrechnungszeitraums.',
  step: '<other>Schritt </other>{number}',
};
