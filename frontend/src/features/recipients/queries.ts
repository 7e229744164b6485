import type { Portrait } from '@presently/contracts/gifting/person-pictures';
import type { NewRecipient, RecipientChange } from '@presently/contracts/gifting/recipients';
import type { NewOccasion, Occasion, OccasionChange } from '@presently/contracts/gifting/occasions';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

const fail =
  (title: string, fallback = say('tryAgain')) =>
  (error: Error) =>
    toast({ title, description: messageOf(error, fallback), variant: 'destructive' });

const savePicture = (picture: Portrait) => api('PUT /api/recipients/:recipientId/picture', picture);
const pictureNotSaved = (error: Error) => fail(say('pictureNotSaved'), say('choosePictureAgain'))(error);

export function useAddRecipient() {
  return useMutation({
    mutationFn: ({ recipient }: { recipient: NewRecipient; picture?: string | undefined }) =>
      api('POST /api/recipients', recipient),
    onSuccess: async ({ id: recipientId }, { picture }) => {
      toast({ title: say('added') });
      // The person is kept, also without their picture.
      if (picture) await savePicture({ recipientId, picture }).catch(pictureNotSaved);
    },
    onError: fail(say('addFailed')),
  });
}

export function useChangeRecipient() {
  return useMutation({
    // One after the other: a later press knows more.
    scope: { id: 'change-recipient' },
    mutationFn: (change: RecipientChange) => api('PATCH /api/recipients/:recipientId', change),
    onSuccess: () => toast({ title: say('updated') }),
    onError: fail(say('updateFailed')),
  });
}

export function useSetPortrait() {
  return useMutation({
    mutationFn: savePicture,
    onSuccess: () => toast({ title: say('pictureSaved') }),
  });
}

export function useRemovePortrait(recipientId: string) {
  return useMutation({
    mutationFn: () => api('DELETE /api/recipients/:recipientId/picture', { recipientId }),
    onSuccess: () => toast({ title: say('pictureRemoved') }),
  });
}

export function useRemoveRecipient() {
  return useMutation({
    mutationFn: (recipientId: string) => api('DELETE /api/recipients/:recipientId', { recipientId }),
    onSuccess: () => {
      toast({
        title: say('deleted'),
        description: say('deletedText'),
      });
    },
    onError: fail(say('deleteFailed')),
  });
}

export function useAddOccasion() {
  return useMutation({
    mutationFn: (occasion: NewOccasion) => api('POST /api/recipients/:recipientId/occasions', occasion),
    onSuccess: () => toast({ title: say('dayAdded'), description: say('dayAddedText') }),
    onError: fail(say('error'), say('dayAddFailed')),
  });
}

export function useChangeOccasion() {
  return useMutation({
    mutationFn: (change: OccasionChange) => api('PATCH /api/occasions/:occasionId', change),
    onSuccess: () => toast({ title: say('dayUpdated') }),
    onError: fail(say('error'), say('dayUpdateFailed')),
  });
}

export function useRestoreOccasion({ recipientId, ...removed }: Occasion, onRestored?: () => void) {
  return useMutation({
    mutationFn: () => api('POST /api/recipients/:recipientId/occasions', { recipientId, ...asNew(removed) }),
    onSuccess: () => {
      toast({ title: say('dayRestored') });
      onRestored?.();
    },
    onError: fail(say('error'), say('dayRestoreFailed')),
  });
}

/** Removes an occasion; the toast can bring it back. */
export function useRemoveOccasion(occasion: Occasion, onRemoved: () => void, onRestored: () => void) {
  const undo = useRestoreOccasion(occasion, onRestored);
  return useMutation({
    mutationFn: () => api('DELETE /api/occasions/:occasionId', { occasionId: occasion.id }),
    onSuccess: () => {
      toast({ title: say('dayRemovedTitle'), action: { label: say('undo'), onPress: () => undo.mutate() } });
      onRemoved();
    },
    onError: fail(say('error'), say('dayRemoveFailed')),
  });
}

/** A legacy date that is no date is refused on the way back, as on the way in. */
const asNew = ({ year, notes, title, ...removed }: Omit<Occasion, 'recipientId'>): Omit<NewOccasion, 'recipientId'> => {
  const { type, date, recurrence, leapDay, nth, weekday, month, easterOffset, easterOf } = removed;
  return {
    type: type as NewOccasion['type'],
    date,
    recurrence,
    ...(year === null && recurrence !== 'once' && { year }),
    ...(notes && { notes }),
    ...(title && { title }),
    ...(leapDay && { leapDay }),
    ...(nth !== null && weekday !== null && month !== null && { nth, weekday, month }),
    ...(easterOffset !== null && { easterOffset }),
    ...(easterOf && { easterOf }),
  };
};
