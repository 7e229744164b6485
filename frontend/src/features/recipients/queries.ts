import type { Portrait } from '@presently/contracts/gifting/person-pictures';
import type { NewRecipient, RecipientChange } from '@presently/contracts/gifting/recipients';
import type { NewOccasion, Occasion, OccasionChange } from '@presently/contracts/gifting/occasions';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { toast } from '../../ui/overlays/toast-store.js';

const tryAgain = 'Please try again.';

const fail =
  (title: string, fallback = tryAgain) =>
  (error: Error) =>
    toast({ title, description: messageOf(error, fallback), variant: 'destructive' });

const savePicture = (picture: Portrait) => api('PUT /api/recipients/:recipientId/picture', picture);
const pictureNotSaved = fail('The picture could not be saved', 'You can choose it again on their page.');

export function useAddRecipient() {
  return useMutation({
    mutationFn: ({ recipient }: { recipient: NewRecipient; picture?: string | undefined }) =>
      api('POST /api/recipients', recipient),
    onSuccess: async ({ id: recipientId }, { picture }) => {
      toast({ title: 'Recipient added!' });
      // The person is kept, also without their picture.
      if (picture) await savePicture({ recipientId, picture }).catch(pictureNotSaved);
    },
    onError: fail('Failed to add recipient'),
  });
}

export function useChangeRecipient() {
  return useMutation({
    mutationFn: (change: RecipientChange) => api('PATCH /api/recipients/:recipientId', change),
    onSuccess: () => toast({ title: 'Recipient updated!' }),
    onError: fail('Failed to update recipient'),
  });
}

export function useSetPortrait() {
  return useMutation({
    mutationFn: savePicture,
    onSuccess: () => toast({ title: 'Picture saved' }),
  });
}

export function useRemovePortrait(recipientId: string) {
  return useMutation({
    mutationFn: () => api('DELETE /api/recipients/:recipientId/picture', { recipientId }),
    onSuccess: () => toast({ title: 'Picture removed' }),
  });
}

export function useRemoveRecipient() {
  return useMutation({
    mutationFn: (recipientId: string) => api('DELETE /api/recipients/:recipientId', { recipientId }),
    onSuccess: () => {
      toast({
        title: 'Recipient deleted',
        description: 'Recipient and all associated data have been removed.',
      });
    },
    onError: fail('Failed to delete recipient'),
  });
}

export function useAddOccasion() {
  return useMutation({
    mutationFn: (occasion: NewOccasion) => api('POST /api/recipients/:recipientId/occasions', occasion),
    onSuccess: () => toast({ title: 'Occasion Added', description: "You'll receive reminders before this date." }),
    onError: fail('Error', 'Failed to add occasion'),
  });
}

export function useChangeOccasion() {
  return useMutation({
    mutationFn: (change: OccasionChange) => api('PATCH /api/occasions/:occasionId', change),
    onSuccess: () => toast({ title: 'Occasion Updated' }),
    onError: fail('Error', 'Failed to update occasion'),
  });
}

export function useRestoreOccasion({ recipientId, ...removed }: Occasion, onRestored?: () => void) {
  return useMutation({
    mutationFn: () => api('POST /api/recipients/:recipientId/occasions', { recipientId, ...asNew(removed) }),
    onSuccess: () => {
      toast({ title: 'Occasion Restored' });
      onRestored?.();
    },
    onError: fail('Error', 'Failed to restore occasion'),
  });
}

/** Removes an occasion; the toast can bring it back. */
export function useRemoveOccasion(occasion: Occasion, onRemoved: () => void, onRestored: () => void) {
  const undo = useRestoreOccasion(occasion, onRestored);
  return useMutation({
    mutationFn: () => api('DELETE /api/occasions/:occasionId', { occasionId: occasion.id }),
    onSuccess: () => {
      toast({ title: 'Occasion Removed', action: { label: 'Undo', onPress: () => undo.mutate() } });
      onRemoved();
    },
    onError: fail('Error', 'Failed to remove occasion'),
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
