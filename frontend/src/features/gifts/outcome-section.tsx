import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { OutcomeChoice } from '../../domain/gift/outcome-choice.js';
import { GiftSection } from './gift-section.js';

/** Where a mail leads that asks how a gift went. */
const anchor = '#how-it-went';

/** How a gift went, as its sender says. */
export function OutcomeSection({ gift }: { gift: GiftDetail }) {
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === anchor) box.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <div ref={box} id={anchor.slice(1)}>
      <GiftSection title="How did it go?">
        <OutcomeChoice gift={gift} />
        <p className="mt-3 text-sm text-ink-soft">Only you see it. Future ideas will take it into account.</p>
      </GiftSection>
    </div>
  );
}
