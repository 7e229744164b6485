/** Screens that can be opened. Links to the others are left out until they stand in this list. */
export const openScreens = ['/', '/auth', '/dashboard', '/recipients', '/gifts'] as const;

/** Every screen of the product. */
export type Screen =
  (typeof openScreens)[number] | '/how-it-works' | '/pricing' | '/account' | '/subscription' | '/social';

export const isOpen = (screen: Screen): boolean => (openScreens as readonly Screen[]).includes(screen);
