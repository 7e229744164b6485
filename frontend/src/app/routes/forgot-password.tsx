import { ForgotPasswordPage } from '../../features/auth/forgot-password-page.js';

export const handle = { title: 'Forgot your password' };
export const Component = ForgotPasswordPage;
