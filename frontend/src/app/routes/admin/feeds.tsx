import { FeedsPage } from '../../../features/administration/feeds-page.js';

export const Component = FeedsPage;
