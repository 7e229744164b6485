import { AccountFrame } from './account-frame.js';
import { Plan } from './plan.js';
import { Section } from './section.js';
import { Usage } from './usage.js';
import { accountWords as say } from '../../languages/account/en.js';

/** What the user has, and what of it is nearly used up. */
export function PlanPage() {
  return (
    <AccountFrame>
      <Section id="plan" title={say('plan')}>
        <Plan />
        <Usage />
      </Section>
    </AccountFrame>
  );
}
