import { ResetPasswordPage } from '../../features/auth/reset-password-page.js';

export const Component = ResetPasswordPage;
