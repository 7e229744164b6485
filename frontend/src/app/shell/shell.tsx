import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PresenceQuestion } from '../../domain/user/presence/presence-question.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { useIsInBrowser } from '../../lib/use-is-in-browser.js';
import { AppBar } from './app-bar.js';
import { AppFooter } from './app-footer.js';

const LiveUpdates = lazyPart(() => import('./live-updates.js'));

/** The frame of every page behind sign-in. */
export function Component() {
  const user = useSignedInUser();
  const isInBrowser = useIsInBrowser();
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar user={user} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-5 py-10 outline-none sm:px-8 sm:py-14"
      >
        <Outlet />
      </main>
      <AppFooter />
      <PresenceQuestion />
      <Suspense>{isInBrowser && <LiveUpdates />}</Suspense>
    </div>
  );
}
