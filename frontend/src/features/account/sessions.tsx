import type { SessionView } from '@presently/contracts/identity/session-list';
import type { PushSubscriptionView } from '@presently/contracts/notifications/push';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/time/clock.js';
import { formatAgo } from '../../lib/time/dates.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { Badge } from '../../ui/display/badge.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { useEndSessions, useRemovePush } from './queries.js';
import { browserName } from './security/browser-name.js';
import { accountWords as say } from '../../languages/account/en.js';

/** Where the user is signed in. */
export function Sessions() {
  const sessions = useQuery({ ...query('GET /api/user/sessions'), staleTime: 0 });
  const devices = useQuery({ ...query('GET /api/user/push-subscriptions'), staleTime: 0 });
  const endOthers = useEndSessions();
  if (sessions.isError) return <LoadError text={say('sessionsFailed')} onRetry={() => void sessions.refetch()} />;
  if (!sessions.data) {
    return (
      <Loading className="grid gap-4">
        {[1, 2].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </Loading>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.data.map((session) => (
          <Row
            key={session.id}
            session={session}
            devices={(devices.data ?? []).filter(({ sessionId }) => sessionId === session.id)}
          />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button
          variant="quiet"
          className="mt-5"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {say('signOutElsewhere')}
        </Button>
      )}
    </>
  );
}

function Row({ session, devices }: { session: SessionView; devices: readonly PushSubscriptionView[] }) {
  const { id, isCurrent, lastUsedAt } = session;
  const browser = browserName(session.browser);
  const { now, timeZone } = useClock();
  const end = useEndSessions();
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div>
        <p className="font-medium">{browser}</p>
        <p className="text-sm text-ink-soft">{say('lastUsed', { ago: formatAgo(lastUsedAt, now, timeZone) })}</p>
        {devices.map((device) => (
          <Notified key={device.id} device={device} browser={browser} />
        ))}
      </div>
      {isCurrent ? (
        <Badge tone="leaf">{say('thisBrowser')}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={say('signOutOf', { browser })}
          isBusy={end.isPending}
          onClick={() => end.mutate(id)}
        >
          {say('signOut')}
        </Button>
      )}
    </li>
  );
}

/** Notifications go with the session, or before. */
function Notified({ device: { id }, browser }: { device: PushSubscriptionView; browser: string }) {
  const remove = useRemovePush();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {say('getsNotifications')}
      <Button
        variant="bare"
        size="small"
        aria-label={say('turnOffFor', { browser })}
        isBusy={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        {say('turnOff')}
      </Button>
    </p>
  );
}
