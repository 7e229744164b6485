import { SendPage } from '../../features/send/send-page.js';

export const Component = SendPage;
