import type { OutcomeAtLink } from '@presently/contracts/gifting/gift-outcome';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { outcomes } from '../../domain/gift/outcome/outcome.js';
import { isMissing, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { whenLookedAt } from '../../lib/page/when-looked-at.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { PageSpinner } from '../../ui/controls/spinner.js';
import { Logo } from '../../ui/display/logo.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { LoadError } from '../../ui/states/load-error.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { howItWentWords as say } from '../../languages/how-it-went/en.js';
import { useOutcomeLink } from './use-outcome-link.js';

/** Behind the answers of the mail that asks how a gift went: the one that was pressed is kept, without a sign-in. */
export function HowItWentPage() {
  const { outcomeToken, pressed, forget } = useOutcomeLink();
  const gift = useQuery({
    ...query('GET /api/gift-outcomes/:outcomeToken', { outcomeToken }),
    enabled: outcomeToken !== '',
  });
  const isDead = outcomeToken === '' || isMissing(gift.error);
  return (
    <div className="flex min-h-dvh flex-col px-5 pb-12 sm:px-8">
      <header className="mx-auto flex h-20 w-full max-w-lg items-center justify-between">
        <Logo />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-lg flex-1 content-center py-6 outline-none">
        {isDead ? (
          <DeadLink />
        ) : gift.data ? (
          <Answer key={outcomeToken} {...{ outcomeToken, pressed, forget }} gift={gift.data} />
        ) : gift.isError ? (
          <div className="grid gap-6">
            <PageHeading>{say('title')}</PageHeading>
            <LoadError text={messageOf(gift.error, say('notLoaded'))} onRetry={() => void gift.refetch()} />
          </div>
        ) : (
          <PageSpinner />
        )}
      </main>
    </div>
  );
}

const kept = {
  loved: 'loved',
  fine: 'fine',
  'had-it': 'hadIt',
  'not-for-them': 'notForThem',
} as const satisfies Record<GiftOutcome, string>;

interface AnswerProps extends ReturnType<typeof useOutcomeLink> {
  gift: OutcomeAtLink;
}

/** What was pressed in the mail is kept once the page is looked at: programs that open every link of a mail do not. */
function Answer({ outcomeToken, pressed, forget, gift: { recipientName, giftName, outcome } }: AnswerProps) {
  const { mutate, ...tell } = useTell(outcomeToken, forget);
  /** The answer of the mail that is dealt with. Another one may be pressed in the same tab. */
  const [done, setDone] = useState<GiftOutcome>();
  if (pressed === undefined && done !== undefined) setDone(undefined);
  const waiting = pressed === done ? undefined : pressed;
  const keep = useCallback(
    (outcome: GiftOutcome | null) => {
      setDone(pressed);
      mutate(outcome);
    },
    [pressed, mutate],
  );
  useEffect(() => (waiting ? whenLookedAt(() => keep(waiting)) : undefined), [waiting, keep]);
  const isTakenBack = tell.isSuccess && outcome === null;
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isTakenBack) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isTakenBack]);
  if (isMissing(tell.error)) return <DeadLink />;

  const isUnderWay = tell.isPending || waiting !== undefined;
  const wanted = waiting ?? tell.variables;
  const chosen = isUnderWay ? wanted : outcome;
  const names = { recipient: recipientName };
  return (
    <div>
      <div aria-live="polite">
        <PageHeading className="wrap-anywhere">
          {outcome && !isUnderWay ? say.rich(kept[outcome], names) : say(isTakenBack ? 'takenBack' : 'title')}
        </PageHeading>
      </div>
      <p className="mt-3 mb-8 text-ink-soft wrap-anywhere">{say.rich('gave', { ...names, gift: giftName })}</p>
      <fieldset aria-label={say('title')} className="flex min-w-0 flex-wrap gap-3">
        {outcomes().map(({ value, label }) => (
          <Button
            key={value}
            variant={chosen === value ? 'primary' : 'quiet'}
            aria-pressed={chosen === value}
            isBusy={isUnderWay && wanted === value}
            onClick={() => keep(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {tell.isError && (
        <p role="alert" className="mt-4 text-ember">
          {messageOf(tell.error, say('notKept'))}
        </p>
      )}
      <p className="mt-6 text-sm text-ink-soft">{say(outcome && !isUnderWay ? 'change' : 'ask')}</p>
      {outcome && (!isUnderWay || wanted === null) && (
        <Button variant="quiet" size="small" className="mt-6" isBusy={isUnderWay} onClick={() => keep(null)}>
          {say('takeBack')}
        </Button>
      )}
    </div>
  );
}

function useTell(outcomeToken: string, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outcome: GiftOutcome | null) =>
      api('POST /api/gift-outcomes/:outcomeToken', { outcomeToken, outcome }),
    onSuccess: (gift) => {
      client.setQueryData(query('GET /api/gift-outcomes/:outcomeToken', { outcomeToken }).queryKey, gift);
      onKept();
    },
  });
}

const DeadLink = () => (
  <div>
    <div className="-ms-2 mb-4 [&>svg]:size-24">
      <EmptyBoxDrawing />
    </div>
    <PageHeading>{say('deadTitle')}</PageHeading>
    <p className="mt-4 mb-6 text-ink-soft">{say('deadText')}</p>
    <Button asChild>
      <Link to="/gifts/all">{say('myGifts')}</Link>
    </Button>
  </div>
);
