import { ResetPasswordPage } from '../../features/auth/links/reset-password-page.js';

export const Component = ResetPasswordPage;
