import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  opened: 'Dein Geschenk wurde geöffnet',
  openedMore: 'Sieh es dir in Presently an.',
  openedBy: '{person} hat dein Geschenk geöffnet',
  thanked: 'Jemand hat Danke gesagt',
  thankedMore: 'Lies es in Presently.',
  thankedBy: '{person} sagt danke',
  chosen: 'Dein Geschenk wurde ausgesucht',
  chosenMore: 'Sieh in Presently, welches es ist.',
  chosenBy: '{person} hat gewählt',
  proposal: 'Ein Geschenk liegt zur Ansicht bereit',
  proposalMore: 'Nichts wird verschickt, bevor du zustimmst.',
  proposalFor: 'Ein Geschenk für {person}',
  arrived: 'Ist deine Bestellung angekommen?',
  arrivedMore: 'Sag es in Presently.',
  arrivedShort: 'Ist es angekommen?',
  giftFor: '{gift} für {person}',
  reminder: 'Du hast eine Erinnerung',
  reminders: 'Du hast {count} Erinnerungen',
  reminderMore: 'Sieh sie dir in Presently an.',
  remindersMore: 'Sieh sie dir in Presently an.',
  notBought: '{gift} für {person} ist noch nicht gekauft',
  howWent: 'Wie kam {gift} für {person} an?',
  somebody: 'Jemand',
  aCard: 'Eine Karte',
};
