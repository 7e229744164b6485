import { NotificationsPage } from '../../../features/account/notifications/notifications-page.js';

export const Component = NotificationsPage;
