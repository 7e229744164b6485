import { DashboardPage } from '../../features/dashboard/dashboard-page.js';

export const Component = DashboardPage;
