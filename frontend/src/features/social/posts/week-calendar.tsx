import type { SocialPost } from '@presently/contracts/social/posts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addDays } from '@presently/rules/zoned-time';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { cn } from '../../../lib/class-names.js';
import { dateOf, formatTime, weekFrom, type Day } from '../data/moments.js';
import { isOpenPost, statusName } from './post-status.js';
import { truncate } from '../data/texts.js';

interface WeekCalendarProps {
  posts: UseInfiniteQueryResult<SocialPost[]>;
  onOpen: (post: SocialPost) => void;
}

const shownOfEntry = 70;
/** Days between the writing of a post and its time, at most as a rule. Posts are loaded in the order of writing. */
const writtenAhead = 31;

const nameOfWeek = (weeks: number): string => {
  if (weeks === 0) return say('nextSevenDays');
  if (Math.abs(weeks) === 1) return weeks > 0 ? say('weekAfter') : say('weekBefore');
  return weeks > 0 ? say('inWeeks', { weeks }) : say('weeksAgo', { weeks: -weeks });
};

/** When it was published, or will be. */
const timeOf = ({ postedAt, scheduledFor }: SocialPost): string => postedAt ?? scheduledFor ?? '';

/** The posts of seven days, in columns; below each other on a phone. */
export function WeekCalendar({ posts, onOpen }: WeekCalendarProps) {
  const [weeks, setWeeks] = useState(0);
  const [openedAt] = useState(() => Date.now());
  // The time of the request decides which day is today.
  const days = weekFrom(new Date(Math.max(openedAt, posts.dataUpdatedAt)), weeks);
  const { data: loaded = [], hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = posts;
  const isWeekLoaded = !hasNextPage || dateOf(loaded.at(-1)?.createdAt ?? '') < addDays(days[0]!.date, -writtenAhead);
  useEffect(() => {
    if (!isWeekLoaded && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isWeekLoaded, isFetching, isFetchNextPageError, fetchNextPage]);
  const byDay = Map.groupBy(
    loaded.filter((post) => post.status !== 'draft' && timeOf(post)),
    (post) => dateOf(timeOf(post)),
  );
  return (
    <section aria-labelledby="calendar">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendar" className="text-2xl">
          {nameOfWeek(weeks)}
          <span className="ms-3 font-sans text-sm whitespace-nowrap text-ink-soft">
            {days[0]!.label} – {days[6]!.label}
          </span>
        </h2>
        <div className="flex items-center gap-1">
          <Button variant="bare" size="icon" aria-label={say('weekBefore')} onClick={() => setWeeks(weeks - 1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="bare" size="small" disabled={weeks === 0} onClick={() => setWeeks(0)}>
            {say('today')}
          </Button>
          <Button variant="bare" size="icon" aria-label={say('weekAfter')} onClick={() => setWeeks(weeks + 1)}>
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
      <ol
        className={cn(
          'grid overflow-hidden rounded-xl border border-line bg-sheet max-lg:divide-y max-lg:divide-line',
          'lg:grid-cols-7 lg:divide-x lg:divide-line',
        )}
      >
        {days.map((day) => (
          <DayColumn key={day.date} day={day} posts={posts.data && (byDay.get(day.date) ?? [])} onOpen={onOpen} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft lg:hidden">{say('quietDays')}</p>
    </section>
  );
}

interface DayColumnProps {
  day: Day;
  /** `undefined` while they load. */
  posts: readonly SocialPost[] | undefined;
  onOpen: (post: SocialPost) => void;
}

function DayColumn({ day, posts, onOpen }: DayColumnProps) {
  // On a phone a day without posts is left out, unless it is today.
  const isQuiet = !posts?.length && !day.isToday;
  const inOrder = (posts ?? []).toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return (
    <li
      className={cn('flex gap-4 p-3 max-lg:px-4 lg:min-h-40 lg:flex-col lg:gap-2', isQuiet && 'max-lg:hidden')}
      {...(day.isToday && { 'aria-current': 'date' })}
    >
      <h3 className="w-20 shrink-0 font-sans text-sm lg:w-auto">
        <span className={cn('block font-semibold', day.isToday && 'text-ribbon-deep')}>
          {day.isToday ? say('today') : day.weekday}
        </span>
        <span className="text-xs text-ink-soft">{day.label}</span>
      </h3>
      {posts?.length === 0 && <p className="text-sm text-ink-soft max-lg:self-center lg:sr-only">{say('nothing')}</p>}
      <ul className="grid min-w-0 flex-1 content-start gap-1.5 empty:hidden">
        {inOrder.map((post) => (
          <li key={post.id}>
            <Entry post={post} onOpen={() => onOpen(post)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const edges = {
  draft: 'border-line-strong',
  scheduled: 'border-amber',
  posted: 'border-leaf',
  failed: 'border-ember',
} as const;

function Entry({ post, onOpen }: { post: SocialPost; onOpen: () => void }) {
  const { status, content } = post;
  const look = cn('block w-full rounded-sm border-s-3 bg-paper-deep px-2 py-1.5 text-start text-xs', edges[status]);
  const words = (
    <>
      <span className="block font-semibold tabular-nums">{formatTime(timeOf(post))}</span>
      <span className="sr-only">{statusName(status)}: </span>
      <span className="line-clamp-2 break-words text-ink-soft">{truncate(content, shownOfEntry)}</span>
    </>
  );
  if (!isOpenPost(post)) return <div className={look}>{words}</div>;
  return (
    <button type="button" className={cn(look, 'transition-colors hover:bg-ribbon-soft')} onClick={onOpen}>
      {words}
    </button>
  );
}
