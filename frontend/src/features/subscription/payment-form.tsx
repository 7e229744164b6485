import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import type { Plan } from '../../domain/plan/plans.js';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { settlePayment } from './queries.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

interface PaymentFormProps {
  plan: Plan;
  clientSecret: string;
  onClose: () => void;
}

export function PaymentForm({ plan, clientSecret, onClose }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const client = useQueryClient();
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function pay() {
    if (!stripe || !elements) return;
    const incomplete = (await elements.submit()).error;
    // The provider's form shows it at its field.
    if (incomplete) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${location.origin}/subscription` },
      redirect: 'if_required',
    });
    if (error) {
      const message = error.message ?? say('anotherCard');
      setProblem(message);
      toast({ title: say('paymentFailed'), description: message, variant: 'destructive' });
      return;
    }
    if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing') {
      await settlePayment(client, paymentIntent.status, plan.tier);
      onClose();
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPaying) return;
    setIsPaying(true);
    setProblem(undefined);
    pay()
      .catch(() => toast({ title: say('error'), description: say('unexpected'), variant: 'destructive' }))
      .finally(() => setIsPaying(false));
  }

  return (
    <form noValidate onSubmit={submit}>
      <PaymentElement />
      <p aria-live="polite" className="mt-4 text-sm text-ember empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isPaying} disabled={!stripe || !elements}>
          {say('pay', { price: plan.price })}
        </Button>
        <Button variant="bare" disabled={isPaying} onClick={onClose}>
          {say('notNow')}
        </Button>
      </div>
    </form>
  );
}
