import { HowItWorksPage } from '../../features/marketing/how-it-works-page.js';

export const handle = { title: 'How it works' };
export const Component = HowItWorksPage;
