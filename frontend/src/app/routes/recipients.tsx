import { RecipientsPage } from '../../features/recipients/recipients-page.js';

export const handle = { title: 'Recipients' };
export const Component = RecipientsPage;
