import { factsOf, type GivenGift, type Profile } from './people/profile.js';

type Gift = Pick<GivenGift, 'title' | 'url'> & Partial<GivenGift>;
type Occasion = Omit<NonNullable<Profile['occasion']>, 'title'> & { title?: string | null };

/** What a spec says of a person. */
type Said = Partial<Omit<Profile, 'given' | 'occasion'>> & { given?: Gift[]; occasion?: Occasion | null };

export function aProfile({ given = [], occasion = null, ...said }: Said = {}): Profile {
  const profile = {
    recipientId: '3b241101-e2bb-4255-8caf-4136c566a962',
    name: 'Ida Lind',
    relationship: 'Sister',
    interests: ['pottery', 'sourdough baking', 'trail running'],
    dislikes: [],
    language: null,
    senderLanguage: 'en' as const,
    age: null,
    gender: null,
    country: null,
    sizes: null,
    notes: null,
    occasion: occasion && { title: null, ...occasion },
    given: given.map((gift): GivenGift => ({ outcome: null, givenOn: null, ...gift })),
    kept: [],
    notThis: [],
    notThisProducts: [],
    ...said,
  };
  return { ...profile, facts: said.facts ?? factsOf(profile) };
}
