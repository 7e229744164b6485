import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '../ui/controls/spinner.js';
import { AdminsOnly, SignedInOnly, SignedOutOnly } from './guards.js';
import { Root } from './root.js';
import { RouteError } from './route-error.js';
import { factsOf, screenPaths, type Access, type Screen, type ScreenFacts } from './screens.js';

/** One file, and one chunk, per screen: `documents/server.tsx` finds it by the screen's path. */
const pages: Record<Screen, () => Promise<{ Component: ComponentType }>> = {
  '/': () => import('./routes/landing.js'),
  '/auth': () => import('./routes/auth.js'),
  '/link-account': () => import('./routes/link-account.js'),
  '/forgot-password': () => import('./routes/forgot-password.js'),
  '/reset-password': () => import('./routes/reset-password.js'),
  '/confirm-email': () => import('./routes/confirm-email.js'),
  '/secure-account': () => import('./routes/secure-account.js'),
  '/undo-email': () => import('./routes/undo-email.js'),
  '/reminders': () => import('./routes/reminders.js'),
  '/how-it-works': () => import('./routes/how-it-works.js'),
  '/pricing': () => import('./routes/pricing.js'),
  '/dashboard': () => import('./routes/dashboard.js'),
  '/recipients': () => import('./routes/recipients.js'),
  '/keep': () => import('./routes/keep.js'),
  '/proposals': () => import('./routes/proposals.js'),
  '/gifts': () => import('./routes/gifts.js'),
  '/gifts/all': () => import('./routes/gifts/all.js'),
  '/gifts/:giftId': () => import('./routes/gifts/one.js'),
  '/account': () => import('./routes/account.js'),
  '/subscription': () => import('./routes/subscription.js'),
  '/about/:token': () => import('./routes/about/one.js'),
  '/recipients/:recipientId': () => import('./routes/recipients/one.js'),
  '/social': () => import('./routes/social.js'),
  '/admin/reports': () => import('./routes/admin/reports.js'),
  '/admin/audit': () => import('./routes/admin/audit.js'),
};

const pagesWith = (access: Access, frame?: ScreenFacts['frame']): RouteObject[] =>
  screenPaths
    .filter((screen) => factsOf(screen).access === access && factsOf(screen).frame === frame)
    .map((path) => ({ path, lazy: pages[path], ErrorBoundary: RouteError }));

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      { Component: SignedOutOnly, children: pagesWith('visitor') },
      ...pagesWith('anyone'),
      { lazy: () => import('./shell/public-page.js'), children: pagesWith('anyone', 'public') },
      {
        Component: SignedInOnly,
        children: [
          {
            lazy: () => import('./shell/shell.js'),
            children: [...pagesWith('user'), { Component: AdminsOnly, children: pagesWith('admin') }],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found.js'), ErrorBoundary: RouteError },
    ],
  },
];

/** Fetches the code of the page at a path, so that a router created afterwards renders it at once. */
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
