import type { Gift } from '@presently/contracts/gifting/gifts';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { instantMeant, momentAt, morningOf, type Moment } from '../../lib/moments.js';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { MomentFields } from '../../ui/moment-fields.js';
import { ownTimeZone } from '../../ui/time-zone-select.js';
import { useRescheduleGift } from './queries.js';

/** In place while it is open. */
export function RescheduleDialog({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const [moment, setMoment] = useState<Moment>(() =>
    gift.scheduledFor ? momentAt(gift.scheduledFor, ownTimeZone()) : morningOf(undefined, ownTimeZone()),
  );
  const [openedAt] = useState(() => new Date().toISOString());
  const [error, setError] = useState<string>();
  const reschedule = useRescheduleGift();

  function submit() {
    const instant = instantMeant(moment);
    if (!instant || instant.getTime() <= Date.now()) return setError('Please choose a time that is still to come');
    reschedule.mutate(
      { giftId: gift.id, scheduledFor: instant.toISOString() },
      {
        onSuccess: onClose,
        onError: (failure) => {
          setError(failure instanceof ApiError ? failure.problem?.errors?.['scheduledFor']?.[0] : undefined);
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="When should it go out?"
      description={`${gift.giftName}, for ${gift.recipientName}`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!reschedule.isPending) submit();
        }}
      >
        <MomentFields
          moment={moment}
          onChange={(changed) => {
            setMoment(changed);
            setError(undefined);
          }}
          firstDay={momentAt(openedAt, moment.timeZone).date}
          zoneHint={`Choose where ${gift.recipientName} lives to reach them in their morning.`}
          error={error}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={reschedule.isPending}>
            Save time
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
