import type { ReadRoute } from '../lib/query.js';
import type { openScreens } from '../lib/screens.js';

type OpenScreen = (typeof openScreens)[number];

export interface Page {
  title: string;
  /** For search engines and link previews; pages without one are nobody's business but the visitor's. */
  description?: string;
  isBehindSignIn?: true;
  /** The answers that it shows first: with them the server can write it before it is sent. */
  reads?: readonly ReadRoute[];
}

/** What every page is called, in the document as served and after every navigation. */
export const pages: Record<OpenScreen, Page> = {
  '/': {
    title: 'Thoughtful gifts, never late',
    description:
      'Presently remembers the people you love and their days, finds real gifts they will like, and sends them as a page that feels like unwrapping something.',
  },
  '/auth': {
    title: 'Sign in',
    description: 'Sign in to Presently, or create your free account: five gifts a month, reminders and ideas included.',
  },
  '/how-it-works': {
    title: 'How it works',
    description:
      'Four steps from a name to a gift that is opened with joy: add recipients and occasions, get AI recommendations, personalize your message, send and track.',
  },
  '/pricing': {
    title: 'Pricing',
    description: 'Free for five gifts a month. Pro, for $6.99 a month, has no limit and sends by text message as well.',
  },
  '/forgot-password': { title: 'Forgot your password' },
  '/reset-password': { title: 'Choose a new password' },
  '/reminders': { title: 'Your reminders' },
  '/dashboard': {
    title: 'Dashboard',
    isBehindSignIn: true,
    reads: ['GET /api/user', 'GET /api/recipients', 'GET /api/upcoming-occasions', 'GET /api/scheduled-gifts'],
  },
  '/recipients': { title: 'Recipients', isBehindSignIn: true },
  '/gifts': { title: 'Send a gift', isBehindSignIn: true },
  '/account': { title: 'Account settings', isBehindSignIn: true },
  '/social': { title: 'Social media', isBehindSignIn: true },
  '/subscription': { title: 'Subscription', isBehindSignIn: true },
};

export const notFound: Page = { title: 'Page not found' };

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return Object.hasOwn(pages, path) ? pages[path as OpenScreen] : notFound;
}

export const documentTitle = ({ title }: Page): string => `${title} · Presently`;
