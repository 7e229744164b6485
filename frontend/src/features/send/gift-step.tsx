import type { SendDraft } from './draft.js';
import { GiftIntro } from './gift-intro.js';
import { OwnIdeaForm } from './own-idea-form.js';
import { giftFromIdea, ideaFromGift, noIdea } from './selected-gift.js';
import { SelectedGiftCard } from './selected-gift-card.js';
import { Step } from './step.js';

interface GiftStepProps {
  draft: Pick<SendDraft, 'gift' | 'idea'>;
  change: (fields: Partial<SendDraft>) => void;
}

export function GiftStep({ draft: { gift, idea }, change }: GiftStepProps) {
  return (
    <Step number={1} title="The Gift">
      {idea ? (
        <OwnIdeaForm
          idea={idea}
          onChange={(changed) => change({ idea: changed })}
          onDone={() => change({ gift: giftFromIdea(idea), idea: null })}
          onCancel={() => change({ idea: null })}
        />
      ) : gift ? (
        <SelectedGiftCard
          gift={gift}
          onClear={() => change({ gift: null })}
          {...(gift.isOwnIdea && { onEdit: () => change({ idea: ideaFromGift(gift) }) })}
        />
      ) : (
        <GiftIntro onDescribe={() => change({ idea: noIdea })} />
      )}
    </Step>
  );
}
