import { SecurityPage } from '../../../features/account/security-page.js';

export const Component = SecurityPage;
