import { setNonce } from 'get-nonce';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { currentUserQuery } from '../domain/user/current-user.js';
import { onLatePart } from '../lib/page/lazy-part.js';
import { styleNonce } from '../lib/page/nonce.js';
import { createQueryClient } from '../domain/user/query-client.js';
import { dismissToast, shownToast, toast } from '../ui/overlays/toast-store.js';
import './app.css';
import { Providers } from './providers.js';
import { fetchPageAt, Pages } from './routes.js';
import { takeWrittenAnswers } from './written-answers.js';

// Radix locks scrolling behind dialogs with a <style> element of its own.
const nonce = styleNonce();
if (nonce) setNonce(nonce);

/** The toast that offers to load the page again. */
let offer: number | undefined;
onLatePart((part) => {
  if (part === 'arrived') {
    if (offer !== undefined) dismissToast(offer);
    offer = undefined;
  } else if (part === 'awaited')
    toast({
      variant: 'destructive',
      title: 'This part has not arrived yet',
      description: 'Check your connection. We try again, and everything you typed is still here.',
    });
  else {
    toast({
      variant: 'destructive',
      stays: true,
      title: 'This part does not arrive',
      description: 'It may need the page to be loaded again. What you typed here may then be gone: copy it first.',
      action: { label: 'Load the page again', onPress: () => location.reload() },
    });
    offer = shownToast()?.id;
  }
});

const root = document.getElementById('root')!;
const client = createQueryClient();

/** Tells `begin-script.ts` that the page is interactive. */
function Begun({ children }: { children: ReactNode }) {
  useEffect(() => {
    root.removeAttribute('data-waits');
    dispatchEvent(new Event('begun'));
  }, []);
  return children;
}

const application = (
  <StrictMode>
    <Begun>
      <Providers client={client}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </Begun>
  </StrictMode>
);

/** Hydrates the page that the server rendered. A transition does it in pieces, so that the page stays responsive. */
async function takeOver(): Promise<void> {
  // Otherwise the page reports that it did not arrive.
  await fetchPageAt(location.pathname).catch(() => undefined);
  startTransition(() => void hydrateRoot(root, application));
}

function begin(): void {
  // Every route needs the answer. The request runs while the page's code loads.
  void client.prefetchQuery(currentUserQuery);
  fetchPageAt(location.pathname).catch(() => undefined);
  createRoot(root).render(application);
}

if (takeWrittenAnswers(client)) void takeOver();
else begin();
