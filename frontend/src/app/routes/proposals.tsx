import { ProposalsPage } from '../../features/proposals/proposals-page.js';

export const Component = ProposalsPage;
