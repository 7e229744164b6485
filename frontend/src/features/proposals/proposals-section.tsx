import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { PersonProposalSettingChange, ProposalSettingChange } from '@presently/contracts/gifting/proposals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { linkTo } from '../../ui/controls/link-to.js';
import { bySoonest } from '../../domain/occasion/by-soonest.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { keyOf, query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { TitledCard } from '../../ui/display/titled-card.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { ProposalRow } from './proposal-row.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

/** For which days of a person gifts are proposed. On Free it is shown only if there are days. */
export function ProposalsSection({ recipientId }: { recipientId: string }) {
  const { subscriptionTier } = useSignedInUser();
  const { data: days = [] } = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  const coming = days.filter(({ nextOn }) => nextOn !== null).toSorted(bySoonest);
  const isPro = subscriptionTier !== 'free';
  if (!isPro && coming.length === 0) return null;
  return (
    <TitledCard title={say('title')}>
      <p className="text-sm text-ink-soft">
        {say('sectionText')}
        {!isPro && (
          <>
            {' '}
            {say.with({ link: linkTo('/subscription', 'text-ribbon-deep underline underline-offset-4') })('partOfPro')}
          </>
        )}
        {isPro && (
          <>
            {' '}
            <Link to="/proposals" className="text-ribbon-deep underline underline-offset-4">
              {say('seeProposals')}
            </Link>
          </>
        )}
      </p>
      {isPro && <Settings recipientId={recipientId} days={coming} />}
    </TitledCard>
  );
}

function Settings({ recipientId, days }: { recipientId: string; days: Occasion[] }) {
  const client = useQueryClient();
  const { data: setting } = useQuery(query('GET /api/recipients/:recipientId/proposal', { recipientId }));
  const save = useMutation({
    mutationFn: (change: PersonProposalSettingChange) => api('PUT /api/recipients/:recipientId/proposal', change),
    onSuccess: (saved) =>
      client.setQueryData(keyOf('GET /api/recipients/:recipientId/proposal', { recipientId }), saved),
    onError: notSaved,
  });
  return (
    <ul className="mt-3 divide-y divide-line">
      <li className="grid gap-3 py-3">
        <ProposalRow
          name={say('allDays')}
          note={say('allDaysNote')}
          label={say('allDaysLabel')}
          terms={setting}
          isSaving={save.isPending}
          onChange={(part) => save.mutate({ recipientId, isOn: true, ...part })}
        />
      </li>
      {days.map((occasion) => (
        <DaySetting key={occasion.id} occasion={occasion} isForAll={setting?.isOn ?? false} />
      ))}
    </ul>
  );
}

interface DaySettingProps {
  occasion: Occasion;
  /** Whether proposals are on for all days of the person. */
  isForAll: boolean;
}

function DaySetting({ occasion: { id: occasionId, title, type, nextOn }, isForAll }: DaySettingProps) {
  const client = useQueryClient();
  const { data: setting } = useQuery(query('GET /api/occasions/:occasionId/proposal', { occasionId }));
  const save = useMutation({
    mutationFn: (change: ProposalSettingChange) => api('PUT /api/occasions/:occasionId/proposal', change),
    onSuccess: (saved) => client.setQueryData(keyOf('GET /api/occasions/:occasionId/proposal', { occasionId }), saved),
    onError: notSaved,
  });
  // What a change does not name stays as it is.
  const change = (part: Partial<ProposalSettingChange>) => save.mutate({ occasionId, isOn: true, ...part });
  const name = title ?? occasionTypeName(type);
  return (
    <li className="grid gap-3 py-3">
      <ProposalRow
        name={name}
        note={formatCalendarDate(nextOn!)}
        label={say('dayLabel', { day: name })}
        terms={setting}
        isSaving={save.isPending}
        onChange={change}
        hasFields={setting?.isOwn ?? false}
      >
        {setting && isForAll && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
            {setting.isOwn ? say('ownSetting') : say('sameSetting')}
            <Button
              variant="bare"
              disabled={save.isPending}
              aria-label={setting.isOwn ? say('makeSameOf', { day: name }) : say('makeOwnOf', { day: name })}
              onClick={() => change({ isOwn: !setting.isOwn })}
            >
              {setting.isOwn ? say('makeSame') : say('makeOwn')}
            </Button>
          </p>
        )}
      </ProposalRow>
    </li>
  );
}

const notSaved = (error: Error) =>
  toast({ title: say('error'), description: messageOf(error, say('saveFailed')), variant: 'destructive' });
