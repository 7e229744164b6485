import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { useUnlinkProvider } from './queries.js';
import { Way } from './way.js';
import { accountWords as say } from '../../../languages/account/en.js';

/** The accounts elsewhere with which the user signs in. Shows nothing without any. */
export function ProviderLinks() {
  const { data: links = [] } = useQuery(query('GET /api/user/provider-links'));
  const { data: providers = [] } = useQuery({ ...query('GET /api/sign-in-providers'), enabled: links.length > 0 });
  if (links.length === 0) return null;
  const nameOf = (issuer: string) => providers.find((provider) => provider.issuer === issuer)?.name ?? issuer;
  return (
    <Way title={say('linkedAccounts')} lead={say('linkedLead')}>
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
        <p className="text-sm text-ink-soft">{say('lastUsed', { ago: formatAgo(usedAt, now, timeZone) })}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={say('unlinkName', { provider: name })}
        onClick={() => setIsAsking(true)}
      >
        {say('unlink')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !unlink.isPending && setIsAsking(isOpen)}
        title={say('unlinkTitle', { provider: name })}
        description={say('unlinkText')}
        confirmLabel={say('unlink')}
        isBusy={unlink.isPending}
        onConfirm={() => unlink.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
