import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/page/lazy-part.js';
import type { ConfirmPanelProps } from './confirm-panel.js';

const ConfirmPanel = lazyPart(() => import('./confirm-panel.js'));

/**
 * Asks before an action that cannot be undone. It stays open while the action runs; the caller closes it.
 * Its panel is fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmPanelProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <ConfirmPanel {...props} />}</Suspense>;
}
