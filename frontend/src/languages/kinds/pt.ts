import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  birthday: 'Aniversário',
  anniversary: 'Aniversário de relacionamento',
  graduation: 'Formatura',
  wedding: 'Casamento',
  holiday: 'Data comemorativa',
  other: 'Outra',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: 'faz {years} anos',
  nthAnniversary: '{years}º aniversário',
  years: '{years, plural, one {# ano} other {# anos}}',
};
