import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from '../notifications/calendar-feed.js';
import { Section } from '../section.js';
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
      <Section
        id="assistants"
        title="Your assistant"
        lead="Claude, ChatGPT and other assistants can look up people, find ideas and write messages for you. What they want to send waits under Proposals until you approve it."
      >
        <Assistants />
      </Section>
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

function Assistants() {
  return (
    <div className="grid gap-5">
      <CopyField label="Address for assistants" text={`${location.origin}/mcp`} action="Copy address" />
      <ol className="grid max-w-[60ch] list-decimal gap-2 pl-5 text-ink-soft">
        <li>Add this address to your assistant, where it asks for an MCP server or a custom connector.</li>
        <li>If it asks for a token, make one that may read and change. Leave sending off, and you decide each gift.</li>
        <li>Ask it: “Whose birthday is next, and what would they like?”</li>
      </ol>
      <Button asChild variant="quiet" className="justify-self-start">
        <Link to="/account/security#tokens">Make a token</Link>
      </Button>
    </div>
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
