import { UndoEmailPage } from '../../features/auth/undo-email-page.js';

export const Component = UndoEmailPage;
