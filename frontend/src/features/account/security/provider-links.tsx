import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { useUnlinkProvider } from './queries.js';
import { Way } from './way.js';

/** The accounts elsewhere with which the user signs in. Shows nothing without any. */
export function ProviderLinks() {
  const { data: links = [] } = useQuery(query('GET /api/user/provider-links'));
  const { data: providers = [] } = useQuery({ ...query('GET /api/sign-in-providers'), enabled: links.length > 0 });
  if (links.length === 0) return null;
  const nameOf = (issuer: string) => providers.find((provider) => provider.issuer === issuer)?.name ?? issuer;
  return (
    <Way title="Linked accounts" lead="You sign in with these as well.">
      <ul className="divide-y divide-line">
        {links.map(({ id, issuer, lastUsedAt, linkedAt }) => (
          <Row key={id} id={id} name={nameOf(issuer)} usedAt={lastUsedAt ?? linkedAt} />
        ))}
      </ul>
    </Way>
  );
}

function Row({ id, name, usedAt }: { id: string; name: string; usedAt: string }) {
  const { now, timeZone } = useClock();
  const [isAsking, setIsAsking] = useState(false);
  const unlink = useUnlinkProvider();
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">Last used {formatAgo(usedAt, now, timeZone)}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={`Unlink ${name}`} onClick={() => setIsAsking(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !unlink.isPending && setIsAsking(isOpen)}
        title={`Unlink ${name}?`}
        description="You can no longer sign in with it. If you have no password yet, ask for one with “Forgot your password?”."
        confirmLabel="Unlink"
        isBusy={unlink.isPending}
        onConfirm={() => unlink.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
