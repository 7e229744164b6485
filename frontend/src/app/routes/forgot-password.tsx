import { ForgotPasswordPage } from '../../features/auth/forgot-password-page.js';

export const Component = ForgotPasswordPage;
