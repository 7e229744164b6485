import { AuthPage } from '../../features/auth/auth-page.js';

export const Component = AuthPage;
