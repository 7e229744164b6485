import type { CurrentUser } from '@presently/contracts/gateway/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/time/dates.js';
import { plans, type Plan } from '../../domain/plan/plans.js';
import { tierName } from '../../domain/plan/tier-names.js';
import { query } from '../../lib/query.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { RibbonProgress } from '../../ui/display/ribbon-progress.js';
import { useCancelPlan, useResumePlan } from './queries.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

interface CurrentPlanProps {
  user: CurrentUser;
  /** Pays the open bill of the plan. */
  onPay: (plan: Plan) => void;
  isPayBusy: boolean;
}

export function CurrentPlan({ user, onPay, isPayBusy }: CurrentPlanProps) {
  const tier = user.subscriptionTier;
  const plan = plans.find((each) => each.tier === tier)!;
  const isPaid = tier !== 'free';
  const { data: state } = useQuery({ ...query('GET /api/subscription'), enabled: isPaid });
  const endsOn = isPaid && state?.cancelAtPeriodEnd ? state.currentPeriodEnd : null;
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{say('currentPlan')}</h2>
        <Badge tone={isPaid ? 'ribbon' : 'outline'}>{tierName(tier)}</Badge>
        {endsOn && <Badge tone="amber">{say('cancelsOn', { day: formatDay(endsOn) })}</Badge>}
      </div>
      <p className="mt-2 text-ink-soft">{plan.summary}</p>
      <Usage user={user} />
      {isPaid && state?.subscription?.status === 'past_due' && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-amber-soft px-4 py-3">
          <p className="text-sm">{say('lastPaymentFailed')}</p>
          <Button size="small" isBusy={isPayBusy} onClick={() => onPay(plan)}>
            {say('payNow')}
          </Button>
        </div>
      )}
      {isPaid && state?.subscription && <Ending endsOn={endsOn} renewsOn={state.currentPeriodEnd} />}
    </Card>
  );
}

function Usage({ user: { giftsUsedThisMonth: used, giftLimit: limit } }: { user: CurrentUser }) {
  const isLimited = limit >= 0;
  return (
    <div className="mt-6 max-w-md">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{isLimited ? say('usedThisMonth') : say('eachMonth')}</span>
        <span className="font-display text-lg tabular-nums">
          {isLimited ? say('usedOf', { used, limit }) : say('unlimited')}
        </span>
      </p>
      {isLimited && <RibbonProgress label={say('usedThisMonth')} value={used} max={limit} className="mt-3" />}
    </div>
  );
}

/** An active plan can be cancelled. A cancelled one can be resumed until it ends. */
function Ending({ endsOn, renewsOn }: { endsOn: string | null; renewsOn: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelPlan();
  const resume = useResumePlan();
  if (endsOn) {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-sm text-ink-soft">{say('afterThat')}</p>
        <Button variant="quiet" isBusy={resume.isPending} onClick={() => resume.mutate()}>
          {say('resume')}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      {renewsOn && <p className="text-sm text-ink-soft">{say('renewsOn', { day: formatDay(renewsOn) })}</p>}
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {say('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !cancel.isPending && setIsAsking(isOpen)}
        title={say('cancelTitle')}
        description={<p>{renewsOn ? say('cancelText', { day: formatDay(renewsOn) }) : say('cancelTextNoDay')}</p>}
        cancelLabel={say('keep')}
        confirmLabel={say('yesCancel')}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}
