import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from './calendar-feed.js';
import { Notifications } from './notifications.js';
import { Section } from '../section.js';

/** What comes to the user: mails, and days in their own calendar. */
export function NotificationsPage() {
  return (
    <AccountFrame>
      <Section
        id="notifications"
        title="Notifications"
        lead="When we remind you of an occasion, and whether we email you when a gift is opened or someone says thanks."
      >
        <Notifications />
      </Section>
      <Section
        id="calendar"
        title="Calendar"
        lead="See everyone’s days in Apple, Google, Outlook or any other calendar, with an alert."
      >
        <CalendarFeed />
      </Section>
    </AccountFrame>
  );
}
