import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { isPresenceAsked, subscribeToPresence } from './presence.js';

const PresenceDialog = lazyPart(() => import('./presence-dialog.js'));

/** Shows the dialog while a call asks for a proof of presence. */
export function PresenceQuestion() {
  const isAsked = useSyncExternalStore(subscribeToPresence, isPresenceAsked, () => false);
  return <Suspense>{isAsked && <PresenceDialog />}</Suspense>;
}
