import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { maxLength } from '@presently/rules/vocabulary';
import { useEffect, useRef } from 'react';
import { localToday } from '../../../domain/gift/order/order-words.js';
import { useChangeGift } from '../../../domain/gift/planned/change-gift.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';

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
  const change = useChangeGift(isKnown ? 'Order saved' : 'Ordered');
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
    <form noValidate onSubmit={submit} aria-label="The order" className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {isKnown ? 'The order' : 'Ordered?'}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="arrivesOn"
          type="date"
          label="Arrives about"
          note="optional"
          hint={`${gift.recipientName} sees the day on the gift’s page.`}
        />
        <TextField form={form} name="number" label="Order number" note="optional" autoComplete="off" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending}>
          {isKnown ? 'Save' : 'Yes, it is ordered'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isKnown ? 'Cancel' : 'Not yet'}
        </Button>
      </div>
    </form>
  );
}
