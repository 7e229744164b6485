import type { Gift } from '@presently/contracts/gifting/gifts';
import type { GiftToResend } from '@presently/contracts/gifting/resend';
import { maxLength, type DeliveryMethod } from '@presently/rules/vocabulary';
import { useRef, useState, type SyntheticEvent } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { newKey } from '../../lib/new-key.js';
import { Button } from '../../ui/button.js';
import { CopyField } from '../../ui/copy-field.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import { useResendGift } from './resend.js';

const methods: { value: DeliveryMethod; label: string }[] = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'SMS (Text Message)' },
];
const contactFields = {
  email: { name: 'recipientEmail', label: "Recipient's email", type: 'email', maxLength: maxLength.email },
  sms: { name: 'recipientPhone', label: "Recipient's phone number", type: 'tel', maxLength: maxLength.phone },
} as const;

interface ResendDialogProps {
  /** One whose message has not arrived. */
  gift: Gift;
  onClose: () => void;
}

/** Puts the contact right and sends the gift again, or takes its link along. */
export function ResendDialog({ gift, onClose }: ResendDialogProps) {
  const stored = gift.deliveryMethod ?? 'email';
  const [method, setMethod] = useState<DeliveryMethod>(stored);
  const [contacts, setContacts] = useState({ email: '', sms: '', [stored]: gift.contact ?? '' });
  const [isMissing, setIsMissing] = useState(false);
  const keyFor = useKeys();
  const resend = useResendGift();
  const field = contactFields[method];
  const contact = contacts[method].trim();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (resend.isPending) return;
    setIsMissing(contact === '');
    if (contact === '') return;
    const again: GiftToResend = { giftId: gift.id, deliveryMethod: method, [field.name]: contact };
    resend.mutate({ gift: again, idempotencyKey: keyFor(again) }, { onSuccess: onClose });
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title="Send it again" description={gift.deliveryProblem}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-5">
          <Field label="Delivery method">
            {(control) => (
              <Select
                {...control}
                value={method}
                onValueChange={(value) => setMethod(value as DeliveryMethod)}
                options={methods}
              />
            )}
          </Field>
          <Field
            key={method}
            label={field.label}
            hint="Sending it again does not count against your gifts of this month."
            error={isMissing ? `Please enter ${field.label.toLowerCase()}` : errorOf(resend.error, field.name)}
          >
            {(control) => (
              <Input
                {...control}
                type={field.type}
                autoComplete="off"
                maxLength={field.maxLength}
                value={contacts[method]}
                onChange={(event) => {
                  setIsMissing(false);
                  setContacts({ ...contacts, [method]: event.target.value });
                }}
              />
            )}
          </Field>
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={resend.isPending}>
            Send again
          </Button>
        </DialogActions>
      </form>
      <div className="mt-8 grid gap-3 border-t border-line pt-6">
        <p className="text-sm text-ink-soft">Or pass the link on yourself: whoever has it can open the gift.</p>
        <CopyField label="Link to the gift" text={`${location.origin}/gift/${gift.shareToken}`} action="Copy link" />
      </div>
    </Dialog>
  );
}

/** After a failure nobody knows whether it went out: the same again keeps its key, so that it cannot go out twice. */
function useKeys(): (again: GiftToResend) => string {
  const last = useRef({ content: '', key: '' });
  return (again) => {
    const content = JSON.stringify(again);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}

/** What the server says about the contact, to stand where it was filled in. */
function errorOf(error: Error | null, field: string): string | undefined {
  const errors: Record<string, string[]> | undefined = error instanceof ApiError ? error.problem?.errors : undefined;
  return errors?.[field]?.[0];
}
