import { Outlet } from 'react-router-dom';
import { PresenceQuestion } from '../../domain/user/presence-question.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { useLiveUpdates } from '../../lib/live.js';
import { AppBar } from './app-bar.js';
import { AppFooter } from './app-footer.js';

/** The frame of every page behind sign-in. */
export function Component() {
  const user = useSignedInUser();
  useLiveUpdates(true);
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
    </div>
  );
}
