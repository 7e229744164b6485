import { CalendarPlus, ListChecks, PenLine, Sparkles } from 'lucide-react';
import { socialWords as say } from '../../languages/social/en.js';
import { Button } from '../../ui/controls/button.js';
import { useInitializeTemplates, useProcessPending, useScheduleWeek } from './data/queries.js';

interface QuickActionsProps {
  /** `undefined` while the templates load. */
  hasTemplates: boolean | undefined;
  /** `undefined` while the schedule loads. */
  hasSchedule: boolean | undefined;
  onWrite: () => void;
}

export function QuickActions({ hasTemplates, hasSchedule, onWrite }: QuickActionsProps) {
  const initialize = useInitializeTemplates();
  const week = useScheduleWeek();
  const pending = useProcessPending();
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {say('quickActions')}
      </h2>
      <div className="grid gap-3 min-[24rem]:grid-cols-2 sm:flex sm:flex-wrap sm:items-center">
        {hasTemplates === false && (
          <Button className="min-[24rem]:col-span-2" isBusy={initialize.isPending} onClick={() => initialize.mutate()}>
            <Sparkles aria-hidden />
            {say('initialize')}
          </Button>
        )}
        <Button
          variant={hasTemplates === false ? 'quiet' : 'primary'}
          className="min-[24rem]:col-span-2"
          disabled={!hasSchedule}
          isBusy={week.isPending}
          onClick={() => week.mutate()}
          {...(hasSchedule === false && { 'aria-describedby': 'schedule-first' })}
        >
          <CalendarPlus aria-hidden />
          {say('scheduleWeek')}
        </Button>
        <Button variant="quiet" isBusy={pending.isPending} onClick={() => pending.mutate()}>
          <ListChecks aria-hidden />
          {say('processPending')}
        </Button>
        <Button variant="quiet" onClick={onWrite}>
          <PenLine aria-hidden />
          {say('write')}
        </Button>
        {hasSchedule === false && (
          <p id="schedule-first" className="text-sm text-ink-soft min-[24rem]:col-span-2">
            {say('scheduleFirst')}
          </p>
        )}
      </div>
    </section>
  );
}
