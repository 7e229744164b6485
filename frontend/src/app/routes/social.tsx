import { SocialPage } from '../../features/social/social-page.js';

export const Component = SocialPage;
