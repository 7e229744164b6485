import { AboutPage } from '../../../features/about/about-page.js';

export const Component = AboutPage;
