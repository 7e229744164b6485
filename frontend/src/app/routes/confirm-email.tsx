import { ConfirmEmailPage } from '../../features/auth/confirm-email-page.js';

export const Component = ConfirmEmailPage;
