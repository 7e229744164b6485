import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from '../notifications/calendar-feed.js';
import { Section } from '../section.js';
import { Assistants } from './assistants.js';
import { CopyCode } from './copy-code.js';
import { Webhooks } from './webhooks/webhooks.js';

/** The ways in which other programs work with the account, each with what there is to copy. */
export function ConnectPage() {
  return (
    <AccountFrame>
      <Section
        id="calendar"
        title="Your calendar"
        lead="Everyone’s days in Apple, Google, Outlook or any other calendar. Add this address there as a subscription."
      >
        <CalendarFeed />
      </Section>
      <Assistants />
      <Section
        id="webhooks"
        title="Webhooks"
        lead="We tell another program when something happens, such as a gift being opened. Zapier, Make, n8n and your own server can listen."
      >
        <Webhooks />
      </Section>
      <Section
        id="programs"
        title="Your own programs"
        lead="Programs of your own can read and change what is here, with a token that says what they may do. You can revoke it at any time."
      >
        <Programs />
      </Section>
    </AccountFrame>
  );
}

function Programs() {
  const firstCall = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}/api/recipients`;
  return (
    <div className="grid gap-5">
      <CopyCode label="A first call" code={firstCall} action="Copy command" />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet">
          <Link to="/account/security#tokens">See your tokens</Link>
        </Button>
        <Button asChild variant="quiet">
          <a href="/api/docs">Read the documentation</a>
        </Button>
      </div>
    </div>
  );
}
