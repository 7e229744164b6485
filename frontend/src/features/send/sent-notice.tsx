import type { SentGift } from '@presently/contracts/gifting/gifts';
import { CalendarClock, Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.js';
import { cn } from '../../lib/class-names.js';
import { formatMoment } from '../../lib/moments.js';
import { CopyField } from '../../ui/controls/copy-field.js';

interface SentNoticeProps {
  gift: SentGift;
  onClose: () => void;
}

/** The result of sending, with the gift's link. It stays when the toast is gone. */
export function SentNotice({ gift, onClose }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is cleared, so the focus moves to the result.
  useEffect(() => heading.current?.focus(), []);

  const warning = gift.deliveryWarning;
  const scheduledFor = gift.status === 'planned' ? gift.scheduledFor : null;
  const Icon = warning ? TriangleAlert : scheduledFor ? CalendarClock : Check;
  return (
    <section
      aria-label="Your last gift"
      className={cn(
        'relative grid animate-rise scroll-mt-24 gap-4 rounded-xl border border-line bg-sheet p-5',
        'sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-9.5 place-items-center rounded-full',
          warning ? 'bg-amber-soft text-amber' : 'bg-leaf-soft text-leaf',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="pr-10 text-xl wrap-break-word outline-none">
          {warning
            ? `Kept for ${gift.recipientName}`
            : scheduledFor
              ? `Scheduled for ${gift.recipientName}`
              : `Sent to ${gift.recipientName}`}
        </h2>
        <p className="mt-1 text-ink-soft wrap-break-word">
          {warning
            ? withFullStop(warning)
            : scheduledFor
              ? `${gift.giftName} goes out ${formatMoment(scheduledFor)}, your time. Until then you can change the time, send it or cancel it on the dashboard.`
              : `${gift.giftName} has been delivered. You will see on the dashboard when it is opened.`}
        </p>
        {!scheduledFor && (
          <div className="mt-4 max-w-xl">
            <CopyField
              label="Link to the gift"
              text={`${location.origin}/gift/${gift.shareToken}`}
              action="Copy link"
            />
          </div>
        )}
      </div>
      <Button variant="bare" size="icon" aria-label="Close" onClick={onClose} className="absolute top-2.5 right-2.5">
        <X aria-hidden />
      </Button>
    </section>
  );
}

const withFullStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
