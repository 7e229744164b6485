import { isQuiet } from '@presently/rules/gift-mood';
import { isShownToRecipient } from '@presently/rules/vocabulary';
import { useId } from 'react';
import { buyerAnswers } from '../../domain/gift/buyer-answers.js';
import { sendingWords as sending } from '../../languages/sending/en.js';
import { Button } from '../../ui/controls/button.js';
import { Field, Input } from '../../ui/controls/field.js';
import type { SendDraft } from './draft/draft.js';
import { sendWords as say } from '../../languages/send/en.js';
import { isOrderedBySender } from './draft/payload.js';

interface BuyerQuestionProps {
  draft: Pick<
    SendDraft,
    | 'gift'
    | 'buyer'
    | 'isPriceShown'
    | 'isLinkShown'
    | 'arrivesOn'
    | 'opensOnArrival'
    | 'sendAt'
    | 'isNudgeWanted'
    | 'isMessageInMail'
    | 'deliveryMethod'
    | 'mood'
    | 'options'
  >;
  recipientName: string | undefined;
  change: (changed: Partial<SendDraft>) => void;
}

/** What the mail or text shows, and the one reminder. */
export function MailChoices({ draft, change }: Omit<BuyerQuestionProps, 'recipientName'>) {
  return (
    <div className="grid gap-1">
      <Tick
        label={sending(draft.deliveryMethod === 'email' ? 'wordsInMail' : 'wordsInText')}
        isOn={draft.isMessageInMail}
        onChange={(isMessageInMail) => change({ isMessageInMail })}
      />
      {draft.deliveryMethod === 'email' && !isQuiet(draft.mood) && (
        <Tick
          label={sending('nudge')}
          isOn={draft.isNudgeWanted}
          onChange={(isNudgeWanted) => change({ isNudgeWanted })}
        />
      )}
    </div>
  );
}

/**
 * The one question about the product, and what of it the recipient sees. No answer is chosen from the start: without one
 * the page says nothing about it.
 */
export function BuyerQuestion({ draft, recipientName: recipient, change }: BuyerQuestionProps) {
  const { gift, buyer, arrivesOn } = draft;
  const name = useId();
  const buysIt = isOrderedBySender(buyer);
  // Among several, the choice itself asks.
  const isOne = draft.options.length === 0;
  const hidden = isOne ? { isPriceShown: null, isLinkShown: null } : {};
  const shown = [
    {
      field: 'isPriceShown',
      label: recipient ? say('seesPrice', { name: recipient }) : say('theySeePrice'),
      isThere: isOne && Boolean(gift?.price),
    },
    {
      field: 'isLinkShown',
      label: recipient ? say('seesLink', { name: recipient }) : say('theySeeLink'),
      isThere: isOne && Boolean(gift?.url),
    },
  ] as const;
  return (
    <fieldset className="mt-6 grid gap-3">
      <legend className="text-sm font-semibold">{say('whoBuys')}</legend>
      <p className="text-sm text-ink-soft">{say('whoBuysHint')}</p>
      <div className="grid gap-1">
        {buyerAnswers().map(({ value, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={buyer === value}
              onChange={() => change({ buyer: value, ...hidden })}
              className="size-4.5 accent-ribbon"
            />
            {label}
          </label>
        ))}
      </div>
      {buyer && (
        <Button
          variant="bare"
          size="small"
          className="-ms-3 justify-self-start"
          onClick={() => change({ buyer: null, ...hidden })}
        >
          {say('leaveOpen')}
        </Button>
      )}
      {buysIt && (
        <>
          {shown.map(
            ({ field, label, isThere }) =>
              isThere && (
                <Tick
                  key={field}
                  label={label}
                  isOn={isShownToRecipient(draft[field], buyer)}
                  onChange={(isOn) => change({ [field]: isOn })}
                />
              ),
          )}
          <div className="max-w-60">
            <Field label={say('arrivesAbout')} note={say('optional')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={arrivesOn}
                  onChange={({ target }) => change({ arrivesOn: target.value })}
                />
              )}
            </Field>
          </div>
          {draft.sendAt && (
            <Tick
              label={say('waitArrival')}
              isOn={draft.opensOnArrival}
              onChange={(opensOnArrival) => change({ opensOnArrival })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 accent-ribbon"
      />
      {label}
    </label>
  );
}
