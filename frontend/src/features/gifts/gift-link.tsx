import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { GiftLinkField } from '../../domain/gift/gift-link-field.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { Button } from '../../ui/controls/button.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { GiftSection } from './gift-section.js';

const QrCode = lazyPart(() => import('../../ui/display/qr-code.js'));
const PrintCard = lazyPart(() => import('./print-card.js'));

/** The link of a gift, to copy, and as a code to print on a card. */
export function GiftLink({ gift }: { gift: GiftDetail }) {
  const link = `${location.origin}/gift/${gift.shareToken}`;
  return (
    <GiftSection title="The link">
      <div className="grid gap-5">
        <GiftLinkField gift={gift} />
        <a
          href={link}
          className="touch-line justify-self-start text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          See what {gift.recipientName} sees
        </a>
        <div className="grid justify-items-center gap-3">
          <Suspense fallback={<Skeleton className="size-44" />}>
            <QrCode text={link} label={`Code that opens the gift for ${gift.recipientName}`} className="size-44" />
          </Suspense>
          <p className="text-sm text-ink-soft">Point a phone’s camera at it to open the gift.</p>
          <Suspense fallback={null}>
            <PrintCard recipientName={gift.recipientName} occasionType={gift.occasionType} link={link} />
          </Suspense>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print a card with the code
          </Button>
        </div>
      </div>
    </GiftSection>
  );
}
