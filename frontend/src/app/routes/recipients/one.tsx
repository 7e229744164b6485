import { lazy, Suspense } from 'react';
import { useIdeasAddress } from '../../../features/ideas/use-ideas-address.js';
import { PersonPage } from '../../../features/recipients/person/person-page.js';

const load = async () => ({ default: (await import('../../../features/ideas/ideas-dialog.js')).IdeasDialog });
const IdeasDialog = lazy(load);

export function Component() {
  const { recipient, budget, occasionId, open, change, close } = useIdeasAddress();
  return (
    <>
      <PersonPage onIdeas={open} onNearIdeas={() => void load()} />
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
