import { WithIdeas } from '../../features/ideas/with-ideas.js';
import { RecipientsPage } from '../../features/recipients/recipients-page.js';

export const Component = () => <WithIdeas>{(ideas) => <RecipientsPage {...ideas} />}</WithIdeas>;
