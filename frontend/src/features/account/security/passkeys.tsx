import type { Passkey } from '@presently/contracts/identity/passkeys';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { hasPasskeys } from '../../../domain/user/passkeys.js';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { useRemovePasskey } from './queries.js';
import { accountWords as say } from '../../../languages/account/en.js';

const AddPasskeyDialog = lazyPart(() => import('./add-passkey-dialog.js'));

/** The keys with which the user signs in without a password. */
export function Passkeys() {
  const passkeys = useQuery(query('GET /api/user/passkeys'));
  const [isAdding, setIsAdding] = useState(false);
  if (passkeys.isError) return <LoadError text={say('passkeysFailed')} onRetry={() => void passkeys.refetch()} />;
  if (!passkeys.data) {
    return (
      <Loading>
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  return (
    <>
      {passkeys.data.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="quiet" className="mt-4" onClick={() => setIsAdding(true)}>
          {say('addPasskey')}
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft">{say('noPasskeys')}</p>
      )}
      <Suspense>
        {isAdding && (
          <AddPasskeyDialog
            suggestion={
              passkeys.data.length === 0 ? say('myPasskey') : say('passkeyNumber', { number: passkeys.data.length + 1 })
            }
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Row({ passkey: { id, name, isSynced, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { now, timeZone } = useClock();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemovePasskey();
  const ago = (instant: string) => formatAgo(instant, now, timeZone);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? say('lastUsed', { ago: ago(lastUsedAt) }) : say('addedNotUsed', { ago: ago(createdAt) })}
          {isSynced && say('onAllDevices')}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={say('removeName', { passkey: name })}
        onClick={() => setIsAsking(true)}
      >
        {say('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
        title={say('removePasskeyTitle')}
        description={say('removePasskeyText', { passkey: name })}
        confirmLabel={say('remove')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
