import { isShownToRecipient } from '@presently/rules/vocabulary';
import { useId } from 'react';
import { buyerAnswers } from '../../domain/gift/buyer.js';
import { Field, Input } from '../../ui/controls/field.js';
import type { SendDraft } from './draft/draft.js';

interface BuyerQuestionProps {
  draft: Pick<
    SendDraft,
    | 'gift'
    | 'buyer'
    | 'isPriceShown'
    | 'isLinkShown'
    | 'arrivesOn'
    | 'isNudgeWanted'
    | 'isMessageInMail'
    | 'deliveryMethod'
  >;
  recipientName: string | undefined;
  change: (changed: Partial<SendDraft>) => void;
}

const answers = [...buyerAnswers, { value: null, label: 'I’d rather leave it open' }] as const;

/** The one question about the product, what of it the recipient sees, and the one reminder. A card has no product. */
export function BuyerQuestion(props: BuyerQuestionProps) {
  const { draft, change } = props;
  return (
    <div className="grid gap-4">
      {!draft.gift?.isCard && <Purchase {...props} />}
      <Tick
        label={`Show my words in the ${draft.deliveryMethod === 'email' ? 'mail' : 'text'}`}
        isOn={draft.isMessageInMail}
        onChange={(isMessageInMail) => change({ isMessageInMail })}
      />
      {draft.deliveryMethod === 'email' && (
        <Tick
          label="Remind them once, if it is not opened after three days"
          isOn={draft.isNudgeWanted}
          onChange={(isNudgeWanted) => change({ isNudgeWanted })}
        />
      )}
    </div>
  );
}

function Purchase({ draft, recipientName = 'They', change }: BuyerQuestionProps) {
  const { gift, buyer, arrivesOn } = draft;
  const name = useId();
  const buysIt = buyer === 'sender-delivers' || buyer === 'sender-brings';
  const shown = [
    { field: 'isPriceShown', label: `${recipientName} may see the price`, isThere: Boolean(gift?.price) },
    { field: 'isLinkShown', label: `${recipientName} may see the link to the shop`, isThere: Boolean(gift?.url) },
  ] as const;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">Who buys it?</legend>
      <div className="grid gap-1">
        {answers.map(({ value, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={buyer === value}
              onChange={() => change({ buyer: value, isPriceShown: null, isLinkShown: null })}
              className="size-4.5 accent-ribbon"
            />
            {label}
          </label>
        ))}
      </div>
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
            <Field label="Arrives about" note="optional">
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
