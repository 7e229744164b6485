import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';
import { tierName } from '../../domain/plan/tier-names.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/display/badge.js';
import { RibbonProgress } from '../../ui/display/ribbon-progress.js';
import { accountWords as say } from '../../languages/account/en.js';

const sayWithOther = say.with({ other: (words) => <span className="text-ink">{words}</span> });

/** Read-only: the subscription screen changes it. */
export function Plan() {
  const { subscriptionTier: tier, giftsUsedThisMonth: used, giftLimit: limit } = useSignedInUser();
  const isLimited = limit >= 0;
  return (
    <div className="max-w-sm">
      <dl className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <dt className="text-ink-soft">{say('tier')}</dt>
          <dd>
            <Badge tone={tier === 'free' ? 'outline' : 'ribbon'}>{tierName(tier)}</Badge>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{say('usedThisMonth')}</dt>
          <dd className={cn('font-display text-lg tabular-nums', isLimited && 'text-ink-soft')}>
            {isLimited ? sayWithOther('ofLimit', { used, limit }) : used}
          </dd>
        </div>
      </dl>
      {isLimited && <RibbonProgress label={say('usedThisMonth')} value={used} max={limit} className="mt-4" />}
      <Button asChild variant="quiet" size="small" className="mt-6">
        <Link to="/subscription">{say('subscription')}</Link>
      </Button>
    </div>
  );
}

const planLink = (words: ReactNode) => (
  <Link to="/account/plan" className="font-semibold text-ink underline underline-offset-4 pointer-coarse:py-3">
    {words}
  </Link>
);

const sayWithLink = say.with({ link: planLink });

/** The plan in a line; `Plan` has a page of its own. */
export function PlanLine() {
  const { subscriptionTier: tier, giftsUsedThisMonth: used, giftLimit: limit } = useSignedInUser();
  return (
    <p className="mt-8 border-t border-line pt-5 text-sm text-ink-soft tabular-nums">
      {limit >= 0
        ? sayWithLink('planLineOf', { tier: tierName(tier), used, limit })
        : sayWithLink('planLine', { tier: tierName(tier), used })}
    </p>
  );
}
