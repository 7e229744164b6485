import { ReportsPage } from '../../../features/administration/reports-page.js';

export const Component = ReportsPage;
