import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { ProposalSetting, ProposalSettingChange } from '@presently/contracts/gifting/proposals';
import { messageTones, priceRanges } from '@presently/rules/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { formatCalendarDate } from '../../lib/dates.js';
import { keyOf, query } from '../../lib/query.js';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { Switch } from '../../ui/controls/switch.js';
import { TitledCard } from '../../ui/display/titled-card.js';
import { toast } from '../../ui/overlays/toast-store.js';

const daysBefore = ['3', '7', '14', '21'].map((value) => ({ value, label: `${value} days before` }));
const budgets = priceRanges.map(({ label, min, max }) => ({
  value: max === null ? `${min / 100}+` : `${min / 100}-${max / 100}`,
  label,
}));
const tones = messageTones.map((value) => ({ value, label: `${value[0]!.toUpperCase()}${value.slice(1)}` }));

/** For which days of a person gifts are proposed. Without days, nothing is shown. */
export function ProposalsSection({ recipientId }: { recipientId: string }) {
  const { subscriptionTier } = useSignedInUser();
  const { data: days = [] } = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  const coming = days.filter(({ nextOn }) => nextOn !== null);
  if (coming.length === 0) return null;
  return (
    <TitledCard title="Proposals">
      <p className="text-sm text-ink-soft">
        We prepare one gift before the day and mail it to you. Nothing goes out before you approve it.
        {subscriptionTier === 'free' && (
          <>
            {' '}
            This is part of{' '}
            <Link to="/subscription" className="text-ribbon-deep underline underline-offset-4">
              Pro
            </Link>
            .
          </>
        )}
      </p>
      {subscriptionTier !== 'free' && (
        <ul className="mt-3 divide-y divide-line">
          {coming.map((occasion) => (
            <DaySetting key={occasion.id} occasion={occasion} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function DaySetting({ occasion: { id: occasionId, title, type, nextOn } }: { occasion: Occasion }) {
  const client = useQueryClient();
  const read = query('GET /api/occasions/:occasionId/proposal', { occasionId });
  const { data: setting } = useQuery(read);
  const save = useMutation({
    mutationFn: (change: ProposalSettingChange) => api('PUT /api/occasions/:occasionId/proposal', change),
    onSuccess: (saved) => client.setQueryData(keyOf('GET /api/occasions/:occasionId/proposal', { occasionId }), saved),
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'This could not be saved'), variant: 'destructive' }),
  });
  // What a change does not name stays as it is.
  const change = (part: Partial<ProposalSetting>) => save.mutate({ occasionId, isOn: true, ...part });
  const name = title ?? type;
  return (
    <li className="grid gap-3 py-3">
      <label className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="font-semibold wrap-anywhere">{name}</span>{' '}
          <span className="text-sm text-ink-soft">{formatCalendarDate(nextOn!)}</span>
        </span>
        <Switch
          aria-label={`Propose a gift for ${name}`}
          checked={setting?.isOn ?? false}
          disabled={!setting || save.isPending}
          onCheckedChange={(isOn) => change({ isOn })}
        />
      </label>
      {setting?.isOn && (
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label="When">
            {(control) => (
              <Select
                {...control}
                value={String(setting.daysBefore)}
                onValueChange={(value) => change({ daysBefore: Number(value) })}
                options={daysBefore}
              />
            )}
          </Field>
          <Field label="Budget">
            {(control) => (
              <Select
                {...control}
                value={typeof setting.budget === 'string' ? setting.budget : ''}
                onValueChange={(budget) => change({ budget })}
                options={budgets}
              />
            )}
          </Field>
          <Field label="Tone">
            {(control) => (
              <Select
                {...control}
                value={setting.tone}
                onValueChange={(tone) => change({ tone: tone as ProposalSetting['tone'] })}
                options={tones}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  );
}
