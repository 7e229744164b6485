import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { plans, type Plan } from '../../domain/plan/plans.js';
import { query } from '../../lib/query.js';
import { LoadError } from '../../ui/states/load-error.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { BegunUpgrade } from './begun-upgrade.js';
import { CurrentPlan } from './current-plan.js';
import { Invoices } from './invoices.js';
import { PlanChoice } from './plan-choice.js';
import { useChoosePlan } from './queries.js';
import { useReturnFromBank } from './use-return-from-bank.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

/** Fetched when a plan is chosen. */
const CompletePayment = lazyPart(async () => ({ default: (await import('./complete-payment.js')).CompletePayment }));

interface Choice {
  plan: Plan;
  clientSecret: string;
}

export function SubscriptionPage() {
  const user = useSignedInUser();
  const config = useQuery(query('GET /api/billing/config'));
  const choose = useChoosePlan();
  const [choice, setChoice] = useState<Choice>();
  useReturnFromBank();

  function start(plan: Plan) {
    const priceId = config.data?.plans.find(({ tier }) => tier === plan.tier)?.priceId;
    if (!priceId || choose.isPending) return;
    choose.mutate({ priceId, tier: plan.tier }, { onSuccess: ({ clientSecret }) => setChoice({ plan, clientSecret }) });
  }

  /** The pressed button is gone with the form, so the focus moves to the heading. */
  function closePayment() {
    setChoice(undefined);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHeading>{say('title')}</PageHeading>
      <p className="mt-2 text-ink-soft">{say('intro')}</p>
      <div className="mt-10 grid gap-10">
        {user.subscriptionTier === 'free' && !choice && <BegunUpgrade isBusy={choose.isPending} onFinish={start} />}
        <CurrentPlan user={user} isPayBusy={choose.isPending} onPay={start} />
        {config.data?.plans.length === 0 ? (
          <p>{say('noPayments')}</p>
        ) : (
          <section aria-labelledby="plans">
            <h2 id="plans" className="mb-5 text-2xl">
              {say('plans')}
            </h2>
            {config.isError && (
              <div className="mb-5">
                <LoadError text={say('plansFailed')} onRetry={() => void config.refetch()} />
              </div>
            )}
            <ul className="grid gap-5 lg:grid-cols-3">
              {plans.map((plan) => (
                <PlanChoice
                  key={plan.tier}
                  plan={plan}
                  current={user.subscriptionTier}
                  isForSale={
                    config.data?.plans.some(({ tier, isAvailable }) => tier === plan.tier && isAvailable) ?? false
                  }
                  isBusy={choose.isPending && choose.variables.tier === plan.tier}
                  onChoose={() => start(plan)}
                />
              ))}
            </ul>
          </section>
        )}
        {choice && config.data && (
          <Suspense>
            <CompletePayment
              key={choice.clientSecret}
              config={config.data}
              plan={choice.plan}
              clientSecret={choice.clientSecret}
              onClose={closePayment}
            />
          </Suspense>
        )}
        <Invoices tier={user.subscriptionTier} />
        {config.data?.isSandbox && !choice && <p className="text-xs text-ink-soft">{say('sandbox')}</p>}
      </div>
    </>
  );
}
