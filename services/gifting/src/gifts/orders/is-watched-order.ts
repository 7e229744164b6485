/** SQL for whether the order of a gift is not over. */
export const isWatchedOrder = `"purchase_state" in ('ordered', 'sent', 'problem') and "status" in ('planned', 'sent')`;
