import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { usePeople } from '../../../domain/recipient/use-people.js';
import { nextOccasion } from '../../../domain/occasion/next-occasion.js';
import { noOccasion, type SendDraft } from '../draft/draft.js';

/** People in the list to choose from. The search finds the others. */
const peopleInList = 100;

/** The people to choose from, and the recipient and the occasion of the draft if they still exist. */
export function useChosenRecipient(draft: Pick<SendDraft, 'recipientId' | 'occasionId'>) {
  const list = usePeople(peopleInList);
  const listed = list.people.data?.find(({ id }) => id === draft.recipientId);
  const other = useQuery({
    ...query('GET /api/recipients/:recipientId', { recipientId: draft.recipientId }),
    enabled: draft.recipientId !== '' && list.people.isSuccess && !listed,
  });
  const recipient = listed ?? (draft.recipientId === '' ? undefined : other.data);
  const recipientId = recipient?.id ?? '';
  const occasions = useQuery({
    ...query('GET /api/recipients/:recipientId/occasions', { recipientId }),
    enabled: recipientId !== '',
  });
  const chosen = occasions.data?.find(({ id }) => id === draft.occasionId);
  // Nothing is chosen yet: the gift is most likely for the next day.
  const occasion = draft.occasionId === '' ? nextOccasion(occasions.data ?? []) : chosen;
  return {
    list,
    recipient,
    occasions: occasions.data ?? [],
    occasion,
    recipientId,
    // The remembered occasion counts until the list has loaded.
    occasionId: occasions.data ? (occasion?.id ?? '') : draft.occasionId === noOccasion ? '' : draft.occasionId,
    /** Whether the recipient of the draft is found, or certainly missing. */
    isKnown: recipient !== undefined || isMissing(other.error),
  };
}
