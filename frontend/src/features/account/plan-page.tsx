import { AccountFrame } from './account-frame.js';
import { Plan } from './plan.js';
import { Section } from './section.js';
import { Usage } from './usage.js';

/** What the user has, and what of it is nearly used up. */
export function PlanPage() {
  return (
    <AccountFrame>
      <Section id="plan" title="Plan">
        <Plan />
        <Usage />
      </Section>
    </AccountFrame>
  );
}
