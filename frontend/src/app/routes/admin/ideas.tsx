import { CostsPage } from '../../../features/administration/costs-page.js';

export const Component = CostsPage;
