import { AuthPage } from '../../features/auth/auth-page.js';

export const handle = { title: 'Sign in' };
export const Component = AuthPage;
