import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { SendDraft } from '../draft/draft.js';
import { ChosenCard } from './chosen-card.js';
import { GiftIntro } from './gift-intro.js';
import { OwnIdeaForm } from './own-idea-form.js';
import { PasteLinkForm } from './paste-link-form.js';
import { aCard, giftFromIdea, ideaFromGift, noIdea, type SelectedGift } from '../draft/selected-gift.js';
import { SelectedGiftCard } from './selected-gift-card.js';
import { Step } from '../../../ui/display/step.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface GiftStepProps {
  draft: Pick<SendDraft, 'gift' | 'idea' | 'link' | 'recipientId'>;
  /** Further products to choose from, below a chosen one. */
  choice?: ReactNode;
  change: (fields: Partial<SendDraft>) => void;
  /** Who buys it, below a chosen product. */
  question?: ReactNode;
}

export function GiftStep({ draft: { gift, idea, link, recipientId }, change, choice, question }: GiftStepProps) {
  const [foundUrl, setFoundUrl] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const section = useRef<HTMLElement>(null);
  useFocusAfterSwap(section, idea ? 'form' : gift ? 'card' : 'intro');

  function onFound(gift: SelectedGift) {
    setFoundUrl(gift.url);
    if (gift.title) return change({ gift, link: '' });
    setNotice(say('pageUnnamed'));
    change({ idea: ideaFromGift(gift) });
  }

  function onFailed(url: string, sentence: string) {
    setNotice(say('fillIn', { sentence }));
    change({ idea: { ...noIdea, link: url } });
  }

  function openForm(idea: SendDraft['idea']) {
    setNotice(undefined);
    change({ idea });
  }

  return (
    <Step number={1} title={say('giftStep')} ref={section}>
      {idea ? (
        <OwnIdeaForm
          idea={idea}
          notice={notice}
          onChange={(changed) => change({ idea: changed })}
          onDone={() => change({ gift: giftFromIdea(idea), idea: null, link: '' })}
          onCancel={() => change({ idea: null })}
        />
      ) : gift?.isCard ? (
        <ChosenCard onClear={() => change({ gift: null })} />
      ) : gift ? (
        <>
          <SelectedGiftCard
            gift={gift}
            recipientId={recipientId}
            takesFocus={gift.isOwnIdea && gift.url === foundUrl}
            onClear={() => change({ gift: null, options: [], others: [], chooseBy: '' })}
            onPrice={(price) => change({ gift: { ...gift, price } })}
            {...(gift.isOwnIdea && { onEdit: () => openForm(ideaFromGift(gift)) })}
          />
          {choice}
          {question}
        </>
      ) : (
        <GiftIntro onDescribe={() => openForm(noIdea)} onCard={() => change({ gift: aCard, link: '' })}>
          <PasteLinkForm link={link} onLink={(link) => change({ link })} onFound={onFound} onFailed={onFailed} />
        </GiftIntro>
      )}
    </Step>
  );
}

/** Moves the focus to the step's heading when the pressed button is gone and nothing else has taken the focus. */
function useFocusAfterSwap(section: RefObject<HTMLElement | null>, shown: 'form' | 'card' | 'intro') {
  const last = useRef(shown);
  const wasHere = useRef(false);
  useEffect(() => {
    const step = section.current;
    if (!step) return undefined;
    const isLost = document.activeElement === document.body;
    if (last.current !== shown && wasHere.current && isLost) {
      step.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    }
    last.current = shown;
    const onFocus = () => {
      wasHere.current = step.contains(document.activeElement);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [section, shown]);
}
