import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a mailed link. It leaves the address bar, where it could be shared or stored, and survives a reload. */
export function useLinkToken(): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fromLink = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (fromLink !== null) void navigate(pathname, { replace: true, state: { token: fromLink } });
  }, [fromLink, navigate, pathname]);
  return fromLink ?? (state as { token?: string } | null)?.token ?? '';
}
