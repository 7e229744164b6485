import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Most deeds that are asked about destroy something. */
  tone?: 'primary' | 'destructive';
  isBusy?: boolean;
  onConfirm: () => void;
}

const ConfirmPanel = lazy(() => import('./confirm-panel.js'));

/**
 * Asks before something that cannot be taken back. It stays open while the deed is under way: the caller closes it.
 * Fetched when it first opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <ConfirmPanel {...props} />}</Suspense>;
}
