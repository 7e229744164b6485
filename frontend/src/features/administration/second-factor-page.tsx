import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useProvePossession } from '../../domain/user/prove-possession.js';
import { hasPasskeys } from '../../domain/user/passkeys.js';
import { query } from '../../lib/query.js';
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
      <ParcelDrawing className="-ml-3 size-28" />
      <PageHeading>A second step, please</PageHeading>
      <p className="mt-3 text-ink-soft">
        A password alone does not open these pages.{' '}
        {hasNone
          ? 'Add a passkey or set up an authenticator app, and come back.'
          : 'Use your passkey, or sign in again with a code from your authenticator app.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {passkeys.length > 0 && (
          <Button isBusy={prove.isPending} onClick={() => prove.mutate()}>
            <KeyRound aria-hidden />
            Use your passkey
          </Button>
        )}
        <Button asChild variant={hasNone ? 'primary' : 'quiet'}>
          <Link to="/account#security">{hasNone ? 'Set one up' : 'Sign-in and security'}</Link>
        </Button>
      </div>
    </div>
  );
}
