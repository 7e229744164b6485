import { LandingPage } from '../../features/landing/landing-page.js';

export const Component = LandingPage;
