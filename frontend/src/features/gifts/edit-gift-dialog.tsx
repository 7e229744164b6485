import type { GiftChange, GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { useState } from 'react';
import { ContactField } from '../../domain/delivery/contact-field.js';
import {
  contactFields,
  deliveryFields,
  deliveryOptions,
  faultsOfDelivery,
  type Delivery,
} from '../../domain/delivery/delivery.js';
import { useChangeGift } from '../../domain/gift/planned/change-gift.js';
import { MomentFields } from '../../forms/fields/moment-fields.js';
import { giftChange } from '../../forms/contract/gift-change.js';
import { faultOfMoment } from '../../forms/rules.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { settle } from '../../forms/settle.js';
import { TextareaField, TextField } from '../../forms/fields/text-field.js';
import { useBoundField } from '../../forms/use-bound-field.js';
import type { FormSchema } from '../../forms/check-form.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { instantMeant, momentAt, morningOf, type Moment } from '../../lib/time/chosen-moments.js';
import { ownTimeZone } from '../../lib/time/time-zones.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

interface TypedGift extends Delivery {
  giftName: string;
  price: string;
  giftUrl: string;
  message: string;
  scheduledFor: Moment;
}

const { giftName, price, giftUrl, message } = giftChange;
const editSchema: FormSchema<TypedGift> = {
  fields: { ...deliveryFields, giftName, price, giftUrl, message },
  check: (typed) => ({ ...faultsOfDelivery(typed), scheduledFor: faultOfMoment(typed.scheduledFor) }),
};
const fieldOf = { recipientEmail: 'email', recipientPhone: 'phone' } as const;

/** Changes a planned gift: the gift, the message, the contact, the time. Mounted only while it is open. */
export function EditGiftDialog({ gift, onClose }: { gift: GiftDetail; onClose: () => void }) {
  const [openedAt] = useState(() => new Date().toISOString());
  const change = useChangeGift(say('changed'));
  const form = useSchemaForm<TypedGift>(editSchema, {
    defaultValues: {
      giftName: gift.giftName,
      price: gift.price ?? '',
      giftUrl: gift.giftUrl ?? '',
      message: gift.message ?? '',
      deliveryMethod: gift.deliveryMethod ?? 'email',
      email: gift.recipientEmail ?? '',
      phone: gift.recipientPhone ?? '',
      scheduledFor: gift.scheduledFor
        ? momentAt(gift.scheduledFor, ownTimeZone())
        : morningOf(undefined, ownTimeZone()),
    },
    serverError: change.error,
    fieldOf,
  });
  const contact = contactFields[form.watch('deliveryMethod')];
  const { ref, field, error } = useBoundField(form, 'scheduledFor');
  const submit = form.onSubmit(({ email, phone, scheduledFor, price, giftUrl, ...rest }) => {
    const changed: GiftChange = {
      giftId: gift.id,
      ...rest,
      ...(rest.deliveryMethod === 'email' ? { recipientEmail: email } : { recipientPhone: phone }),
      price: price || null,
      giftUrl: giftUrl || null,
      scheduledFor: instantMeant(scheduledFor)!.toISOString(),
    };
    return settle(change, changed, onClose);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={gift.isCard ? say('editCard') : say('editGift')}
      description={say('editFor', { recipient: gift.recipientName })}
    >
      <form noValidate onSubmit={submit}>
        <div className="grid gap-5">
          {!gift.isCard && (
            <>
              <TextField form={form} name="giftName" label={say('name')} />
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField form={form} name="price" label={say('price')} note={say('optional')} />
                <TextField form={form} name="giftUrl" label={say('shopLink')} note={say('optional')} type="url" />
              </div>
            </>
          )}
          <TextareaField form={form} name="message" label={say('message')} rows={5} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField form={form} name="deliveryMethod" label={say('deliveryMethod')} options={deliveryOptions()} />
            <ContactField
              key={contact.field}
              form={form}
              name={contact.field}
              inputName="recipient-contact"
              label={contact.label()}
              type={contact.type}
              autoComplete="off"
            />
          </div>
          <MomentFields
            ref={ref}
            moment={field.value}
            onChange={field.onChange}
            firstDay={momentAt(openedAt, field.value.timeZone).date}
            zoneHint={say('zoneHint', { recipient: gift.recipientName })}
            error={error}
          />
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={change.isPending}>
            {say('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
