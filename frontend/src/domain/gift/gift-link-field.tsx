import type { Gift } from '@presently/contracts/gifting/gifts';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { CopyField } from '../../ui/controls/copy-field.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const ShareButton = lazyPart(() => import('./share-button.js'));

/** Missing in some browsers on a desk, and on pages without https. */
const canShare = () => typeof navigator.share === 'function';

/** The link of a gift, to copy, or to pass on with another app of the phone. */
export function GiftLinkField({ gift }: { gift: Gift }) {
  const link = `${location.origin}/gift/${gift.shareToken}`;
  return (
    <div className="flex flex-wrap gap-2">
      {/* Where both do not fit in a row, the other button takes the next one. */}
      <div className="min-w-0 grow-999 basis-80">
        <CopyField label={say('linkToGift')} text={link} action={say('copyLink')} />
      </div>
      {canShare() && (
        <Suspense fallback={<Skeleton className="h-11 min-w-28 grow" />}>
          <ShareButton gift={gift} link={link} />
        </Suspense>
      )}
    </div>
  );
}
