import { ConsentPage } from '../../../features/consent/consent-page.js';

export const Component = ConsentPage;
