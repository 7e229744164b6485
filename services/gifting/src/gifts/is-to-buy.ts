/** SQL for whether the sender still has to buy the product. */
export const isToBuy = `"buyer" in ('sender-delivers', 'sender-brings') and not "is_bought" and "status" in ('planned', 'sent')`;
