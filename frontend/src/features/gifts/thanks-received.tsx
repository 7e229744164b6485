import type { Gift, Thanks } from '@presently/contracts/gifting/gifts';
import { withoutLinks } from '@presently/rules/plain-text';
import { ReportForm } from '../../domain/report/report-form.js';
import { api } from '../../lib/api.js';
import { useClock } from '../../lib/time/clock.js';
import { formatAgo } from '../../lib/time/dates.js';
import { ThanksDrawing } from '../../ui/drawings/thanks-drawings.js';
import { GiftSection } from './gift-section.js';
import { giftsWords as say } from '../../languages/gifts/en.js';
import { thanksWords } from '../../languages/thanks/en.js';

const reasons = [
  ['harassment', 'reportHarassment'],
  ['fraud', 'reportFraud'],
  ['unwanted', 'reportUnwanted'],
  ['other', 'reportOther'],
] as const;

export function ThanksReceived({ gift, thanks: { drawing, text, at } }: { gift: Gift; thanks: Thanks }) {
  const { now, timeZone } = useClock();
  return (
    <GiftSection title={say('thanksTitle', { recipient: gift.recipientName })}>
      <div className="flex items-center gap-5">
        {drawing && <ThanksDrawing drawing={drawing} className="size-20 shrink-0" />}
        <div className="min-w-0">
          {drawing && <p className={text ? 'sr-only' : 'font-display text-lg'}>{thanksWords(drawing)}</p>}
          {text && (
            <p dir="auto" className="font-display text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
              {withoutLinks(text)}
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">{formatAgo(at, now, timeZone)}</p>
        </div>
      </div>
      {text && (
        <ReportForm
          title={say('reportThanks')}
          reasons={reasons.map(([reason, label]) => [reason, say(label)])}
          onSend={(report) => api('POST /api/gifts/:giftId/thanks/report', { giftId: gift.id, ...report })}
          className="mt-4"
        />
      )}
    </GiftSection>
  );
}
