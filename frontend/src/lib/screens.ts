/** Screens that can be opened. Links to the others are left out until they stand in this list. */
export const openScreens = [
  '/',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/reminders',
  '/dashboard',
  '/recipients',
  '/gifts',
  '/account',
  '/social',
  '/subscription',
  '/how-it-works',
  '/pricing',
] as const;

/** Every screen of the product. */
export type Screen = (typeof openScreens)[number];

export const isOpen = (screen: Screen): boolean => (openScreens as readonly Screen[]).includes(screen);
