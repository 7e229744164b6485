import type { KeptIdea } from '@presently/contracts/recommendations/kept-ideas';
import type { KeptIdeaState } from '@presently/rules/vocabulary';
import { Link } from 'react-router-dom';
import { formatAgo, formatCalendarDate } from '../../lib/time/dates.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { Picture } from '../../ui/display/picture.js';
import { useChangeKeptIdea, useRemoveKeptIdea } from './queries.js';
import { Price } from '../../lib/money/price.js';
import { keepWords as say } from '../../languages/keep/en.js';

const states = (): { value: KeptIdeaState; label: string }[] => [
  { value: 'idea', label: say('stateIdea') },
  { value: 'bought', label: say('stateBought') },
  { value: 'given', label: say('stateGiven') },
];
const dayMs = 24 * 3_600_000;

/** Whether a price was checked more than a day ago. */
const isOld = (instant: string) => Date.now() - Date.parse(instant) > dayMs;

/** A kept idea with its state, and what can be done with it. */
export function KeptIdeaRow({ idea }: { idea: KeptIdea }) {
  const { id: keptIdeaId, title, link, image, price, wasPrice, priceCheckedAt, note, state, givenOn, isGone } = idea;
  const change = useChangeKeptIdea();
  const remove = useRemoveKeptIdea();
  const shop = link && webUrl(link);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 py-3.5">
      <Picture url={image} alt="" className="aspect-square self-start border border-line" />
      <div className="min-w-0">
        <p className="text-sm font-semibold wrap-anywhere">
          {shop ? (
            <a href={shop} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {price && (
            <span className="me-2 font-semibold text-ribbon-deep tabular-nums">
              {wasPrice ? priceNow(price, wasPrice) : <Price text={price} />}
            </span>
          )}
          {isGone && <span className="font-medium text-ember">{say('gone')}</span>}
          {!isGone &&
            priceCheckedAt !== null &&
            isOld(priceCheckedAt) &&
            say('checked', { ago: formatAgo(priceCheckedAt) })}
          {state === 'given' && givenOn && ` ${say('givenOn', { date: formatCalendarDate(givenOn) })}`}
        </p>
        {note && (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
            <bdi>{note}</bdi>
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Select
            aria-label={say('stateOf', { idea: title })}
            className="h-9 w-32 text-sm"
            value={state}
            options={states()}
            onValueChange={(value) => change.mutate({ keptIdeaId, state: value as KeptIdeaState })}
          />
          {state !== 'given' && (
            <Button asChild variant="quiet" size="small">
              <Link to={sendAddress(idea)} aria-label={say('sendOf', { idea: title })}>
                {say('send')}
              </Link>
            </Button>
          )}
          <Button
            variant="bare"
            size="small"
            isBusy={remove.isPending}
            aria-label={say('removeOf', { idea: title })}
            onClick={() => remove.mutate(idea)}
          >
            {say('remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

const priceNow = (price: string, was: string) =>
  say.with({
    price: () => <Price text={price} />,
    was: (words) => <span className="font-normal text-ink-soft">{words}</span>,
    old: () => <Price text={was} />,
  })('priceNowWas', { amount: price, before: was });

const sendAddress = ({ title, link, price, image, recipientId }: KeptIdea): string => {
  const query = new URLSearchParams({
    giftName: title,
    recipientId,
    ...(link && { giftLink: link }),
    ...(price && { giftPrice: price }),
    ...(image && { giftImage: image }),
  });
  return `/gifts?${query}`;
};
