import { wordsOf } from '../words.js';

export const en = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  graduation: 'Graduation',
  wedding: 'Wedding',
  holiday: 'Holiday',
  other: 'Other',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: 'turns {years}',
  nthAnniversary: '{years, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} anniversary',
  years: '{years, plural, one {# year} other {# years}}',
} as const;

export const kindsWords = wordsOf('kinds', en);
