import type { BillingConfig } from '@presently/contracts/billing/subscriptions';
// Not the main entry, which fetches the provider's script on import.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

/**
 * The provider's script: Stripe's own, or the sandbox's imitation where that takes the payments. The imitation must
 * be there before Stripe's loader runs.
 */
export async function loadPayments({ publishableKey, scriptUrl }: BillingConfig): Promise<Stripe> {
  if (scriptUrl) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment form needs a browser');
  return stripe;
}

function addScript(url: string): Promise<void> {
  if ('Stripe' in globalThis) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment form could not be loaded'));
    });
    document.head.append(script);
  });
}
