import { LandingPage } from '../../features/landing/landing-page.js';

export const handle = { title: 'Thoughtful gifts, never late' };
export const Component = LandingPage;
