import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.js';

const Toaster = lazyPart(() => import('../ui/overlays/toaster.js').then((module) => ({ default: module.Toaster })));

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

/** Fetched right after the first render, so that it can report a lost connection. */
function LateToaster() {
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
