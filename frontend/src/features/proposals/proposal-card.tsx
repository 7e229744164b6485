import type { OtherProposed, Proposal, ProposedGift } from '@presently/contracts/gifting/proposals';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { firstNamesOf } from '@presently/rules/first-names';
import type { GiftBuyer } from '@presently/rules/vocabulary';
import { buyerAnswers } from '../../domain/gift/buyer-answers.js';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { useLastContacts } from '../../domain/recipient/last-contacts.js';
import { AtShopLine } from '../../domain/gift/at-shop-line.js';
import { GiftThumbnail } from '../../domain/gift/gift-thumbnail.js';
import { proposalApproval } from '../../forms/contract/proposal-approval.js';
import { settle } from '../../forms/settle.js';
import { TextareaField, TextField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { formatMoment } from '../../lib/time/moments.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { useDecide, type Decision } from './queries.js';
import { Price } from '../../lib/money/price.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

interface ProposalCardProps {
  proposal: Proposal;
  /** Whether the address of the page names it. */
  isNamed: boolean;
  /** Whether the fields are open from the start. */
  isEdited: boolean;
}

/** What a program asks for. */
const asks = {
  send: 'asksToSend',
  resend: 'asksToResend',
  'send-planned': 'asksToSendPlanned',
} as const satisfies Record<Proposal['action'], string>;

/** A proposed gift, and the sender's decision. */
export function ProposalCard({ proposal, isNamed, isEdited }: ProposalCardProps) {
  const { recipientName, occasionType, occursOn, gift, state, isLate } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNamed) heading.current?.focus();
  }, [isNamed]);
  return (
    <Card className={isNamed ? 'grid gap-4 border-ribbon p-6' : 'grid gap-4 p-6'}>
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
          {say('forPerson', { recipient: recipientName })}
        </h2>
        <p className="text-sm text-ink-soft">{dayInWords(occasionType, formatCalendarDate(occursOn))}</p>
      </header>
      {proposal.askedBy && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {say(asks[proposal.action], { program: proposal.askedBy })}
        </p>
      )}
      {gift && <GiftFacts gift={gift} isCard={proposal.isCard} isAsked={proposal.askedBy !== null} />}
      {proposal.choice && gift && <Beside choice={proposal.choice} name={firstNamesOf(recipientName)} />}
      {state === 'open' && gift ? (
        <Decisions proposal={proposal} gift={gift} isEdited={isEdited} />
      ) : (
        <Decided isSkipped={state === 'skipped'} giftId={gift?.id} />
      )}
      {state === 'open' && isLate && (
        <p role="note" className="text-sm font-medium text-ember">
          {say('lateNote')}
        </p>
      )}
    </Card>
  );
}

/** What the recipient may choose instead of the gift. */
const Beside = ({ choice, name }: { choice: readonly OtherProposed[]; name: string }) => (
  <div className="grid gap-3">
    <p className="text-sm text-ink-soft">{say('choosesBeside', { name })}</p>
    <ul className="grid gap-2.5">
      {choice.map(({ giftName, giftUrl, giftImageUrl, price }) => (
        <li key={giftName} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4">
          <GiftThumbnail
            gift={{ isCard: false, giftImageUrl }}
            className="size-12 justify-self-end border border-line"
          />
          <ProductLine giftName={giftName} giftUrl={giftUrl} price={price} />
        </li>
      ))}
    </ul>
  </div>
);

/** The gift of an approved proposal is gone once it is cancelled. */
function Decided({ isSkipped, giftId }: { isSkipped: boolean; giftId: string | undefined }) {
  if (!giftId) return <Badge className="justify-self-start">{say(isSkipped ? 'skipped' : 'cancelled')}</Badge>;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone="leaf">{say('approved')}</Badge>
      <Link to={`/gifts/${giftId}`} className="touch-line text-sm font-semibold underline underline-offset-4">
        {say('seeGift')}
      </Link>
    </p>
  );
}

/** The name of a product, with its page and its price. */
function ProductLine({ giftName, giftUrl, price }: Pick<ProposedGift, 'giftName' | 'giftUrl' | 'price'>) {
  const shop = giftUrl && webUrl(giftUrl);
  return (
    <p className="font-semibold wrap-anywhere">
      {shop ? (
        <a href={shop} target="_blank" rel="noopener noreferrer" className="touch-line underline underline-offset-4">
          {giftName}
        </a>
      ) : (
        giftName
      )}
      {price && (
        <span className="ms-2 text-ribbon-deep tabular-nums">
          <Price text={price} />
        </span>
      )}
    </p>
  );
}

interface GiftFactsProps {
  gift: ProposedGift;
  isCard: boolean;
  /** Whether a program has chosen it. */
  isAsked: boolean;
}

function GiftFacts({ gift, isCard, isAsked }: GiftFactsProps) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4">
      <GiftThumbnail gift={{ isCard, giftImageUrl: gift.giftImageUrl }} className="size-18 border border-line" />
      <div className="grid gap-1">
        <ProductLine giftName={gift.giftName} giftUrl={gift.giftUrl} price={gift.price} />
        <AtShopLine atShop={gift.atShop} was={gift.price} isDated />
        {isCard && !isAsked && <p className="text-sm text-ink-soft">{say('nothingFound')}</p>}
        <p className="text-sm wrap-anywhere text-ink-soft">{wayInWords(gift)}</p>
      </div>
    </div>
  );
}

/** `To ann@example.com, Thu, Dec 24, 9:00 AM` */
function wayInWords({ contact, scheduledFor }: ProposedGift): string {
  if (!scheduledFor) return contact ? say('toContact', { contact }) : say('noContact');
  const moment = formatMoment(scheduledFor);
  return contact ? say('toContactAt', { contact, moment }) : say('noContactAt', { moment });
}

const dayInWords = (type: string | null, date: string): string =>
  type ? say('occasionOn', { occasion: type === 'Other' ? say('aDate') : occasionTypeName(type), date }) : date;

/** No answer: a list cannot hold a blank value. */
const undecided = 'open' as const;
const buyers = () => [{ value: undecided, label: say('undecided') } as const, ...buyerAnswers()];

const { message, recipientEmail } = proposalApproval;
const changesSchema = {
  fields: {
    message: {
      ...message,
      get required() {
        return say('messageRequired');
      },
    },
    recipientEmail,
  },
};

function Decisions({ proposal, gift, isEdited }: { proposal: Proposal; gift: ProposedGift; isEdited: boolean }) {
  // A gift that is written already goes out as it is.
  const isChangeable = proposal.action === 'send';
  const [isOpen, setIsOpen] = useState(isChangeable && (isEdited || gift.contact === null));
  const decide = useDecide();
  const { mutate, isPending, variables } = decide;
  const { id: proposalId } = proposal;
  const form = useSchemaForm(changesSchema, {
    defaultValues: { message: gift.message ?? '', recipientEmail: '', buyer: gift.buyer ?? undecided },
    mode: 'onTouched',
    serverError: decide.error,
  });
  // The address of the last gift is offered; what is typed stays.
  const { email: lastEmail } = useLastContacts(proposal.recipientId, gift.contact === null);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (lastEmail && getValues('recipientEmail') === '') setValue('recipientEmail', lastEmail);
  }, [lastEmail, getValues, setValue]);
  const isBusy = (decision: Decision) => isPending && variables.decision === decision;
  const buyerOf = (buyer: GiftBuyer | typeof undecided) => (buyer === undecided ? {} : { buyer });
  const approve = () => mutate({ decision: 'approve', proposalId, ...buyerOf(getValues('buyer')) });
  const isChoice = proposal.choice !== undefined;
  const decideOtherwise = () =>
    mutate({ decision: 'approve', proposalId, isChoice: !isChoice, ...buyerOf(getValues('buyer')) });
  const approveChanged = form.onSubmit(({ message, recipientEmail, buyer }) =>
    settle(decide, {
      decision: 'approve',
      proposalId,
      message,
      ...(recipientEmail && { recipientEmail }),
      ...buyerOf(buyer),
    }),
  );
  return (
    <>
      {isOpen ? (
        <div className="grid gap-4">
          <TextareaField form={form} name="message" label={say('message')} rows={6} />
          <TextField
            form={form}
            name="recipientEmail"
            label={gift.contact ? say('anotherAddress') : say('theirAddress')}
            note={gift.contact ? say('optional') : undefined}
            type="email"
            autoComplete="off"
          />
        </div>
      ) : (
        <blockquote
          dir="auto"
          className="border-s-2 border-ribbon ps-3.5 font-display whitespace-pre-line wrap-anywhere"
        >
          {gift.message}
        </blockquote>
      )}
      {isChangeable && !proposal.isCard && (
        <div className="max-w-sm">
          <SelectField form={form} name="buyer" label={say('buyer')} options={buyers()} />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button isBusy={isBusy('approve')} disabled={isPending} onClick={isOpen ? approveChanged : approve}>
          {say('approve')}
        </Button>
        {proposal.others > 0 && (
          <Button
            variant="quiet"
            isBusy={isBusy('swap')}
            disabled={isPending}
            onClick={() => mutate({ decision: 'swap', proposalId })}
          >
            {say('swap')}
          </Button>
        )}
        {isChangeable && !isOpen && proposal.others > 0 && (
          <Button variant="quiet" disabled={isPending} onClick={decideOtherwise}>
            {isChoice ? say('onlyFirst') : say('letChoose', { name: firstNamesOf(proposal.recipientName) })}
          </Button>
        )}
        {isChangeable && !isOpen && (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {say('edit')}
          </Button>
        )}
        <Button
          variant="bare"
          isBusy={isBusy('skip')}
          disabled={isPending}
          onClick={() => mutate({ decision: 'skip', proposalId })}
        >
          {say('skip')}
        </Button>
      </div>
    </>
  );
}
