import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { Pencil } from 'lucide-react';
import { socialWords as say } from '../../../languages/social/en.js';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { Loading } from '../../../ui/controls/loading.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { cityOf } from '../../../lib/time/cities.js';
import { formatMoment, formatTimeOfDay } from '../data/moments.js';

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
          <h2 className="text-xl">{say('schedule')}</h2>
          {schedule && (
            <Badge tone={schedule.isEnabled ? 'leaf' : 'plain'} className="mt-2">
              {schedule.isEnabled ? say('on') : say('offText')}
            </Badge>
          )}
        </div>
        {schedule && (
          <Button variant="quiet" size="small" aria-label={say('editSchedule')} onClick={onEdit}>
            <Pencil aria-hidden />
            {say('edit')}
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
          <p className="text-ink-soft">{say('noScheduleText')}</p>
          <Button className="mt-5" onClick={onEdit}>
            {say('configure')}
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
    [say('posts'), say('aDay', { count: postsPerDay })],
    [say('times'), `${postingTimes.slice(0, postsPerDay).map(formatTimeOfDay).join(', ')} · ${cityOf(timeZone)}`],
    [say('platforms'), platforms.join(', ')],
    [say('about'), templateCategories.join(', ')],
    [say('lastFilled'), lastRunAt ? formatMoment(lastRunAt) : say('notYet')],
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
