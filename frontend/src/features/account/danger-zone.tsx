import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useDeleteAccount } from './delete-account.js';

const whatIsRemoved = [
  'The account and profile',
  'All recipients and occasions',
  'Gift history and recommendations',
  'Active subscriptions, which are cancelled',
];

export function DangerZone() {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteAccount();
  return (
    <>
      <Button variant="destructive" onClick={() => setIsAsking(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
        title="Delete your account?"
        description={
          <>
            <p>This will permanently remove:</p>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink marker:text-ember">
              {whatIsRemoved.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-4">This action cannot be undone.</p>
          </>
        }
        confirmLabel="Delete Account"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </>
  );
}
