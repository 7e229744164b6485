import { AccountPage } from '../../features/account/account-page.js';

export const Component = AccountPage;
