import type { ReadRoute } from '../lib/query.js';

/** Who opens a screen. Signed-in users leave `visitor` screens. Visitors sign in before `user` and `admin` screens. */
export type Access = 'visitor' | 'anyone' | 'user' | 'admin';

export interface ScreenFacts {
  access: Access;
  /** The frame of the pages about the product. Screens for `user` and `admin` have the application's frame. */
  frame?: 'public';
  /** The server sends it to visitors as finished HTML (`documents/ready-pages.tsx`). */
  isReadyPage?: true;
  /** The answers that it shows first. The server renders the screen from them before it sends it. */
  reads?: readonly ReadRoute[];
}

/**
 * Every screen of the application: the one list. Router, documents, navigation and `proof/screens` derive from it
 * or are checked against it by the compiler and by `titles.spec.ts`.
 */
export const screens = {
  '/': { access: 'visitor', isReadyPage: true },
  '/auth': { access: 'visitor' },
  '/link-account': { access: 'visitor' },
  '/forgot-password': { access: 'visitor' },
  '/reset-password': { access: 'anyone' },
  '/confirm-email': { access: 'anyone' },
  '/secure-account': { access: 'anyone' },
  '/undo-email': { access: 'anyone' },
  '/reminders': { access: 'anyone' },
  '/how-it-went': { access: 'anyone' },
  '/how-it-works': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/pricing': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/privacy': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/terms': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/help': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/contact': { access: 'anyone', frame: 'public', isReadyPage: true },
  '/dashboard': { access: 'user', reads: ['GET /api/user', 'GET /api/dashboard'] },
  '/recipients': { access: 'user' },
  '/about/:token': { access: 'anyone' },
  '/recipients/import': { access: 'user' },
  '/recipients/:recipientId': { access: 'user' },
  '/keep': { access: 'user' },
  '/proposals': { access: 'user' },
  '/gifts': { access: 'user' },
  '/gifts/all': { access: 'user' },
  '/gifts/:giftId': { access: 'user' },
  '/account': { access: 'user' },
  '/account/security': { access: 'user' },
  '/account/notifications': { access: 'user' },
  '/account/connect': { access: 'user' },
  '/account/plan': { access: 'user' },
  '/account/data': { access: 'user' },
  '/subscription': { access: 'user' },
  '/oauth/authorize': { access: 'user' },
  '/social': { access: 'admin' },
  '/admin/reports': { access: 'admin' },
  '/admin/audit': { access: 'admin' },
  '/admin/feeds': { access: 'admin' },
  '/admin/ideas': { access: 'admin' },
} as const satisfies Record<`/${string}`, ScreenFacts>;

export type Screen = keyof typeof screens;
export type ScreenWith<Fact extends Partial<ScreenFacts>> = {
  [Path in Screen]: (typeof screens)[Path] extends Fact ? Path : never;
}[Screen];

export const screenPaths = Object.keys(screens) as Screen[];
export const factsOf = (screen: Screen): ScreenFacts => screens[screen];
