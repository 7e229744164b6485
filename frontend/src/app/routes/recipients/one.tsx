import type { Recipient } from '@presently/contracts/gifting/recipients';
import { lazy, Suspense } from 'react';
import { KeptIdeasSection } from '../../../domain/kept-idea/kept-ideas-section.js';
import { NotThisSection } from '../../../features/ideas/not-this-section.js';
import { useIdeasAddress } from '../../../features/ideas/use-ideas-address.js';
import { ProposalsSection } from '../../../features/proposals/proposals-section.js';
import { PersonPage } from '../../../features/recipients/person/person-page.js';

const load = async () => ({ default: (await import('../../../features/ideas/ideas-dialog.js')).IdeasDialog });
const IdeasDialog = lazy(load);

const sectionsOf = ({ id }: Recipient) => (
  <>
    <KeptIdeasSection recipientId={id} />
    <NotThisSection recipientId={id} />
    <ProposalsSection recipientId={id} />
  </>
);

export function Component() {
  const { recipient, budget, occasionId, open, change, close } = useIdeasAddress();
  return (
    <>
      <PersonPage onIdeas={open} onNearIdeas={() => void load()} sections={sectionsOf} />
      <Suspense>
        {recipient && (
          <IdeasDialog
            recipient={recipient}
            budget={budget}
            occasionId={occasionId}
            onChange={change}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
