/** Receivers that answered the last try well and soon. */
export const promptReceivers = 'webhooks';
/** Receivers that are new, slow or failing: they wait for each other, and hold up no prompt one. */
export const failingReceivers = 'failing-webhooks';
