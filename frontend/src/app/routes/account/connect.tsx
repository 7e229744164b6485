import { ConnectPage } from '../../../features/account/connect/connect-page.js';

export const Component = ConnectPage;
