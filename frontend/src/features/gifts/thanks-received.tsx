import type { Gift, Thanks } from '@presently/contracts/gifting/gifts';
import { withoutLinks } from '@presently/rules/plain-text';
import { useClock } from '../../lib/clock.js';
import { formatAgo } from '../../lib/dates.js';
import { ThanksDrawing } from '../../ui/drawings/thanks-drawings.js';
import { ReportThanks } from './report-thanks.js';
import { GiftSection } from './gift-section.js';

export function ThanksReceived({ gift, thanks: { drawing, text, at } }: { gift: Gift; thanks: Thanks }) {
  const { now, timeZone } = useClock();
  return (
    <GiftSection title={`${gift.recipientName} said thank you`}>
      <div className="flex items-center gap-5">
        {drawing && <ThanksDrawing drawing={drawing} className="size-20 shrink-0" />}
        <div className="min-w-0">
          {text && (
            <p dir="auto" className="font-display text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
              {withoutLinks(text)}
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">{formatAgo(at, now, timeZone)}</p>
        </div>
      </div>
      {text && <ReportThanks giftId={gift.id} />}
    </GiftSection>
  );
}
