import { factsOf, type Profile } from './people/profile.js';

export function aProfile(said: Partial<Profile> = {}): Profile {
  const profile: Omit<Profile, 'facts'> = {
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
    ...said,
  };
  return { ...profile, facts: said.facts ?? factsOf(profile) };
}
