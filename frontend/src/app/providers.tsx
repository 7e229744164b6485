import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useIsInBrowser } from '../lib/use-is-in-browser.js';
import { lazyPart } from '../lib/page/lazy-part.js';
import { fetchImports } from '../lib/page/preload.js';

const Toaster = lazyPart(() => import('../ui/overlays/toaster.js').then((module) => ({ default: module.Toaster })));

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => void fetchImports(), []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LateToaster />
    </QueryClientProvider>
  );
}

/** Fetched right after the first render, so that it can report a lost connection. */
function LateToaster() {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
