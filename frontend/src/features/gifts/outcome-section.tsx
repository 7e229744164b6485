import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { OutcomeChoice } from '../../domain/gift/outcome/outcome-choice.js';
import { Anchored } from '../../ui/display/anchored.js';
import { GiftSection } from './gift-section.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

/** How a gift went, as its sender says. A mail that asks leads here. */
export const OutcomeSection = ({ gift }: { gift: GiftDetail }) => (
  <Anchored name="how-it-went">
    <GiftSection title={say('outcomeTitle')}>
      <OutcomeChoice gift={gift} />
      <p className="mt-3 text-sm text-ink-soft">{say('outcomeNote')}</p>
    </GiftSection>
  </Anchored>
);
