import { KeepPage } from '../../features/keep/keep-page.js';

export const Component = KeepPage;
