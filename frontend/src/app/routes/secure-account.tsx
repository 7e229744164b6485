import { SecureAccountPage } from '../../features/auth/links/secure-account-page.js';

export const Component = SecureAccountPage;
