import type { Recipient } from '@presently/contracts/gifting/recipients';
import { randomUUID } from 'node:crypto';

/** A person as gifting answers, with nothing said beyond what is given. */
export const aPerson = (given: Partial<Recipient> = {}): Recipient => ({
  id: randomUUID(),
  name: 'Ida',
  relationship: 'Sister',
  interests: ['baking'],
  avatar: null,
  email: null,
  phone: null,
  timeZone: null,
  language: null,
  labels: [],
  dislikes: [],
  address: null,
  sizes: null,
  areSizesForIdeas: true,
  aboutAge: null,
  aboutAgeOn: null,
  gender: null,
  country: null,
  notes: null,
  areNotesForIdeas: false,
  hiddenFromIdeas: [],
  birthday: null,
  createdAt: new Date().toISOString(),
  ...given,
});
