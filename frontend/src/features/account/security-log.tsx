import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/moments.js';
import { pages } from '../../lib/pages.js';
import { Loading } from '../../ui/controls/loading.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { browserName } from './security/browser-name.js';
import { accountWords as say } from '../../languages/account/en.js';

const words: Record<SecurityEventKind, string> = {
  get registered() {
    return say('registered');
  },
  get 'signed-in'() {
    return say('signedIn');
  },
  get 'signed-in-unknown-browser'() {
    return say('newBrowser');
  },
  get 'password-changed'() {
    return say('securityPasswordChanged');
  },
  get 'password-reset'() {
    return say('passwordReset');
  },
  get 'email-changed'() {
    return say('emailChanged');
  },
  get 'email-confirmed'() {
    return say('emailConfirmed');
  },
  get 'email-restored'() {
    return say('emailRestored');
  },
  get 'username-changed'() {
    return say('usernameChanged');
  },
  get 'session-ended'() {
    return say('sessionEnded');
  },
  get 'other-sessions-ended'() {
    return say('othersEnded');
  },
  get 'account-secured'() {
    return say('accountSecured');
  },
  get 'passkey-added'() {
    return say('passkeyAdded');
  },
  get 'passkey-removed'() {
    return say('passkeyRemoved');
  },
  get 'second-factor-added'() {
    return say('factorAdded');
  },
  get 'second-factor-removed'() {
    return say('factorRemoved');
  },
  get 'second-factor-ending'() {
    return say('factorEnding');
  },
  get 'recovery-codes-made'() {
    return say('codesMade');
  },
  get 'recovery-code-used'() {
    return say('codeUsed');
  },
  get 'provider-linked'() {
    return say('providerLinked');
  },
  get 'provider-unlinked'() {
    return say('providerUnlinked');
  },
  get 'export-requested'() {
    return say('exportRequested');
  },
  get 'token-created'() {
    return say('tokenCreated');
  },
  get 'token-revoked'() {
    return say('tokenRevokedEntry');
  },
  get 'webhook-created'() {
    return say('webhookCreated');
  },
  get 'webhook-removed'() {
    return say('webhookRemoved');
  },
  get 'webhook-secret-made'() {
    return say('webhookSecret');
  },
  get 'webhook-switched-off'() {
    return say('webhookOff');
  },
  get 'webhook-switched-on'() {
    return say('webhookOn');
  },
  get 'push-added'() {
    return say('pushAdded');
  },
  get 'push-removed'() {
    return say('pushRemoved');
  },
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
      failure={say('logFailed')}
      skeleton={
        <Loading className="grid gap-4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      }
      empty={<p className="text-ink-soft">{say('noEntries')}</p>}
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
                {browserName(browser)}
                {network && say('network', { network })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}
