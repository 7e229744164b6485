import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Suspense, type ReactNode } from 'react';
import { fetchEarly, lazyPart } from '../../lib/page/lazy-part.js';
import { useIdeasAddress } from './search/use-ideas-address.js';

const load = async () => ({ default: (await import('./ideas-dialog.js')).IdeasDialog });
const IdeasDialog = lazyPart(load);

interface WithIdeasProps {
  /** The page. It opens the ideas of a person, and announces that this is near. */
  children: (ideas: {
    onIdeas: (recipient: Recipient) => void;
    onNearIdeas: (recipient: Recipient) => void;
  }) => ReactNode;
}

/** A page of people, and the dialog with ideas for the person whom the address names. */
export function WithIdeas({ children }: WithIdeasProps) {
  const { recipient, budget, occasionId, near, open, change, close } = useIdeasAddress();
  const onNearIdeas = (person: Recipient) => {
    fetchEarly(load);
    near(person);
  };
  return (
    <>
      {children({ onIdeas: (person) => void open(person), onNearIdeas })}
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
