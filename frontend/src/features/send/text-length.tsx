import { giftText } from '@presently/rules/gift-text';
import { languageOfTag } from '@presently/rules/languages';
import { textParts } from '@presently/rules/gsm';
import type { SendDraft } from './draft/draft.js';
import { sendingWords as say } from '../../languages/sending/en.js';

interface TextLengthProps {
  draft: Pick<SendDraft, 'gift' | 'message' | 'isMessageInMail'>;
  recipientName: string;
  /** The recipient's, a tag, as far as it is known. */
  recipientLanguage?: string | null | undefined;
  senderName: string;
}

/** As long as every gift's link is. */
const link = `/gift/${'x'.repeat(32)}`;

/** Says before sending how many text messages a gift takes: phone companies count and charge each one. */
export function TextLength({ draft, recipientName, recipientLanguage, senderName }: TextLengthProps) {
  const partsWith = (message: string | null) =>
    textParts(
      giftText({
        language: languageOfTag(recipientLanguage),
        recipientName,
        senderName,
        message,
        isCard: draft.gift?.isCard,
        giftUrl: location.origin + link,
      }),
    );
  const parts = partsWith(draft.isMessageInMail ? draft.message.trim() : null);
  const without = partsWith(null);
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {say('textParts', { count: parts })}
      {parts > without && ` ${say('textWithout', { count: without })}`}
    </p>
  );
}
