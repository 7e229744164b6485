import { ImportPage } from '../../../features/imports/import-page.js';

export const Component = ImportPage;
