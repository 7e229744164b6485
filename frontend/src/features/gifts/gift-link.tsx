import type { Gift } from '@presently/contracts/gifting/gifts';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { Button } from '../../ui/controls/button.js';
import { CopyField } from '../../ui/controls/copy-field.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { GiftSection } from './gift-section.js';

const QrCode = lazyPart(() => import('../../ui/display/qr-code.js'));

/** The link of a gift, to copy, and as a code to print on a card. */
export function GiftLink({ gift }: { gift: Gift }) {
  const link = `${location.origin}/gift/${gift.shareToken}`;
  return (
    <GiftSection title="The link">
      <div className="grid gap-5">
        <CopyField label="Link to the gift" text={link} action="Copy link" />
        <a href={link} className="justify-self-start text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
          See what {gift.recipientName} sees
        </a>
        {/* On paper it is alone: it covers the rest of the page. */}
        <div className="grid justify-items-center gap-3 print:fixed print:inset-0 print:z-50 print:content-center print:bg-white print:text-black">
          <Suspense fallback={<Skeleton className="size-44" />}>
            <QrCode text={link} label={`Code that opens the gift for ${gift.recipientName}`} className="size-44" />
          </Suspense>
          <p className="hidden font-display text-2xl print:block">For {gift.recipientName}</p>
          <p className="text-sm text-ink-soft print:text-black">A phone’s camera opens the gift.</p>
          <Button variant="quiet" size="small" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print the code
          </Button>
        </div>
      </div>
    </GiftSection>
  );
}
