import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { formatMoment } from '../../../lib/time/moments.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { useMakeRecoveryCodes, useRemoveSecondFactor } from './queries.js';
import { accountWords as say } from '../../../languages/account/en.js';

const SetUpAppDialog = lazyPart(() => import('./set-up-app-dialog.js'));
const CodeDialog = lazyPart(() => import('./code-dialog.js'));
const RecoveryCodesDialog = lazyPart(() => import('./recovery-codes-dialog.js'));

/** The app that shows the second step of a sign-in with the password. */
export function AuthenticatorApp() {
  const factor = useQuery(query('GET /api/user/second-factor'));
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (factor.isError) return <LoadError text={say('notShown')} onRetry={() => void factor.refetch()} />;
  if (!factor.data) {
    return (
      <Loading>
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  const { isOn, since, endsAt, recoveryCodesLeft } = factor.data;
  return (
    <>
      {isOn && since ? (
        <AppInUse since={since} endsAt={endsAt} recoveryCodesLeft={recoveryCodesLeft} />
      ) : (
        <Button variant="quiet" onClick={() => setIsSettingUp(true)}>
          {say('setUpApp')}
        </Button>
      )}
      <Suspense>{isSettingUp && <SetUpAppDialog onClose={() => setIsSettingUp(false)} />}</Suspense>
    </>
  );
}

interface InUse {
  since: string;
  /** When it ends, because the mailbox asked for it. */
  endsAt: string | null;
  recoveryCodesLeft: number;
}

function AppInUse({ since, endsAt, recoveryCodesLeft }: InUse) {
  const { now, timeZone } = useClock();
  const [asks, setAsks] = useState<'remove' | 'codes'>();
  const remove = useRemoveSecondFactor();
  const make = useMakeRecoveryCodes();
  const close = () => setAsks(undefined);
  return (
    <>
      <p className="font-medium">{say('appInUse')}</p>
      <p className="text-sm text-ink-soft">
        {say('codesLeft', { since: formatAgo(since, now, timeZone), count: recoveryCodesLeft })}
      </p>
      {endsAt && (
        <p className="mt-2 max-w-[60ch] text-sm text-ember">
          {say('endsAt', { moment: formatMoment(endsAt, now, timeZone) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setAsks('codes')}>
          {say('newCodes')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks('remove')}>
          {say('removeApp')}
        </Button>
      </div>
      <Suspense>
        {asks === 'codes' && (
          <CodeDialog
            title={say('replaceTitle')}
            description={say('replaceText')}
            button={say('replace')}
            change={make}
            onClose={close}
          />
        )}
        {asks === 'remove' && (
          <CodeDialog
            title={say('removeAppTitle')}
            description={say('removeAppText')}
            button={say('remove')}
            change={remove}
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>{make.data && <RecoveryCodesDialog codes={make.data.codes} onClose={() => make.reset()} />}</Suspense>
    </>
  );
}
