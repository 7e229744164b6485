import { SendPage } from '../../features/send/send-page.js';

export const handle = { title: 'Send a gift' };
export const Component = SendPage;
