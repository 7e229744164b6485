import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './button.js';
import { cn } from './class-names.js';
import type { ConfirmDialogProps } from './confirm-dialog.js';
import { backdrop, DialogActions, panel } from './dialog.js';
import { useReturnFocus } from './return-focus.js';

/** What `ConfirmDialog` is once it has been asked for. */
export default function ConfirmPanel(props: ConfirmDialogProps) {
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
                {props.cancelLabel ?? 'Cancel'}
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
