import type { Gift } from '@presently/contracts/gifting/gifts';
import type { GiftToResend } from '@presently/contracts/gifting/resend';
import { useRef } from 'react';
import { ContactField } from '../delivery/contact-field.js';
import {
  contactFields,
  deliveryFields,
  deliveryOptions,
  faultsOfDelivery,
  type Delivery,
} from '../delivery/delivery.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { settle } from '../../forms/settle.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { newKey } from '../../lib/new-key.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.js';
import { problemOf } from './delivery-words.js';
import { GiftLinkField } from './gift-link-field.js';
import { useResendGift } from './resend.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const resendSchema = { fields: deliveryFields, check: faultsOfDelivery };
const fieldOf = { recipientEmail: 'email', recipientPhone: 'phone' } as const;

interface ResendDialogProps {
  /** A gift whose message has not arrived. */
  gift: Gift;
  onClose: () => void;
}

/** Corrects the contact and sends the gift again, or copies its link. */
export function ResendDialog({ gift, onClose }: ResendDialogProps) {
  const stored = gift.deliveryMethod ?? 'email';
  const keyFor = useKeys();
  const resend = useResendGift();
  const form = useSchemaForm<Delivery>(resendSchema, {
    defaultValues: { deliveryMethod: stored, email: '', phone: '', [contactFields[stored].field]: gift.contact ?? '' },
    serverError: resend.error,
    fieldOf,
  });
  const contact = contactFields[form.watch('deliveryMethod')];
  const submit = form.onSubmit(({ deliveryMethod, email, phone }) => {
    const contact = deliveryMethod === 'email' ? { recipientEmail: email } : { recipientPhone: phone };
    const again: GiftToResend = { giftId: gift.id, deliveryMethod, ...contact };
    return settle(resend, { gift: again, idempotencyKey: keyFor(again) }, onClose);
  });

  return (
    <Dialog isOpen onOpenChange={onClose} title={say('resendTitle')} description={problemOf(gift)}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-5">
          <SelectField form={form} name="deliveryMethod" label={say('deliveryMethod')} options={deliveryOptions()} />
          <ContactField
            key={contact.field}
            form={form}
            name={contact.field}
            inputName="recipient-contact"
            label={contact.label()}
            hint={hasReached(gift) ? say('resendFurtherHint') : say('resendHint')}
            type={contact.type}
            autoComplete="off"
          />
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={resend.isPending}>
            {say('sendAgain')}
          </Button>
        </DialogActions>
      </form>
      <div className="mt-8 grid gap-3 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">{say('resendLink')}</p>
        <GiftLinkField gift={gift} />
      </div>
    </Dialog>
  );
}

/** Whether a message has arrived, as far as is known: to another contact it is a further gift then. */
const hasReached = ({ deliveryProblem, viewedAt }: Gift): boolean => deliveryProblem === null || viewedAt !== null;

/** A failed call may still have been executed. The same content keeps its key, so that it cannot be sent twice. */
function useKeys(): (again: GiftToResend) => string {
  const last = useRef({ content: '', key: '' });
  return (again) => {
    const content = JSON.stringify(again);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
