import { DataPage } from '../../../features/account/data-page.js';

export const Component = DataPage;
