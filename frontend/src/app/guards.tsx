import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router-dom';
import { currentUserQuery } from '../lib/current-user.js';
import { PageSpinner } from '../ui/spinner.js';
import { Unreachable } from './route-error.js';

/** Pages behind sign-in. Once somebody is known, asking again and failing takes nothing off the screen. */
export function SignedInOnly() {
  const { data: user, isPending, isError, refetch } = useQuery(currentUserQuery);
  if (user) return <Outlet />;
  if (isPending) return <PageSpinner />;
  if (isError && user === undefined) return <Unreachable onRetry={() => void refetch()} />;
  return <Navigate to="/auth" replace />;
}

/** The front door: whoever is inside already goes on to the dashboard. */
export function SignedOutOnly() {
  const { data: user, isPending } = useQuery(currentUserQuery);
  if (isPending) return <PageSpinner />;
  return user ? <Navigate to="/dashboard" replace /> : <Outlet />;
}
