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
import { loadTranslations } from '../languages/load.js';
import { languageOfPage, speak } from '../languages/words.js';
import { commonWords as say } from '../languages/common/en.js';

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
      title: say('partAwaited'),
      description: say('partAwaitedText'),
    });
  else {
    toast({
      variant: 'destructive',
      stays: true,
      title: say('partMissing'),
      description: say('partMissingText'),
      action: { label: say('loadAgain'), onPress: () => location.reload() },
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
  fetchPageAt(location.pathname).catch(() => undefined);
  createRoot(root).render(application);
}

const start = takeWrittenAnswers(client) ? takeOver : begin;
// Every route needs the answer. The request runs while the page's code loads.
if (start === begin) void client.prefetchQuery(currentUserQuery);
const language = languageOfPage();
if (language === 'en') start();
else
  void loadTranslations(language)
    // Without its file the page speaks English.
    .then(
      (words) => speak(language, words),
      () => undefined,
    )
    .then(start);
