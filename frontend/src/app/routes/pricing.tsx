import { PricingPage } from '../../features/marketing/pricing-page.js';

export const Component = PricingPage;
