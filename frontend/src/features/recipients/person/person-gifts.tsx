import { keptIdeasQuery } from '../../../domain/kept-idea/queries.js';
import { outcomeName } from '../../../domain/gift/outcome/outcome.js';
import { GiftThumbnail } from '../../../domain/gift/gift-thumbnail.js';
import type { Gift } from '@presently/contracts/gifting/gifts';
import type { KeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.js';
import { formatCalendarDate, formatDay } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { Loading } from '../../../ui/controls/loading.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { giftsOf } from './gifts-of.js';
import { personWords as say } from '../../../languages/person/en.js';

/** A gift that we have sent, one that was given in person, or one of an imported history. */
interface Shown {
  id: string;
  title: string;
  picture: Pick<Gift, 'isCard' | 'giftImageUrl'>;
  /** `YYYY-MM-DD` or an instant: both sort as text. */
  at: string;
  facts: string[];
}

/** When a gift went out, is planned for, or was begun. */
const timeOf = ({ sentAt, scheduledFor, createdAt }: Gift) => sentAt ?? scheduledFor ?? createdAt;

/** The gifts of a person: what is planned, and what they were given by year, by us or in person. */
export function PersonGifts({ recipientId, name }: { recipientId: string; name: string }) {
  const gifts = useInfiniteQuery(giftsOf(recipientId));
  const planned = (gifts.data ?? []).filter(({ status }) => status === 'planned');
  const kept = useQuery(keptIdeasQuery(recipientId));
  const sent = (gifts.data ?? []).filter(({ status }) => status === 'sent').map(shownGift);
  // Those before the last page that is loaded come with their page.
  const from = gifts.hasNextPage ? (sent.at(-1)?.at ?? '') : '';
  const inPerson = (kept.data ?? []).flatMap((idea) => (idea.state === 'given' ? shownIdea(idea) : []));
  const given = [...sent, ...inPerson.filter(({ at }) => at >= from.slice(0, 10))].toSorted((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? 1 : -1,
  );
  const years = Map.groupBy(given, ({ at }) => yearOf(at));
  return (
    <>
      {planned.length > 0 && (
        <TitledCard title={say('planned')}>
          <Gifts gifts={planned.map(shownGift)} />
        </TitledCard>
      )}
      <TitledCard title={say('givenTo', { recipient: name })}>
        {gifts.isPending && (
          <Loading className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {gifts.isError && (
          <LoadError text={messageOf(gifts.error, say('giftsFailed'))} onRetry={() => void gifts.refetch()} />
        )}
        {gifts.data && !kept.isPending && given.length === 0 && <p className="text-ink-soft">{say('nothingYet')}</p>}
        {[...years].map(([year, ofYear]) => (
          <div key={year} className="not-first:mt-5">
            <h3 className="mb-1 text-lg tabular-nums">{year}</h3>
            <Gifts gifts={ofYear} />
          </div>
        ))}
        {gifts.hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            className="mt-4"
            isBusy={gifts.isFetchingNextPage}
            onClick={() => void gifts.fetchNextPage()}
          >
            {say('showEarlier')}
          </Button>
        )}
      </TitledCard>
    </>
  );
}

/** A calendar date has no time zone. */
const yearOf = (at: string) => (at.length === 10 ? Number(at.slice(0, 4)) : new Date(at).getFullYear());

const shownGift = (gift: Gift): Shown => ({
  id: gift.id,
  title: gift.giftName,
  picture: gift,
  at: timeOf(gift),
  facts: [formatDay(timeOf(gift)), ...(gift.outcome ? [outcomeName(gift.outcome)] : [])],
});

const shownIdea = ({ id, title, image, givenOn, createdAt }: KeptIdea): Shown => ({
  id,
  title,
  picture: { isCard: false, giftImageUrl: image },
  at: givenOn ?? createdAt,
  facts: [givenOn ? formatCalendarDate(givenOn) : formatDay(createdAt), say('givenInPerson')],
});

function Gifts({ gifts }: { gifts: readonly Shown[] }) {
  return (
    <ul className="divide-y divide-line">
      {gifts.map(({ id, title, picture, facts }) => (
        <li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4 py-3">
          <GiftThumbnail gift={picture} className="size-12 border border-line" />
          <div className="min-w-0">
            <p className="line-clamp-2 wrap-anywhere font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
