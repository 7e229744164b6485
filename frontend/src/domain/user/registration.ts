import type { GiftMood } from '@presently/rules/vocabulary';

/** The address of the sign-in screen for newcomers: it opens as a registration. A hash survives a page without scripts. */
export const registration = '/auth#register';

export const isRegistration = ({ hash }: { hash: string }): boolean => hash === '#register';

/** The same for a newcomer who has chosen what to send a gift for: the send screen follows. */
export const registrationFor = (mood: GiftMood): string => `/auth?mood=${mood}#register`;

/** The screen that follows, if one was chosen on the way. */
export function afterRegistration(search: string): string | undefined {
  const mood = new URLSearchParams(search).get('mood');
  return mood ? `/gifts?${new URLSearchParams({ mood })}` : undefined;
}
