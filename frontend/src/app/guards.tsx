import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { sessionEndedKey } from '../domain/user/query-client.js';
import { lazyPart } from '../lib/page/lazy-part.js';
import { afterRegistration } from '../domain/user/registration.js';
import { currentUserKey, currentUserQuery, useSignedInUser } from '../domain/user/current-user.js';
import { takeWanted } from '../domain/user/wanted-page.js';
import { PageSpinner } from '../ui/controls/spinner.js';
import { query } from '../lib/query.js';
import { toast } from '../ui/overlays/toast-store.js';
import { Arriving } from './arriving.js';
import { Unreachable } from './route-error.js';
import { commonWords as say } from '../languages/common/en.js';

const SecondFactorPage = lazyPart(() => import('../features/administration/second-factor-page.js'));

/** Pages behind sign-in. For a known user the page stays on the screen while a later check fails. */
export function SignedInOnly() {
  const { pathname, search, key } = useLocation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user, isPending, isError, refetch } = useQuery(currentUserQuery);
  useEffect(() => {
    if (!user) return;
    client.removeQueries({ queryKey: sessionEndedKey });
    const wanted = takeWanted();
    if (wanted !== undefined) void navigate(wanted, { replace: true });
  }, [client, navigate, user]);
  // The browser's memory may hold the page of a session that has ended since.
  useEffect(() => {
    const checkAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: currentUserKey });
    };
    addEventListener('pageshow', checkAgain);
    return () => removeEventListener('pageshow', checkAgain);
  }, [client]);
  if (user) return <Outlet />;
  if (isPending) return <Arriving />;
  if (isError && user === undefined) return <Unreachable onRetry={() => void refetch()} />;
  // After signing in, a link with a query opens, such as that of a mail, or the page on which the session ended.
  const isWanted = search !== '' || client.getQueryData(sessionEndedKey) === true;
  // Each entry of the history leads there anew.
  return <ToSignIn key={key} wanted={isWanted ? pathname + search : undefined} />;
}

/**
 * Leads to /auth, again and again. A `Navigate` does it once: who goes back while the code of /auth is on its way would
 * stay on a page without a user.
 */
function ToSignIn({ wanted }: { wanted: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate('/auth', { replace: true, state: wanted ? { wanted } : null });
    leave();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [navigate, wanted]);
  return <Arriving />;
}

/** Pages for administrators, inside {@link SignedInOnly}. The services check the right themselves. */
export function AdminsOnly() {
  const { isAdmin } = useSignedInUser();
  useEffect(() => {
    if (isAdmin) return;
    toast({
      title: say('accessDenied'),
      description: say('accessDeniedText'),
      variant: 'destructive',
    });
  }, [isAdmin]);
  return isAdmin ? <WithSecondFactor /> : <Navigate to="/dashboard" replace />;
}

/** The page, or what asks for the second factor that the session lacks. */
function WithSecondFactor() {
  const client = useQueryClient();
  const { data: factor } = useQuery({ ...query('GET /api/user/second-factor'), staleTime: 0 });
  if (!factor?.isNeeded) return <Outlet />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <SecondFactorPage onProved={() => void client.invalidateQueries()} />
    </Suspense>
  );
}

/** Pages for visitors. Signed-in users go on to the page that they asked for, or to the dashboard. */
export function SignedOutOnly() {
  const { state, search } = useLocation() as { state: { wanted?: string } | null; search: string };
  const { data: user, isPending } = useQuery(currentUserQuery);
  if (isPending) return <Arriving />;
  return user ? <Navigate to={state?.wanted ?? afterRegistration(search) ?? '/dashboard'} replace /> : <Outlet />;
}
