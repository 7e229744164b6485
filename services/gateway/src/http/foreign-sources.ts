/** Origins, besides our own, that a page may load from. */
export interface ForeignSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/**
 * The sources of the payment form, as Stripe documents them.
 * @param stripeJsUrl the stand-in for Stripe.js, if one is used
 */
export function paymentSources(stripeJsUrl: string | undefined): ForeignSources {
  if (stripeJsUrl) {
    const { origin } = new URL(stripeJsUrl);
    return { script: [origin], connect: [origin], frame: [] };
  }
  const form = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return { script: form, connect: ['https://api.stripe.com'], frame: [...form, 'https://hooks.stripe.com'] };
}
