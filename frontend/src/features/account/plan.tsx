import { Link } from 'react-router-dom';
import { tierNames } from '../../domain/plan/tier-names.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/display/badge.js';
import { RibbonProgress } from '../../ui/display/ribbon.js';

/** Read-only: the subscription screen changes it. */
export function Plan() {
  const { subscriptionTier: tier, giftsUsedThisMonth: used, giftLimit: limit } = useSignedInUser();
  const isLimited = limit >= 0;
  return (
    <div className="max-w-sm">
      <dl className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <dt className="text-ink-soft">Subscription tier</dt>
          <dd>
            <Badge tone={tier === 'free' ? 'outline' : 'ribbon'}>{tierNames[tier]}</Badge>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">Gifts used this month</dt>
          <dd className="font-display text-lg tabular-nums">
            {used}
            {isLimited && <span className="text-ink-soft"> of {limit}</span>}
          </dd>
        </div>
      </dl>
      {isLimited && <RibbonProgress label="Gifts used this month" value={used} max={limit} className="mt-4" />}
      <Button asChild variant="quiet" size="small" className="mt-6">
        <Link to="/subscription">Subscription</Link>
      </Button>
    </div>
  );
}

/** The plan in a line; `Plan` has a page of its own. */
export function PlanLine() {
  const { subscriptionTier: tier, giftsUsedThisMonth: used, giftLimit: limit } = useSignedInUser();
  return (
    <p className="mt-8 border-t border-line pt-5 text-sm text-ink-soft tabular-nums">
      {tierNames[tier]} plan · {used}
      {limit >= 0 && ` of ${limit}`} gifts used this month ·{' '}
      <Link to="/account/plan" className="font-semibold text-ink underline underline-offset-4 pointer-coarse:py-3">
        Your plan
      </Link>
    </p>
  );
}
