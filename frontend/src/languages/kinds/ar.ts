import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  birthday: 'عيد ميلاد',
  anniversary: 'ذكرى سنوية',
  graduation: 'تخرّج',
  wedding: 'زفاف',
  holiday: 'عيد',
  other: 'أخرى',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns:
    '{years, plural, zero {إتمام # سنة} one {إتمام سنة واحدة} two {إتمام سنتين} few {إتمام # سنوات} many {إتمام # سنة} other {إتمام # سنة}}',
  nthAnniversary: 'الذكرى السنوية رقم {years}',
  years: '{years, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
};
