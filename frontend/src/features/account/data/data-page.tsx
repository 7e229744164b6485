import { AccountFrame } from '../account-frame.js';
import { Section } from '../section.js';
import { YourData } from './your-data.js';
import { dataWords as say } from '../../../languages/data/en.js';

/** Everything that the user has entered, to take along. */
export function DataPage() {
  return (
    <AccountFrame>
      <Section id="your-data" title={say('title')} lead={say('lead')}>
        <YourData />
      </Section>
    </AccountFrame>
  );
}
