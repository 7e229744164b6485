import { ResetPasswordPage } from '../../features/auth/reset-password-page.js';

export const handle = { title: 'Choose a new password' };
export const Component = ResetPasswordPage;
