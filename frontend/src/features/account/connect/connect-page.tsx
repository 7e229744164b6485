import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from '../notifications/calendar-feed.js';
import { Section } from '../section.js';
import { Assistants } from './assistants.js';
import { CopyCode } from './copy-code.js';
import { Webhooks } from './webhooks/webhooks.js';
import { connectWords as say } from '../../../languages/connect/en.js';

/** The ways in which other programs work with the account, each with what there is to copy. */
export function ConnectPage() {
  return (
    <AccountFrame>
      <Section id="calendar" title={say('calendarTitle')} lead={say('calendarLead')}>
        <CalendarFeed />
      </Section>
      <Assistants />
      <Section id="webhooks" title={say('webhooks')} lead={say('webhooksLead')}>
        <Webhooks />
      </Section>
      <Section id="programs" title={say('ownPrograms')} lead={say('ownProgramsLead')}>
        <Programs />
      </Section>
    </AccountFrame>
  );
}

function Programs() {
  const firstCall = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}/api/recipients`;
  return (
    <div className="grid gap-5">
      <CopyCode label={say('firstCall')} code={firstCall} action={say('copyCommand')} />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet">
          <Link to="/account/security#tokens">{say('seeTokens')}</Link>
        </Button>
        <Button asChild variant="quiet">
          <a href="/api/docs">{say('readDocs')}</a>
        </Button>
      </div>
    </div>
  );
}
