import { useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.js';
import { draftFrom, emptyDraft, isEmpty, type SendDraft } from './draft.js';

export const draftName = 'send';

/** What stands on the send screen; it survives a reload of the page. */
export function useSendDraft(userId: string) {
  const [draft, setDraft] = useState(() => draftFrom(readDraft(userId, draftName)));
  useEffect(() => {
    if (isEmpty(draft)) removeDraft(userId, draftName);
    else writeDraft(userId, draftName, JSON.stringify(draft));
  }, [userId, draft]);
  return {
    draft,
    update: setDraft,
    change: (fields: Partial<SendDraft>) => setDraft((current) => ({ ...current, ...fields })),
    clear: () => setDraft(emptyDraft),
  };
}
