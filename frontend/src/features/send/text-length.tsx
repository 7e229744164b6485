import { giftText } from '@presently/rules/gift-text';
import { textParts } from '@presently/rules/gsm';
import type { SendDraft } from './draft/draft.js';

interface TextLengthProps {
  draft: Pick<SendDraft, 'gift' | 'message' | 'isMessageInMail'>;
  recipientName: string;
  senderName: string;
}

/** As long as every gift's link is. */
const link = `/gift/${'x'.repeat(32)}`;

/** Says before sending how many text messages a gift takes: phone companies count and charge each one. */
export function TextLength({ draft, recipientName, senderName }: TextLengthProps) {
  const partsWith = (message: string | null) =>
    textParts(
      giftText({ recipientName, senderName, message, isCard: draft.gift?.isCard, giftUrl: location.origin + link }),
    );
  const parts = partsWith(draft.isMessageInMail ? draft.message.trim() : null);
  const without = partsWith(null);
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {parts === 1
        ? 'It goes out as one text message.'
        : `It goes out as ${parts} text messages, and phone companies may charge for each.`}
      {parts > without && ` Without your words in it, it is ${without === 1 ? 'one' : without}.`}
    </p>
  );
}
