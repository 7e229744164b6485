import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useId } from 'react';
import { likesOf } from '../../domain/recipient/likes-of.js';
import { cn } from '../../lib/class-names.js';
import { useMedia } from '../../lib/use-media.js';
import { IdeaCard } from './card/idea-card.js';
import { columnsOf, hasColumns, interestsOf, type IdeaColumn } from './idea-columns.js';
import { placesOf } from './search/idea-search.js';
import { othersOf } from './card/others-of.js';
import { IdeaSkeleton } from './card/idea-skeleton.js';
import { ownIdeaAddress } from './card/send-address.js';
import type { useIdeas } from './search/use-ideas.js';
import { ideasWords as say } from '../../languages/ideas/en.js';
import { linkTo } from '../../ui/controls/link-to.js';

export interface IdeaBoardProps extends Pick<
  ReturnType<typeof useIdeas>,
  'search' | 'reject' | 'changing' | 'rejected' | 'undo' | 'like' | 'seekingLike'
> {
  recipient: Recipient;
  occasionId: string;
}

/** Widths of the page at which so many columns are wide enough for a picture beside its title. */
const columnQuery: Record<number, string> = {
  3: '(min-width: 66rem)',
  4: '(min-width: 84rem)',
};
const mostColumns = 4;

/** The ideas: a column for each interest that is no trouble where there is room, else a grid, and on phones a list. */
export function IdeaBoard(props: IdeaBoardProps) {
  const interests = likesOf(props.recipient);
  const count = Math.min(interests.length + 1, mostColumns);
  const isWide = useMedia(columnQuery[count] ?? 'not all');
  return isWide && hasColumns(interests) ? <IdeaColumns {...props} count={count} /> : <IdeaGrid {...props} />;
}

const grid = 'grid grid-cols-1 gap-4 min-[42rem]:grid-cols-2 min-[66rem]:grid-cols-3 sm:gap-5';

function IdeaGrid(props: IdeaBoardProps) {
  const places = placesOf(props.search);
  if (places.length === 0) return null;
  return (
    <ul aria-label={say('board')} aria-busy={props.search.phase === 'searching'} className={grid}>
      {places.map(({ index, idea }) =>
        idea ? <Place key={index} {...props} index={index} heading={undefined} /> : <IdeaSkeleton key={index} />,
      )}
    </ul>
  );
}

function IdeaColumns({ count, ...props }: IdeaBoardProps & { count: number }) {
  const columns = columnsOf(props.search, likesOf(props.recipient));
  // The other columns keep their widths: nothing moves.
  const beside = columns.slice(0, count).filter((column) => !isWithoutWildCards(column));
  const below = columns.slice(count).filter(({ indices }) => indices.length > 0);
  return (
    <>
      <div
        aria-busy={props.search.phase === 'searching'}
        className={cn('grid items-start gap-5', count === mostColumns ? 'grid-cols-4' : 'grid-cols-3')}
      >
        {beside.map((column) => (
          <Column key={column.interest ?? ''} {...props} column={column} className="grid-cols-1" />
        ))}
      </div>
      {below.map((column) => (
        <div key="below" className="mt-8">
          <Column {...props} column={column} className="grid-cols-4 items-start" />
        </div>
      ))}
    </>
  );
}

/** Whether nothing came for several interests at once, or for none. */
const isWithoutWildCards = ({ interest, indices, room }: IdeaColumn): boolean =>
  interest === undefined && indices.length === 0 && room === 0;

/** Ideas under a small heading. */
function Column({ column, className, ...props }: IdeaBoardProps & { column: IdeaColumn; className: string }) {
  const { interest, indices, room } = column;
  // What eases a trouble is no surprise.
  const hasTroubles = likesOf(props.recipient).length < props.recipient.interests.length;
  const heading = interest ?? say(hasTroubles ? 'boardMore' : 'wildCards');
  const headingId = useId();
  const isBare = indices.length === 0 && room === 0;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      {/* The names of ideas are the headings below the dialog's title, with columns and without. */}
      <p
        id={headingId}
        title={heading}
        className="mb-3 truncate border-b-2 border-ribbon pb-1.5 font-display text-lg first-letter:uppercase"
      >
        {heading}
      </p>
      {isBare ? (
        <NothingHere {...props} />
      ) : (
        <ul
          aria-label={interest ? say('boardFor', { interest }) : say('boardMore')}
          className={cn('grid gap-5', className)}
        >
          {indices.map((index) => (
            <Place key={index} {...props} index={index} heading={heading} />
          ))}
          {/* An idea takes the place of the first placeholder; the others stay where they are. */}
          {Array.from({ length: room }, (_, place) => (
            <IdeaSkeleton key={`room ${indices.length + place}`} isInColumn />
          ))}
        </ul>
      )}
    </section>
  );
}

function NothingHere({ recipient, occasionId, search }: IdeaBoardProps) {
  const { areShopsSilent } = search.about;
  return (
    <p className="rounded-xl border border-dashed border-line-strong p-5 text-sm text-ink-soft">
      {areShopsSilent && `${say('shopsSilent')} `}
      {say.with({
        link: linkTo(
          ownIdeaAddress(recipient.id, occasionId),
          'rounded-sm font-semibold text-ink underline underline-offset-4',
        ),
      })(areShopsSilent ? 'ownIdea' : 'nothingHere')}
    </p>
  );
}

/** One idea in its place. */
function Place(props: IdeaBoardProps & { index: number; heading: string | undefined }) {
  const { search, recipient, occasionId, index, heading, changing, reject, rejected, undo, like, seekingLike } = props;
  const idea = search.ideas[index]!;
  const interests = interestsOf(idea, likesOf(recipient));
  const rejection = rejected.find((each) => each.shown === idea)?.rejection;
  return (
    <IdeaCard
      idea={idea}
      recipientId={recipient.id}
      occasionId={occasionId}
      interests={interests.length === 1 && interests[0] === heading ? [] : interests}
      isInColumn={heading !== undefined}
      isArriving={search.phase === 'searching'}
      isChanging={changing === index}
      isSpent={rejection?.idea === idea}
      isSeekingLike={seekingLike === index}
      canChange={search.phase === 'done' && changing === undefined && seekingLike === undefined}
      others={othersOf(search.ideas, idea)}
      onReject={() => reject(index)}
      onLike={() => like(index)}
      {...(rejection && { former: rejection.idea.name, onUndo: () => undo(rejection) })}
    />
  );
}
