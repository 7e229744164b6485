import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  birthday: 'Compleanno',
  anniversary: 'Anniversario',
  graduation: 'Laurea',
  wedding: 'Matrimonio',
  holiday: 'Festività',
  other: 'Altro',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: '{years, plural, one {compie # anno} other {compie # anni}}',
  nthAnniversary: '{years}º anniversario',
  years: '{years, plural, one {# anno} other {# anni}}',
};
