import { SecureAccountPage } from '../../features/auth/secure-account-page.js';

export const Component = SecureAccountPage;
