import { NotificationsPage } from '../../../features/account/notifications-page.js';

export const Component = NotificationsPage;
