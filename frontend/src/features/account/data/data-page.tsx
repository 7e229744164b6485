import { AccountFrame } from '../account-frame.js';
import { Section } from '../section.js';
import { YourData } from './your-data.js';

/** Everything that the user has entered, to take along. */
export function DataPage() {
  return (
    <AccountFrame>
      <Section
        id="your-data"
        title="Your data"
        lead="Take everything with you in one file: people, their days, gifts, ideas and recordings."
      >
        <YourData />
      </Section>
    </AccountFrame>
  );
}
