import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useProvePossession } from '../../domain/user/presence/prove-possession.js';
import { hasPasskeys } from '../../domain/user/passkeys.js';
import { query } from '../../lib/query.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';

/** In place of a page for administrators, until the session has a second factor. */
export default function SecondFactorPage({ onProved }: { onProved: () => void }) {
  const { data: passkeys = [] } = useQuery({ ...query('GET /api/user/passkeys'), enabled: hasPasskeys() });
  const { data: app } = useQuery(query('GET /api/user/second-factor'));
  const prove = useProvePossession({ onSuccess: onProved });
  const hasNone = passkeys.length === 0 && !app?.isOn;
  return (
    <div className="mx-auto max-w-xl py-10">
      <ParcelDrawing className="-ms-3 size-28" />
      <PageHeading>{say('secondTitle')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say(hasNone ? 'secondNone' : 'secondUse')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {passkeys.length > 0 && (
          <Button isBusy={prove.isPending} onClick={() => prove.mutate()}>
            <KeyRound aria-hidden />
            {say('usePasskey')}
          </Button>
        )}
        <Button asChild variant={hasNone ? 'primary' : 'quiet'}>
          <Link to="/account#security">{say(hasNone ? 'setUp' : 'security')}</Link>
        </Button>
      </div>
    </div>
  );
}
