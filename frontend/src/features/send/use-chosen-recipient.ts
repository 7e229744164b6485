import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query.js';
import type { SendDraft } from './draft/draft.js';

/** The recipients, and the recipient and the occasion of the draft if they still exist. */
export function useChosenRecipient(draft: Pick<SendDraft, 'recipientId' | 'occasionId'>) {
  const recipients = useQuery(query('GET /api/recipients'));
  const recipient = recipients.data?.find(({ id }) => id === draft.recipientId);
  const recipientId = recipient?.id ?? '';
  const occasions = useQuery({
    ...query('GET /api/recipients/:recipientId/occasions', { recipientId }),
    enabled: recipientId !== '',
  });
  const occasion = occasions.data?.find(({ id }) => id === draft.occasionId);
  return {
    recipients,
    recipient,
    occasions: occasions.data ?? [],
    occasion,
    recipientId,
    // The remembered occasion counts until the list has loaded.
    occasionId: occasions.data && !occasion ? '' : draft.occasionId,
  };
}
