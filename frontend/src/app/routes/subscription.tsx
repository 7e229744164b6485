import { SubscriptionPage } from '../../features/subscription/subscription-page.js';

export const Component = SubscriptionPage;
