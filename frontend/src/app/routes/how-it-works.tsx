import { HowItWorksPage } from '../../features/marketing/how-it-works-page.js';

export const Component = HowItWorksPage;
