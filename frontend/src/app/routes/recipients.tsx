import { lazy, Suspense } from 'react';
import { useIdeasAddress } from '../../features/ideas/use-ideas-address.js';
import { RecipientsPage } from '../../features/recipients/recipients-page.js';

const load = async () => ({ default: (await import('../../features/ideas/ideas-dialog.js')).IdeasDialog });
const IdeasDialog = lazy(load);

export function Component() {
  const { recipient, budget, occasionId, open, change, close } = useIdeasAddress();
  return (
    <>
      <RecipientsPage onIdeas={open} onNearIdeas={() => void load()} />
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
