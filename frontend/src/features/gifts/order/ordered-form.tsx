import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { maxLength } from '@presently/rules/vocabulary';
import { useEffect, useRef } from 'react';
import { useChangeGift } from '../../../domain/gift/planned/change-gift.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { localToday } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { orderWords as say } from '../../../languages/order/en.js';

const schema = { fields: { number: { isTrimmed: true, max: [maxLength.orderNumber] } } } as const;

interface OrderedFormProps {
  gift: GiftDetail;
  /** Asked once, after a visit to the shop. */
  isAsked: boolean;
  onClose: () => void;
}

/** "Ordered?": the day on which it should arrive and the shop's number, both if the user likes. */
export function OrderedForm({ gift, isAsked, onClose }: OrderedFormProps) {
  const isKnown = gift.purchase !== null && gift.purchase !== undefined;
  const change = useChangeGift(isKnown ? say('saved') : say('ordered'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const form = useSchemaForm(schema, {
    defaultValues: { arrivesOn: gift.arrivesOn ?? '', number: gift.purchase?.number ?? '' },
    serverError: change.error,
    // The number is checked here already.
    fieldOf: { purchase: 'arrivesOn' },
  });
  const submit = form.onSubmit(({ arrivesOn, number }) =>
    settle(change, {
      giftId: gift.id,
      purchase: {
        ...(!isKnown && { state: 'ordered', orderedOn: localToday() }),
        arrivesOn: arrivesOn || null,
        number: number || null,
      },
    }).then(onClose, () => undefined),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={say('title')} className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {isKnown ? say('title') : say('askOrdered')}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="arrivesOn"
          type="date"
          label={say('arrivesAbout')}
          note={say('optional')}
          hint={say('arrivesHint', { recipient: gift.recipientName })}
        />
        <TextField form={form} name="number" label={say('orderNumber')} note={say('optional')} autoComplete="off" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending}>
          {isKnown ? say('save') : say('yesOrdered')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isKnown ? say('cancel') : say('notYet')}
        </Button>
      </div>
    </form>
  );
}
