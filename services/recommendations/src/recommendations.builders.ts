import type { Profile } from './people/profile.js';

export const aProfile = (profile: Partial<Profile> = {}): Profile => ({
  recipientId: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'Ida Lind',
  relationship: 'Sister',
  interests: ['pottery', 'sourdough baking', 'trail running'],
  dislikes: [],
  language: null,
  occasion: null,
  given: [],
  kept: [],
  notThis: [],
  notThisProducts: [],
  ...profile,
});
