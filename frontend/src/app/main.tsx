import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery } from '../lib/current-user.js';
import { styleNonce } from '../lib/nonce.js';
import { createQueryClient } from '../lib/query-client.js';
import './app.css';
import { Providers } from './providers.js';

// Radix locks scrolling behind dialogs with a <style> element of its own.
const nonce = styleNonce();
if (nonce) setNonce(nonce);

const client = createQueryClient();
// Every route needs the answer: ask while its code is still on the way.
void client.prefetchQuery(currentUserQuery);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers client={client} />
  </StrictMode>,
);
