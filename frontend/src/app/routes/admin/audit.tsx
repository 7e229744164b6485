import { AuditPage } from '../../../features/administration/audit-page.js';

export const Component = AuditPage;
