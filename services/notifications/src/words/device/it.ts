import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  opened: 'Il tuo regalo è stato aperto',
  openedMore: 'Vedilo in Presently.',
  openedBy: '{person} ha aperto il tuo regalo',
  thanked: 'Ti hanno ringraziato',
  thankedMore: 'Leggilo in Presently.',
  thankedBy: '{person} ti ringrazia',
  chosen: 'Il tuo regalo è stato scelto',
  chosenMore: 'Vedi quale in Presently.',
  chosenBy: '{person} ha scelto',
  proposal: 'Un regalo aspetta che tu lo veda',
  proposalMore: 'Niente parte prima che tu lo approvi.',
  proposalFor: 'Un regalo per {person}',
  arrived: 'È arrivato il tuo ordine?',
  arrivedMore: 'Dillo in Presently.',
  arrivedShort: 'È arrivato?',
  giftFor: '{gift} per {person}',
  reminder: 'Hai un promemoria',
  reminders: 'Hai {count} promemoria',
  reminderMore: 'Vedilo in Presently.',
  remindersMore: 'Vedili in Presently.',
  notBought: '{gift} per {person}: non ancora comprato',
  howWent: '{gift} per {person}: com’è andata?',
  somebody: 'Qualcuno',
  aCard: 'Un biglietto',
};
