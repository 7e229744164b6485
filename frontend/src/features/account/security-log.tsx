import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/moments.js';
import { pages } from '../../lib/pages.js';
import { Loading } from '../../ui/controls/loading.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';

const words: Record<SecurityEventKind, string> = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'signed-in-unknown-browser': 'Signed in with a new browser',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-changed': 'Email address changed',
  'email-confirmed': 'Email address confirmed',
  'email-restored': 'Email address changed back',
  'username-changed': 'Username changed',
  'session-ended': 'Signed out in another browser',
  'other-sessions-ended': 'Signed out everywhere else',
  'account-secured': 'Account secured by email',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'second-factor-added': 'Second step added',
  'second-factor-removed': 'Second step removed',
  'second-factor-ending': 'Removal of the second step requested by email',
  'recovery-codes-made': 'Recovery codes created',
  'recovery-code-used': 'Recovery code used',
  'provider-linked': 'Sign-in provider linked',
  'provider-unlinked': 'Sign-in provider unlinked',
  'export-requested': 'Copy of all data requested',
  'token-created': 'Token for a program made',
  'token-revoked': 'Token for a program revoked',
  'webhook-created': 'Webhook made',
  'webhook-removed': 'Webhook removed',
  'webhook-secret-made': 'New secret of a webhook made',
  'webhook-switched-off': 'Webhook switched off, because its receiver failed',
  'webhook-switched-on': 'Webhook switched on again',
  'push-added': 'Notifications switched on for a device',
  'push-removed': 'Notifications switched off for a device',
};

const logQuery = { ...pages('GET /api/user/security-log', { limit: 10 }), staleTime: 0 };

/** What happened to the account, newest first. */
export function SecurityLog() {
  const list = useInfiniteQuery(logQuery);
  const { now, timeZone } = useClock();
  return (
    <PagedList
      list={list}
      of="entries"
      isByHand
      failure="Your security log cannot be shown right now."
      skeleton={
        <Loading className="grid gap-4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      }
      empty={<p className="text-ink-soft">No entries yet.</p>}
    >
      {(entries) => (
        <ol className="divide-y divide-line">
          {entries.map(({ at, what, browser, network }, nth) => (
            <li key={`${at} ${nth}`} className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[1fr_auto]">
              <p className="font-medium">{words[what]}</p>
              <time dateTime={at} className="text-sm text-ink-soft tabular-nums sm:row-span-2">
                {formatMoment(at, now, timeZone)}
              </time>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {browser}
                {network && ` · network ${network}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}
