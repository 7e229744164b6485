import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { Pencil } from 'lucide-react';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { Loading } from '../../../ui/controls/loading.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { cityOf } from '../../../lib/time/cities.js';
import { formatMoment, formatTimeOfDay } from '../data/moments.js';
import { counted } from '../data/texts.js';

interface ScheduleCardProps {
  /** Null if none is saved, `undefined` while it loads. */
  schedule: SocialSchedule | null | undefined;
  onEdit: () => void;
}

export function ScheduleCard({ schedule, onEdit }: ScheduleCardProps) {
  return (
    <Card className="p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">Posting Schedule</h2>
          {schedule && (
            <Badge tone={schedule.isEnabled ? 'leaf' : 'plain'} className="mt-2">
              {schedule.isEnabled ? 'On' : 'Off: nothing goes out by itself'}
            </Badge>
          )}
        </div>
        {schedule && (
          <Button variant="quiet" size="small" aria-label="Edit schedule" onClick={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Button>
        )}
      </div>
      {schedule === undefined && (
        <Loading className="mt-5 grid gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-5 w-48" />
        </Loading>
      )}
      {schedule === null && (
        <div className="mt-3">
          <p className="text-ink-soft">
            Say how often, when, where and about what to post. Everything can be changed later.
          </p>
          <Button className="mt-5" onClick={onEdit}>
            Configure Schedule
          </Button>
        </div>
      )}
      {schedule && <Details schedule={schedule} />}
    </Card>
  );
}

function Details({ schedule }: { schedule: SocialSchedule }) {
  const { postsPerDay, postingTimes, timeZone, platforms, templateCategories, lastRunAt } = schedule;
  const rows = [
    ['Posts', `${counted(postsPerDay, 'post')} a day`],
    ['Times', `${postingTimes.slice(0, postsPerDay).map(formatTimeOfDay).join(', ')} · ${cityOf(timeZone)}`],
    ['Platforms', platforms.join(', ')],
    ['About', templateCategories.join(', ')],
    ['Last filled', lastRunAt ? formatMoment(lastRunAt) : 'Not yet'],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
