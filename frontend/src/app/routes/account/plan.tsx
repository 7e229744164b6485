import { PlanPage } from '../../../features/account/plan-page.js';

export const Component = PlanPage;
