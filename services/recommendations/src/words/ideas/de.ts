import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  plain1: 'Vielleicht hat {name} noch nichts davon.',
  plain2: 'Für {name}, falls das zu Hause noch fehlt.',
  plain3: 'Für {name} leicht zu schenken und leicht zu gebrauchen.',
  plain4: 'Sieh nach, ob das etwas für {name} ist: {idea}.',
  general: 'Etwas für fast alle',
  generalIs: 'Sichere und angenehme Dinge, nicht nach Interessen ausgesucht',
  unsure:
    'Diesmal sind wir nicht sicher, welche Produkte zu dem passen, was du über {name} geschrieben hast. Diese gefallen den meisten.',
  notSold:
    'Zu diesem Preis haben die Läden nichts für das, was du über {name} geschrieben hast. Diese gefallen den meisten.',
  littleKnown: 'Wir wissen wenig darüber, was {name} mag. Diese gefallen den meisten.',
  words1: '{start}, aus den Läden',
  words2: 'Ein Fund: {words}',
  words3: 'Etwas mit {words}',
  words4: 'Zum Thema {words}',
  inTitle1: 'Bei jedem davon steht {words} im Titel.',
  inTitle2: 'Die Läden verkaufen das unter {words}; sieh es dir an, bevor du wählst.',
  inTitle3: 'Gefunden mit den Worten, die du aufgeschrieben hast: {words}.',
  inTitle4: 'Überall steht {words}. Was davon das Richtige ist, weißt du am besten.',
  kindred1: 'In den Läden ausgesucht für {words}; sieh es dir an, bevor du wählst.',
  kindred2: 'Dinge dieser Art passen gut zu {words}.',
  kindred3: 'Viele, denen {words} wichtig ist, freuen sich darüber.',
};
