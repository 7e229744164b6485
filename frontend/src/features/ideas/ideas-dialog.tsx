import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { query } from '../../lib/query.js';
import { SheetDialog } from '../../ui/overlays/sheet-dialog.js';
import { IdeaControls } from './idea-controls.js';
import { IdeaResults } from './idea-results.js';
import { tastes } from './tastes.js';
import { useIdeas } from './search/use-ideas.js';
import { ideasWords as say } from '../../languages/ideas/en.js';

interface IdeasDialogProps {
  recipient: Recipient;
  budget: string;
  /** Blank without an occasion. */
  occasionId: string;
  onChange: (changed: { budget?: string; occasion?: string }) => void;
  onClose: () => void;
}

export function IdeasDialog({ recipient, budget, occasionId, onChange, onClose }: IdeasDialogProps) {
  const occasions = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId: recipient.id }));
  // One that has been deleted since the link was written is none; until that is known, the link is believed.
  const isKnown = !occasions.data || occasions.data.some(({ id }) => id === occasionId);
  const wanted = { budget, occasionId: isKnown ? occasionId : '' };
  const { update: searchAgain, ...ideas } = useIdeas(wanted, recipient);

  // What has been scrolled to belongs to the search before.
  const results = useRef<HTMLDivElement>(null);
  const scrollUp = () => results.current?.scrollTo({ top: 0 });
  function change(changed: { budget?: string; occasion?: string }) {
    scrollUp();
    onChange(changed);
  }
  function update() {
    scrollUp();
    searchAgain();
  }

  return (
    <SheetDialog
      ref={results}
      onClose={onClose}
      title={say('dialogTitle', { name: recipient.name })}
      description={tastes(recipient)}
      isBusy={ideas.search.phase === 'searching'}
      controls={
        <IdeaControls
          budget={budget}
          onBudget={(budget) => change({ budget })}
          occasions={occasions.data}
          occasionId={wanted.occasionId}
          onOccasion={(occasion) => change({ occasion })}
          onUpdate={update}
        />
      }
    >
      <IdeaResults
        {...ideas}
        update={update}
        recipient={recipient}
        occasionId={wanted.occasionId}
        budget={budget}
        onBudget={(other) => change({ budget: other })}
      />
    </SheetDialog>
  );
}
