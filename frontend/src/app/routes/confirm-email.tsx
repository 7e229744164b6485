import { ConfirmEmailPage } from '../../features/auth/links/confirm-email-page.js';

export const Component = ConfirmEmailPage;
