import type { BillingConfig } from '@presently/contracts/billing/subscriptions';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Plan } from '../../domain/plan/plans.js';
import { useTheme } from '../../lib/use-theme.js';
import { Card } from '../../ui/display/card.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { appearanceFor } from './appearance.js';
import { loadPayments } from './load-stripe.js';
import { PaymentForm } from './payment-form.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

const sayWithOther = say.with({ other: (words) => <span className="text-ink tabular-nums">{words}</span> });

interface CompletePaymentProps {
  config: BillingConfig;
  plan: Plan;
  clientSecret: string;
  onClose: () => void;
}

export function CompletePayment({ config, plan, clientSecret, onClose }: CompletePaymentProps) {
  const theme = useTheme();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below the pressed button, so the focus moves there.
  useEffect(() => heading.current?.focus(), []);
  const form = useQuery({
    queryKey: ['payment form', config.publishableKey],
    queryFn: () => loadPayments(config),
    // An object with methods cannot be compared or shared structurally.
    structuralSharing: false,
  });
  return (
    <Card className="p-6 sm:p-8">
      <div className="max-w-xl">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
          {say('completePayment')}
        </h2>
        <p className="mt-2 mb-6 text-ink-soft">
          {sayWithOther('dueToday', {
            price: plan.price,
            plan: plan.name,
          })}
        </p>
        {form.isPending && <Skeleton className="h-56" />}
        {form.isError && <LoadError text={say('formFailed')} onRetry={() => void form.refetch()} />}
        {form.data && (
          <Elements stripe={form.data} options={{ clientSecret, appearance: appearanceFor(theme) }}>
            <PaymentForm plan={plan} clientSecret={clientSecret} onClose={onClose} />
          </Elements>
        )}
        {config.isSandbox && <p className="mt-5 text-xs text-ink-soft">{say('sandboxForm')}</p>}
      </div>
    </Card>
  );
}
