import type { Profile } from './people/profile.js';

/** A profile whose facts are its interests, unless they are given. */
export function aProfile(given: Partial<Profile> = {}): Profile {
  const profile = { ...someone, ...given };
  const facts = given.facts ?? profile.interests.map((text) => ({ kind: 'interest' as const, text }));
  return { ...profile, facts };
}

const someone: Omit<Profile, 'facts'> = {
  recipientId: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'Ida Lind',
  relationship: 'Sister',
  interests: ['pottery', 'sourdough baking', 'trail running'],
  dislikes: [],
  language: null,
  age: null,
  gender: null,
  country: null,
  sizes: null,
  notes: null,
  occasion: null,
  given: [],
  kept: [],
  notThis: [],
  notThisProducts: [],
};
