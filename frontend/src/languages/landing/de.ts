import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  pictureAlt:
    'Eine Geschenkseite, die gerade geöffnet wird: ausgebreitetes Papier, gelöstes Band und darin ein Bild des Geschenks über einem Brief.',
  pictureNames: 'Für Nora, von Sam',
  viewProduct: 'Produkt ansehen',
  keepTitle: 'Merken, wer dir wichtig ist',
  keepText:
    'Profile halten Interessen und besondere Tage fest. Erinnerungen kommen vor jedem Anlass, solange noch Zeit ist.',
  chooseTitle: 'Wählen, was passt',
  chooseText:
    'KI-Empfehlungen finden echte Produkte mit Preisen und Kauflinks. Der Budgetfilter reicht von $0 bis $10,000+.',
  sendTitle: 'Senden und sehen, wie es geöffnet wird',
  sendText:
    'Du bestellst das Geschenk im Shop. Wir verpacken die Überraschung mit deiner persönlichen Nachricht und senden sie per E-Mail oder SMS. Du erfährst, wann sie geöffnet wurde.',
  howItWorks: 'So funktioniert’s',
  findGifts: 'Geschenke finden',
  pricing: 'Preise',
  logoToTop: 'Presently, zurück nach oben',
  madeFor: 'Für alle, die gern schenken.',
  quickLinks: 'Direkt zu',
  startPage: 'Presently, Startseite',
  main: 'Hauptnavigation',
  signIn: 'Anmelden',
  title: 'Geschenke mit Herz, <other></other>nie zu spät.',
  intro:
    'Presently merkt sich die Menschen und Tage, die dir wichtig sind, findet echte Geschenke, die gefallen, und sendet sie als Seite, die sich wie Auspacken anfühlt.',
  promise: 'Du bestellst im Shop, wir verpacken die Überraschung.',
  getStarted: 'Loslegen',
  learnMore: 'Mehr erfahren',
  lastCall: 'Der nächste Geburtstag ist näher, als du denkst.',
  birthday: 'Geburtstag',
  anniversary: 'Jahrestag',
  thankYou: 'Danke',
  sympathy: 'Mitgefühl',
  celebration: 'Feier',
  justBecause: 'Einfach so',
  forEveryOccasion: 'Für jeden Anlass',
};
