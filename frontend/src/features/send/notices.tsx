import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NoticesProps {
  user: Pick<CurrentUser, 'subscriptionTier' | 'giftsUsedThisMonth' | 'giftLimit'>;
  deliveryMethod: DeliveryMethod;
}

/** Limits of the plan that concern this gift. The server enforces them. */
export function Notices({ user, deliveryMethod }: NoticesProps) {
  const isLimitReached = user.giftLimit >= 0 && user.giftsUsedThisMonth >= user.giftLimit;
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {deliveryMethod === 'sms' && user.subscriptionTier === 'free' && (
        <Notice>
          Text messages are part of Pro. On Free your gift is kept ready, and you get its link to copy and pass on
          yourself.
        </Notice>
      )}
      {isLimitReached && (
        <Notice>
          All {user.giftLimit} gifts of this month are used. The count starts again with the next month; Pro has no
          limit.
        </Notice>
      )}
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-amber-soft px-4 py-3.5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4.5 text-amber" />
      <div>
        <p>{children}</p>
        <Link to="/subscription" className="mt-1 inline-block font-semibold underline underline-offset-4">
          See plans
        </Link>
      </div>
    </div>
  );
}
