import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { router } from './router.js';

/** Fetched as soon as the first page stands, so that it is there when the network is not. */
const Toaster = lazy(() => import('../ui/toaster.js').then((module) => ({ default: module.Toaster })));

export function Providers({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
