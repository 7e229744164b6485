import type { Proposal, ProposedGift } from '@presently/contracts/gifting/proposals';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { GiftBuyer } from '@presently/rules/vocabulary';
import { buyerAnswers } from '../../domain/gift/buyer.js';
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

interface ProposalCardProps {
  proposal: Proposal;
  /** Whether the address of the page names it. */
  isNamed: boolean;
  /** Whether the fields are open from the start. */
  isEdited: boolean;
}

/** What a program asks for. */
const asks: Record<Proposal['action'], string> = {
  send: 'send this gift.',
  resend: 'send this message again.',
  'send-planned': 'send this gift before its time.',
};

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
          For {recipientName}
        </h2>
        <p className="text-sm text-ink-soft">
          {occasionType && `${occasionType === 'Other' ? 'A date' : occasionType}, `}
          {formatCalendarDate(occursOn)}
        </p>
      </header>
      {proposal.askedBy && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          “{proposal.askedBy}” asks you to {asks[proposal.action]}
        </p>
      )}
      {gift && <GiftFacts gift={gift} isCard={proposal.isCard} isAsked={proposal.askedBy !== null} />}
      {state === 'open' && gift ? (
        <Decisions proposal={proposal} gift={gift} isEdited={isEdited} />
      ) : (
        <Decided isSkipped={state === 'skipped'} giftId={gift?.id} />
      )}
      {state === 'open' && isLate && (
        <p role="note" className="text-sm font-medium text-ember">
          The day has passed. If you approve this gift now, it goes out at once, but late.
        </p>
      )}
    </Card>
  );
}

/** The gift of an approved proposal is gone once it is cancelled. */
function Decided({ isSkipped, giftId }: { isSkipped: boolean; giftId: string | undefined }) {
  if (!giftId) return <Badge className="justify-self-start">{isSkipped ? 'Skipped' : 'Cancelled'}</Badge>;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone="leaf">Approved</Badge>
      <Link to={`/gifts/${giftId}`} className="touch-line text-sm font-semibold underline underline-offset-4">
        See the gift
      </Link>
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
  const shop = gift.giftUrl && webUrl(gift.giftUrl);
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4">
      <GiftThumbnail gift={{ isCard, giftImageUrl: gift.giftImageUrl }} className="size-18 border border-line" />
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">
          {shop ? (
            <a
              href={shop}
              target="_blank"
              rel="noopener noreferrer"
              className="touch-line underline underline-offset-4"
            >
              {gift.giftName}
            </a>
          ) : (
            gift.giftName
          )}
          {gift.price && (
            <span className="ml-2 text-ribbon-deep tabular-nums">
              <Price text={gift.price} />
            </span>
          )}
        </p>
        <AtShopLine atShop={gift.atShop} was={gift.price} isDated />
        {isCard && !isAsked && (
          <p className="text-sm text-ink-soft">
            We found nothing that suits them and your budget well enough, so this is a card.
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-soft">
          {gift.contact ? `To ${gift.contact}` : 'No contact yet'}
          {gift.scheduledFor && `, ${formatMoment(gift.scheduledFor)}`}
        </p>
      </div>
    </div>
  );
}

/** No answer: a list cannot hold a blank value. */
const undecided = 'open' as const;
const buyers = [{ value: undecided, label: 'Not decided' } as const, ...buyerAnswers];

const { message, recipientEmail } = proposalApproval;
const changesSchema = {
  fields: { message: { ...message, required: 'Please add a personal message' }, recipientEmail },
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
  const letChoose = () => mutate({ decision: 'approve', proposalId, isChoice: true, ...buyerOf(getValues('buyer')) });
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
          <TextareaField form={form} name="message" label="Message" rows={6} />
          <TextField
            form={form}
            name="recipientEmail"
            label={gift.contact ? 'Send to another email address' : 'Their email address'}
            note={gift.contact ? 'optional' : undefined}
            type="email"
            autoComplete="off"
          />
        </div>
      ) : (
        <blockquote className="border-l-2 border-ribbon pl-3.5 font-display whitespace-pre-line wrap-anywhere">
          {gift.message}
        </blockquote>
      )}
      {isChangeable && !proposal.isCard && (
        <div className="max-w-sm">
          <SelectField form={form} name="buyer" label="Who buys it" options={buyers} />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button isBusy={isBusy('approve')} disabled={isPending} onClick={isOpen ? approveChanged : approve}>
          Approve
        </Button>
        {proposal.others > 0 && (
          <Button
            variant="quiet"
            isBusy={isBusy('swap')}
            disabled={isPending}
            onClick={() => mutate({ decision: 'swap', proposalId })}
          >
            Swap
          </Button>
        )}
        {isChangeable && !isOpen && proposal.others > 0 && (
          <Button variant="quiet" disabled={isPending} onClick={letChoose}>
            Let {proposal.recipientName.trim().split(/\s+/)[0]} choose
          </Button>
        )}
        {isChangeable && !isOpen && (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            Edit
          </Button>
        )}
        <Button
          variant="bare"
          isBusy={isBusy('skip')}
          disabled={isPending}
          onClick={() => mutate({ decision: 'skip', proposalId })}
        >
          Skip
        </Button>
      </div>
    </>
  );
}
