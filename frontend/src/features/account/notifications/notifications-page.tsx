import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from './calendar-feed.js';
import { Notifications } from './notifications.js';
import { Section } from '../section.js';
import { ThisDevice } from './this-device.js';

/** What comes to the user: mails, notifications, and days in their own calendar. */
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
        id="device"
        title="On this device"
        lead="What happens to your gifts, told by your phone or computer at once."
      >
        <ThisDevice />
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
