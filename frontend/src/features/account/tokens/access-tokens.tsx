import type { TokenView } from '@presently/contracts/identity/tokens';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo, formatCalendarDate } from '../../../lib/time/dates.js';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { useRevokeToken } from './queries.js';
import { scopeWords } from './scope-words.js';
import { accountWords as say } from '../../../languages/account/en.js';

const CreateTokenDialog = lazyPart(() => import('./create-token-dialog.js'));

/** The keys that the user has made for programs. */
export function AccessTokens() {
  const tokens = useQuery(query('GET /api/user/tokens'));
  const [isMaking, setIsMaking] = useState(false);
  if (tokens.isError) return <LoadError text={say('tokensFailed')} onRetry={() => void tokens.refetch()} />;
  if (!tokens.data) {
    return (
      <Loading>
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  return (
    <>
      {tokens.data.length > 0 && (
        <ul className="divide-y divide-line">
          {tokens.data.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button variant="quiet" className="mt-4" onClick={() => setIsMaking(true)}>
        {say('makeToken')}
      </Button>
      <Suspense>{isMaking && <CreateTokenDialog onClose={() => setIsMaking(false)} />}</Suspense>
    </>
  );
}

function Row({
  token: { id, name, scopes, expiresOn, mostSentADay, createdAt, lastUsedAt, allowedTo },
}: {
  token: TokenView;
}) {
  const { now, timeZone } = useClock();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeToken();
  const ago = (instant: string) => formatAgo(instant, now, timeZone);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {allowedTo && (
          <p className="text-sm wrap-anywhere text-ink-soft">{say('allowedAssistant', { host: allowedTo })}</p>
        )}
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? say('lastUsed', { ago: ago(lastUsedAt) }) : say('madeNotUsed', { ago: ago(createdAt) })}
          {expiresOn && say('until', { day: formatCalendarDate(expiresOn) })}
        </p>
        <p className="text-sm text-ink-soft">
          {scopes.map((scope) => scopeWords[scope]).join(' · ')}
          {mostSentADay !== null && say('atMost', { count: mostSentADay })}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={say('revokeName', { token: name })}
        onClick={() => setIsAsking(true)}
      >
        {say('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !revoke.isPending && setIsAsking(isOpen)}
        title={say('revokeTitle')}
        description={say('revokeText', { token: name })}
        confirmLabel={say('revoke')}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
