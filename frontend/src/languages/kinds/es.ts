import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  birthday: 'Cumpleaños',
  anniversary: 'Aniversario',
  graduation: 'Graduación',
  wedding: 'Boda',
  holiday: 'Festividad',
  other: 'Otra ocasión',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: 'cumple {years}',
  nthAnniversary:
    '{years, plural, =1 {1.er} =3 {3.er} =21 {21.er} =23 {23.er} =31 {31.er} =33 {33.er} =41 {41.er} =43 {43.er} =51 {51.er} =53 {53.er} other {#.º}} aniversario',
  years: '{years, plural, one {# año} other {# años}}',
};
