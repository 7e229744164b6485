import type { Recipient } from '@presently/contracts/gifting/recipients';
import { KeptIdeasSection } from '../../../domain/kept-idea/kept-ideas-section.js';
import { NotThisSection } from '../../../features/ideas/not-this-section.js';
import { WithIdeas } from '../../../features/ideas/with-ideas.js';
import { ProposalsSection } from '../../../features/proposals/proposals-section.js';
import { PersonPage } from '../../../features/recipients/person/person-page.js';

const sectionsOf = ({ id }: Recipient) => (
  <>
    <KeptIdeasSection recipientId={id} />
    <NotThisSection recipientId={id} />
    <ProposalsSection recipientId={id} />
  </>
);

export const Component = () => <WithIdeas>{(ideas) => <PersonPage {...ideas} sections={sectionsOf} />}</WithIdeas>;
