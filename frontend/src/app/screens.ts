import { patternOf } from '@presently/rules/screen-path';
import type { ReadRoute } from '../lib/query.js';

/** Who opens a screen. Signed-in users leave `visitor` screens. Visitors sign in before `user` and `admin` screens. */
export type Access = 'visitor' | 'anyone' | 'user' | 'admin';

export interface ScreenFacts {
  title: string;
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
 * or are checked against it by the compiler and by `screens.spec.ts`.
 */
export const screens = {
  '/': {
    title: 'Thoughtful gifts, never late',
    access: 'visitor',
    isReadyPage: true,
  },
  '/auth': {
    title: 'Sign in',
    access: 'visitor',
  },
  '/link-account': { title: 'Link your account', access: 'visitor' },
  '/forgot-password': { title: 'Forgot your password', access: 'visitor' },
  '/reset-password': { title: 'Choose a new password', access: 'anyone' },
  '/confirm-email': { title: 'Confirm your email address', access: 'anyone' },
  '/secure-account': { title: 'Secure your account', access: 'anyone' },
  '/undo-email': { title: 'Take your address back', access: 'anyone' },
  '/reminders': { title: 'Your reminders', access: 'anyone' },
  '/how-it-works': {
    title: 'How it works',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/pricing': {
    title: 'Pricing',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/privacy': {
    title: 'Privacy',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/terms': {
    title: 'Terms',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/help': {
    title: 'Help',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/contact': {
    title: 'Contact',
    access: 'anyone',
    frame: 'public',
    isReadyPage: true,
  },
  '/dashboard': {
    title: 'Dashboard',
    access: 'user',
    reads: ['GET /api/user', 'GET /api/dashboard'],
  },
  '/recipients': { title: 'Recipients', access: 'user' },
  '/about/:token': { title: 'About you', access: 'anyone' },
  '/recipients/import': { title: 'Import people', access: 'user' },
  '/recipients/:recipientId': { title: 'Person', access: 'user' },
  '/keep': { title: 'Keep an idea', access: 'user' },
  '/proposals': { title: 'Proposals', access: 'user' },
  '/gifts': { title: 'Send a gift', access: 'user' },
  '/gifts/all': { title: 'All gifts', access: 'user' },
  '/gifts/:giftId': { title: 'Gift', access: 'user' },
  '/account': { title: 'Account settings', access: 'user' },
  '/account/security': { title: 'Sign-in and security', access: 'user' },
  '/account/notifications': { title: 'Notifications and calendar', access: 'user' },
  '/account/connect': { title: 'Connect', access: 'user' },
  '/account/plan': { title: 'Your plan', access: 'user' },
  '/account/data': { title: 'Your data', access: 'user' },
  '/subscription': { title: 'Subscription', access: 'user' },
  '/oauth/authorize': { title: 'Allow an assistant', access: 'user' },
  '/social': { title: 'Social media', access: 'admin' },
  '/admin/reports': { title: 'Reports', access: 'admin' },
  '/admin/audit': { title: 'Audit trail', access: 'admin' },
  '/admin/feeds': { title: 'Product feeds', access: 'admin' },
} as const satisfies Record<`/${string}`, ScreenFacts>;

export type Screen = keyof typeof screens;
export type ScreenWith<Fact extends Partial<ScreenFacts>> = {
  [Path in Screen]: (typeof screens)[Path] extends Fact ? Path : never;
}[Screen];

export const screenPaths = Object.keys(screens) as Screen[];
export const factsOf = (screen: Screen): ScreenFacts => screens[screen];

export const notFound = { title: 'Page not found' };

/** The screen at a path, with or without a trailing slash. */
export function screenAt(pathname: string): Screen | undefined {
  return patternOf(screenPaths, pathname.replace(/(?<=.)\/$/, ''));
}

/** The document's title: `Pricing · Presently`. */
export function documentTitle(screen: Screen | undefined): string {
  const { title } = screen ? screens[screen] : notFound;
  return `${title} · Presently`;
}
