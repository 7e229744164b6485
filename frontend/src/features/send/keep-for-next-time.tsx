import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useState, type ReactNode } from 'react';
import { api } from '../../lib/api.js';
import type { SendDraft } from './draft/draft.js';
import { sendingWords as say } from '../../languages/sending/en.js';

/** The contact and the zone of the draft that the person does not have yet. */
function newsOf(recipient: Recipient, draft: Pick<SendDraft, 'deliveryMethod' | 'email' | 'phone' | 'sendAt'>) {
  const field = draft.deliveryMethod === 'email' ? 'email' : 'phone';
  const contact = draft[field].trim();
  const timeZone = draft.sendAt?.timeZone;
  return {
    ...(contact !== '' && contact !== recipient[field] && { [field]: contact }),
    ...(timeZone && recipient.timeZone && timeZone !== recipient.timeZone && { timeZone }),
  };
}

/** Asks whether the person keeps a new contact, and stores it once the gift is sent. A first one is kept unless said. */
export function useKeepForNextTime(
  recipient: Recipient | undefined,
  draft: Pick<SendDraft, 'deliveryMethod' | 'email' | 'phone' | 'sendAt'>,
): { question: ReactNode; save: () => void } {
  const [answer, setAnswer] = useState<{ recipientId: string; isWanted: boolean }>();
  const news = recipient ? newsOf(recipient, draft) : {};
  const isFirst = recipient !== undefined && !recipient[draft.deliveryMethod === 'email' ? 'email' : 'phone'];
  const isWanted = recipient !== undefined && answer?.recipientId === recipient.id ? answer.isWanted : isFirst;

  function save() {
    if (!recipient || !isWanted || Object.keys(news).length === 0) return;
    // The gift is sent. A failure only means that the contact is typed again.
    void api('PATCH /api/recipients/:recipientId', { recipientId: recipient.id, ...news }).catch(() => undefined);
  }
  const question = recipient && Object.keys(news).length > 0 && (
    <label className="flex min-h-11 items-center gap-3 justify-self-start">
      <input
        type="checkbox"
        checked={isWanted}
        onChange={({ target }) => setAnswer({ recipientId: recipient.id, isWanted: target.checked })}
        className="size-4.5 accent-ribbon"
      />
      {say(whatToRemember(news), { name: recipient.name })}
    </label>
  );
  return { question, save };
}

function whatToRemember(news: ReturnType<typeof newsOf>) {
  if ('email' in news) return 'rememberAddress';
  return 'phone' in news ? 'rememberNumber' : 'rememberZone';
}
