import { PricingPage } from '../../features/marketing/pricing-page.js';

export const handle = { title: 'Pricing' };
export const Component = PricingPage;
