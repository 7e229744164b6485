import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  birthday: 'Geburtstag',
  anniversary: 'Jahrestag',
  graduation: 'Abschluss',
  wedding: 'Hochzeit',
  holiday: 'Feiertag',
  other: 'Anderer Anlass',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: 'wird {years}',
  nthAnniversary: '{years}. Jahrestag',
  years: '{years, plural, one {# Jahr} other {# Jahre}}',
};
