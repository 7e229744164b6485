import { AccountFrame } from '../account-frame.js';
import { CalendarFeed } from './calendar-feed.js';
import { Notifications } from './notifications.js';
import { Section } from '../section.js';
import { ThisDevice } from './this-device.js';
import { notificationsWords as say } from '../../../languages/notifications/en.js';

/** What comes to the user: mails, notifications, and days in their own calendar. */
export function NotificationsPage() {
  return (
    <AccountFrame>
      <Section id="notifications" title={say('title')} lead={say('lead')}>
        <Notifications />
      </Section>
      <Section id="device" title={say('onThisDevice')} lead={say('onThisDeviceLead')}>
        <ThisDevice />
      </Section>
      <Section id="calendar" title={say('calendar')} lead={say('calendarLead')}>
        <CalendarFeed />
      </Section>
    </AccountFrame>
  );
}
