import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  birthday: 'Anniversaire',
  anniversary: 'Anniversaire de couple',
  graduation: 'Remise de diplôme',
  wedding: 'Mariage',
  holiday: 'Fête',
  other: 'Autre',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: '{years, plural, one {fête # an} other {fête ses # ans}}',
  nthAnniversary: '{years, plural, one {# an ensemble} other {# ans ensemble}}',
  years: '{years, plural, one {# an} other {# ans}}',
};
