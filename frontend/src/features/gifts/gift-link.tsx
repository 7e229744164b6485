import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { GiftLinkField } from '../../domain/gift/gift-link-field.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { Button } from '../../ui/controls/button.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { GiftSection } from './gift-section.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const QrCode = lazyPart(() => import('../../ui/display/qr-code.js'));
const PrintCard = lazyPart(() => import('./print-card.js'));

/** The link of a gift, to copy, and as a code to print on a card. */
export function GiftLink({ gift }: { gift: GiftDetail }) {
  const link = `${location.origin}/gift/${gift.shareToken}`;
  return (
    <GiftSection title={say('linkTitle')}>
      <div className="grid gap-5">
        <GiftLinkField gift={gift} />
        <a
          href={link}
          className="touch-line justify-self-start text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {say('seeWhatTheySee', { recipient: gift.recipientName })}
        </a>
        <div className="grid justify-items-center gap-3">
          <Suspense fallback={<Skeleton className="size-44" />}>
            <QrCode text={link} label={say('codeOf', { recipient: gift.recipientName })} className="size-44" />
          </Suspense>
          <p className="text-sm text-ink-soft">{say('codeHint')}</p>
          <Suspense fallback={null}>
            <PrintCard recipientName={gift.recipientName} occasionType={gift.occasionType} link={link} />
          </Suspense>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <Printer aria-hidden />
            {say('printCard')}
          </Button>
        </div>
      </div>
    </GiftSection>
  );
}
