import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useRemoveRecipient } from './queries.js';

export function DeleteRecipientDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const remove = useRemoveRecipient();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete recipient?"
      description={
        <>
          This will permanently delete <strong className="text-ink">{recipient.name}</strong> and all associated
          occasions and gift history. This action cannot be undone.
        </>
      }
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(recipient.id, { onSuccess: onClose })}
    />
  );
}
