import type { Gift } from '@presently/contracts/gifting/gifts';
import { useState } from 'react';
import { MomentFields } from '../../../forms/fields/moment-fields.js';
import { faultOfMoment } from '../../../forms/rules.js';
import { settle } from '../../../forms/settle.js';
import { useBoundField } from '../../../forms/use-bound-field.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { instantMeant, momentAt, morningOf, type Moment } from '../../../lib/time/chosen-moments.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useRescheduleGift } from './send-or-take-back.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';

const rescheduleSchema: FormSchema<{ scheduledFor: Moment }> = {
  fields: {},
  check: ({ scheduledFor }) => ({ scheduledFor: faultOfMoment(scheduledFor) }),
};

interface RescheduleDialogProps {
  gift: Pick<Gift, 'id' | 'giftName' | 'recipientName' | 'scheduledFor'>;
  onClose: () => void;
  onChanged?: (gift: Gift) => void;
}

/** Mounted only while it is open. */
export function RescheduleDialog({ gift, onClose, onChanged }: RescheduleDialogProps) {
  const [openedAt] = useState(() => new Date().toISOString());
  const reschedule = useRescheduleGift();
  const form = useSchemaForm(rescheduleSchema, {
    defaultValues: {
      scheduledFor: gift.scheduledFor
        ? momentAt(gift.scheduledFor, ownTimeZone())
        : morningOf(undefined, ownTimeZone()),
    },
    serverError: reschedule.error,
  });
  const { ref, field, error } = useBoundField(form, 'scheduledFor');
  const submit = form.onSubmit(({ scheduledFor }) => {
    const instant = instantMeant(scheduledFor);
    if (!instant) return undefined;
    return settle(reschedule, { giftId: gift.id, scheduledFor: instant.toISOString() }, (changed) => {
      onChanged?.(changed);
      onClose();
    });
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={say('timeTitle')}
      description={say('giftFor', { gift: gift.giftName, recipient: gift.recipientName })}
    >
      <form noValidate onSubmit={submit}>
        <MomentFields
          ref={ref}
          moment={field.value}
          onChange={field.onChange}
          firstDay={momentAt(openedAt, field.value.timeZone).date}
          zoneHint={say('zoneHint', { recipient: gift.recipientName })}
          error={error}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={reschedule.isPending}>
            {say('saveTime')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
