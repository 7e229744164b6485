import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { openScreens } from '../lib/screens.js';
import { PageSpinner } from '../ui/spinner.js';
import { AdminsOnly, SignedInOnly, SignedOutOnly } from './guards.js';
import { Root } from './root.js';
import { RouteError } from './route-error.js';

/** What a file in `routes/` exports. */
interface Page {
  Component: ComponentType;
}
type OpenScreen = (typeof openScreens)[number];

/** One file, and one chunk, per screen. A screen opened in `lib/screens.ts` without a page here does not compile. */
const pages: Record<OpenScreen, () => Promise<Page>> = {
  '/': () => import('./routes/landing.js'),
  '/auth': () => import('./routes/auth.js'),
  '/forgot-password': () => import('./routes/forgot-password.js'),
  '/reset-password': () => import('./routes/reset-password.js'),
  '/reminders': () => import('./routes/reminders.js'),
  '/dashboard': () => import('./routes/dashboard.js'),
  '/recipients': () => import('./routes/recipients.js'),
  '/gifts': () => import('./routes/gifts.js'),
  '/account': () => import('./routes/account.js'),
  '/social': () => import('./routes/social.js'),
  '/subscription': () => import('./routes/subscription.js'),
  '/how-it-works': () => import('./routes/how-it-works.js'),
  '/pricing': () => import('./routes/pricing.js'),
};

const page = (path: OpenScreen): RouteObject => ({ path, lazy: pages[path], ErrorBoundary: RouteError });

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      { Component: SignedOutOnly, children: [page('/'), page('/auth'), page('/forgot-password')] },
      page('/reset-password'),
      page('/reminders'),
      {
        Component: SignedInOnly,
        children: [
          {
            lazy: () => import('./shell/shell.js'),
            children: [
              page('/dashboard'),
              page('/recipients'),
              page('/gifts'),
              page('/account'),
              page('/subscription'),
              { Component: AdminsOnly, children: [page('/social')] },
            ],
          },
        ],
      },
      { lazy: () => import('./shell/public-page.js'), children: [page('/how-it-works'), page('/pricing')] },
      { path: '*', lazy: () => import('./routes/not-found.js'), ErrorBoundary: RouteError },
    ],
  },
];

/** Fetches the code of the page at a path, so that a router made afterwards shows it from the first moment. */
export async function fetchPageAt(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
