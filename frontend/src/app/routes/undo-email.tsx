import { UndoEmailPage } from '../../features/auth/links/undo-email-page.js';

export const Component = UndoEmailPage;
