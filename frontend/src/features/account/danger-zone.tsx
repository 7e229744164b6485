import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useDeleteAccount } from './delete-account.js';
import { accountWords as say } from '../../languages/account/en.js';

const whatIsRemoved = ['removedAccount', 'removedPeople', 'removedGifts', 'removedPlans'] as const;

export function DangerZone() {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteAccount();
  return (
    <>
      <Button variant="destructive" onClick={() => setIsAsking(true)}>
        {say('deleteAccount')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
        title={say('deleteTitle')}
        description={
          <>
            <p>{say('willRemove')}</p>
            <ul className="mt-3 list-disc space-y-1.5 ps-5 text-ink marker:text-ember">
              {whatIsRemoved.map((line) => (
                <li key={line}>{say(line)}</li>
              ))}
            </ul>
            <p className="mt-4">{say('noUndo')}</p>
          </>
        }
        confirmLabel={say('deleteAccount')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </>
  );
}
