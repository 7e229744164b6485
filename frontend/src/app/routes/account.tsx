import { AccountPage } from '../../features/account/account-page.js';

export const handle = { title: 'Account settings' };
export const Component = AccountPage;
