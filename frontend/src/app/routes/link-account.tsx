import { LinkAccountPage } from '../../features/auth/link-account-page.js';

export const Component = LinkAccountPage;
