import { DashboardPage } from '../../features/dashboard/dashboard-page.js';

export const handle = { title: 'Dashboard' };
export const Component = DashboardPage;
