interface Delivery {
  deliveredAt: Date | string | null;
  isDeliveryUnderWay: boolean;
  deliveryProblem: string | null;
}

/** Whether the last message is delivered. `deliveredAt` of an opened gift may be that of an earlier one. */
export const hasArrived = ({ deliveredAt, isDeliveryUnderWay, deliveryProblem }: Delivery): boolean =>
  deliveredAt !== null && !isDeliveryUnderWay && deliveryProblem === null;
