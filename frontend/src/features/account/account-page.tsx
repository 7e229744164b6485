import type { CurrentUser } from '@presently/contracts/gateway/session';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { tierNames } from '../../domain/plan/tier-names.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { RibbonProgress } from '../../ui/display/ribbon.js';
import { AccountForm } from './account-form.js';
import { ChangePasswordForm } from './change-password-form.js';
import { DangerZone } from './danger-zone.js';

export function AccountPage() {
  const user = useSignedInUser();
  return (
    <>
      <PageHeading>Account Settings</PageHeading>
      <p className="mt-2 text-ink-soft">Who you are to Presently, and to those who receive your gifts.</p>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Card className="p-6 sm:p-8">
            <h2 className="mb-6 text-xl">Account information</h2>
            <AccountForm />
          </Card>
          <Card className="p-6 sm:p-8">
            <h2 className="text-xl">Password</h2>
            <p className="mt-2 mb-6 text-ink-soft">Changing your password signs you out on all other devices.</p>
            <ChangePasswordForm />
          </Card>
          <DangerZone />
        </div>
        <Plan user={user} />
      </div>
    </>
  );
}

/** Read-only: the subscription screen changes it. */
function Plan({ user }: { user: CurrentUser }) {
  const { subscriptionTier: tier, giftsUsedThisMonth: used, giftLimit: limit } = user;
  const isLimited = limit >= 0;
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-xl">Your plan</h2>
      <dl className="mt-5 grid gap-4">
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
    </Card>
  );
}
