import { ConfirmAddressNotice } from '../../domain/user/confirm-address-notice.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { AccountForm } from './account-form.js';
import { CalendarFeed } from './calendar-feed.js';
import { DangerZone } from './danger-zone.js';
import { Notifications } from './notifications.js';
import { Plan } from './plan.js';
import { SignInAndSecurity } from './security/sign-in-and-security.js';
import { SecurityLog } from './security-log.js';
import { Sessions } from './sessions.js';
import { Section, type SectionFacts } from './section.js';
import { SectionNav } from './section-nav.js';
import { Usage } from './usage.js';
import { YourData } from './your-data.js';

const sections: readonly SectionFacts[] = [
  {
    id: 'profile',
    title: 'Profile',
    lead: 'Your name is what those who receive your gifts see.',
    Content: AccountForm,
  },
  {
    id: 'security',
    title: 'Sign-in and security',
    Content: SignInAndSecurity,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    lead: 'The browsers in which you are signed in. Sign out where it is not you.',
    Content: Sessions,
  },
  {
    id: 'security-log',
    title: 'Security log',
    lead: 'What concerned the security of your account, and roughly where it happened.',
    Content: SecurityLog,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    lead: 'Choose when we remind you of an occasion, and whether we write to you when a gift is opened or thanked for.',
    Content: Notifications,
  },
  {
    id: 'calendar',
    title: 'Calendar',
    lead: 'See the days of your people in Apple, Google, Outlook or any other calendar, with an alarm.',
    Content: CalendarFeed,
  },
  { id: 'plan', title: 'Plan', Content: Plan },
  { id: 'usage', title: 'Usage', lead: 'Limits keep Presently quick and safe for all.', Content: Usage },
  {
    id: 'your-data',
    title: 'Your data',
    lead: 'Take everything with you: people, their days, gifts, ideas and recordings in one file.',
    Content: YourData,
  },
  {
    id: 'danger',
    title: 'Danger Zone',
    lead: 'Deleting your account removes everything in it, and the gifts you have sent can no longer be opened.',
    tone: 'destructive',
    Content: DangerZone,
  },
];

export function AccountPage() {
  return (
    <>
      <PageHeading>Account Settings</PageHeading>
      <p className="mt-2 text-ink-soft">Who you are to Presently, and to those who receive your gifts.</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <SectionNav sections={sections} />
        <div className="grid gap-3 lg:gap-6">
          <ConfirmAddressNotice />
          {sections.map(({ Content, ...section }, index) => (
            <Section key={section.id} {...section} isFirst={index === 0}>
              <Content />
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}
