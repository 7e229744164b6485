import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useRemoveRecipient } from './queries.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

const sayWithB = say.with({ b: (words) => <strong className="text-ink">{words}</strong> });

export function DeleteRecipientDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const remove = useRemoveRecipient();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say('deleteTitle')}
      description={
        <>
          {sayWithB('deleteText', {
            recipient: recipient.name,
          })}
        </>
      }
      confirmLabel={say('delete')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(recipient.id, { onSuccess: onClose })}
    />
  );
}
