import { RecipientsPage } from '../../features/recipients/recipients-page.js';

export const Component = RecipientsPage;
