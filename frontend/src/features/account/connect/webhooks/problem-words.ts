import type { WebhookDeliveryView } from '@presently/contracts/notifications/webhooks';
import type { ReactNode } from 'react';
import { codedHere } from '../../../../languages/coded-here.js';

/** Why a delivery did not arrive: in the page's language, or as it is stored; null if it did. */
export const problemWords = ({
  problem,
  codedProblem,
}: Pick<WebhookDeliveryView, 'problem' | 'codedProblem'>): ReactNode =>
  codedHere('webhookProblems', codedProblem && [codedProblem]) ?? problem;
