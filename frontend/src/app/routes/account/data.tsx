import { DataPage } from '../../../features/account/data/data-page.js';

export const Component = DataPage;
