import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

const Toaster = lazy(() => import('../ui/overlays/toaster.js').then((module) => ({ default: module.Toaster })));

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      {children}
      <LateToaster />
    </QueryClientProvider>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Fetched as soon as the first page stands, so that it is there when the network is not. */
function LateToaster() {
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
