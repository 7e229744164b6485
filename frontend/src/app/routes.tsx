import type { ComponentType } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { AdminsOnly, SignedInOnly, SignedOutOnly } from './guards.js';
import { latePage, type LatePage } from './late-page.js';
import { Root } from './root.js';
import { PageBoundary } from './route-error.js';
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
  '/how-it-went': () => import('./routes/how-it-went.js'),
  '/how-it-works': () => import('./routes/how-it-works.js'),
  '/pricing': () => import('./routes/pricing.js'),
  '/privacy': () => import('./routes/privacy.js'),
  '/terms': () => import('./routes/terms.js'),
  '/help': () => import('./routes/help.js'),
  '/contact': () => import('./routes/contact.js'),
  '/dashboard': () => import('./routes/dashboard.js'),
  '/recipients': () => import('./routes/recipients.js'),
  '/keep': () => import('./routes/keep.js'),
  '/proposals': () => import('./routes/proposals.js'),
  '/gifts': () => import('./routes/gifts.js'),
  '/gifts/all': () => import('./routes/gifts/all.js'),
  '/gifts/:giftId': () => import('./routes/gifts/one.js'),
  '/account': () => import('./routes/account.js'),
  '/account/security': () => import('./routes/account/security.js'),
  '/account/notifications': () => import('./routes/account/notifications.js'),
  '/account/connect': () => import('./routes/account/connect.js'),
  '/account/plan': () => import('./routes/account/plan.js'),
  '/account/data': () => import('./routes/account/data.js'),
  '/subscription': () => import('./routes/subscription.js'),
  '/about/:token': () => import('./routes/about/one.js'),
  '/recipients/import': () => import('./routes/recipients/import.js'),
  '/recipients/:recipientId': () => import('./routes/recipients/one.js'),
  '/oauth/authorize': () => import('./routes/oauth/authorize.js'),
  '/social': () => import('./routes/social.js'),
  '/admin/reports': () => import('./routes/admin/reports.js'),
  '/admin/audit': () => import('./routes/admin/audit.js'),
  '/admin/feeds': () => import('./routes/admin/feeds.js'),
  '/admin/ideas': () => import('./routes/admin/ideas.js'),
};

/** `handle` is for {@link fetchPageAt}. */
const late = (load: Parameters<typeof latePage>[0]): { element: React.JSX.Element; handle: LatePage } => {
  const handle = latePage(load);
  return { element: <handle.Page />, handle };
};
const page = (path: string, load: Parameters<typeof latePage>[0]): RouteObject => {
  const { element, handle } = late(load);
  return { path, handle, element: <PageBoundary>{element}</PageBoundary> };
};
const pagesWith = (access: Access, frame?: ScreenFacts['frame']): RouteObject[] =>
  screenPaths
    .filter((screen) => factsOf(screen).access === access && factsOf(screen).frame === frame)
    .map((path) => page(path, pages[path]));

const routes: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <Root />
      </PageBoundary>
    ),
    children: [
      { element: <SignedOutOnly />, children: pagesWith('visitor') },
      ...pagesWith('anyone'),
      { ...late(() => import('./shell/public-page.js')), children: pagesWith('anyone', 'public') },
      {
        element: <SignedInOnly />,
        children: [
          {
            ...late(() => import('./shell/shell.js')),
            children: [...pagesWith('user'), { element: <AdminsOnly />, children: pagesWith('admin') }],
          },
        ],
      },
      page('*', () => import('./routes/not-found.js')),
    ],
  },
];

/** The page at the current address. */
export const Pages = () => useRoutes(routes);

/** Fetches the code of the page at a path, so that it renders at once. */
export async function fetchPageAt(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(async ({ route }) => (route.handle as LatePage | undefined)?.fetch()));
}
