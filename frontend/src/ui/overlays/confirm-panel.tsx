import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.js';
import { cn } from '../../lib/class-names.js';
import { backdrop, DialogActions, panel } from './dialog.js';
import { useReturnFocus } from './return-focus.js';
import { controlsWords as say } from '../../languages/controls/en.js';

export interface ConfirmPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Destructive by default. */
  tone?: 'primary' | 'destructive';
  isBusy?: boolean;
  onConfirm: () => void;
}

/** What `ConfirmDialog` shows once it has been opened. */
export default function ConfirmPanel(props: ConfirmPanelProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content className={cn(panel)} {...returnFocus}>
          <Radix.Title className="text-2xl">{props.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-3 text-ink-soft">{props.description}</div>
          </Radix.Description>
          <DialogActions>
            <Radix.Cancel asChild>
              <Button variant="quiet" disabled={props.isBusy}>
                {props.cancelLabel ?? say('cancel')}
              </Button>
            </Radix.Cancel>
            <Button variant={props.tone ?? 'destructive'} isBusy={props.isBusy ?? false} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
