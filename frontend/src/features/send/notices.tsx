import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sendWords as say } from '../../languages/send/en.js';

interface NoticesProps {
  user: Pick<CurrentUser, 'subscriptionTier' | 'giftsUsedThisMonth' | 'giftLimit'>;
  deliveryMethod: DeliveryMethod;
  /** What the sender should look at once more. */
  warning: string | undefined;
}

/** What to know before the gift is sent: limits of the plan, which the server enforces, and a doubt. */
export function Notices({ user, deliveryMethod, warning }: NoticesProps) {
  const isLimitReached = user.giftLimit >= 0 && user.giftsUsedThisMonth >= user.giftLimit;
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {warning && <Notice>{warning}</Notice>}
      {deliveryMethod === 'sms' && user.subscriptionTier === 'free' && <Notice isOfPlan>{say('textsInPro')}</Notice>}
      {isLimitReached && <Notice isOfPlan>{say('limitReached', { limit: user.giftLimit })}</Notice>}
    </div>
  );
}

function Notice({ isOfPlan = false, children }: { isOfPlan?: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-amber-soft px-4 py-3.5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4.5 text-amber" />
      <div>
        <p>{children}</p>
        {isOfPlan && (
          <Link to="/subscription" className="mt-1 inline-block font-semibold underline underline-offset-4">
            {say('seePlans')}
          </Link>
        )}
      </div>
    </div>
  );
}
