import { Navigate, useLocation } from 'react-router-dom';
import { AccountForm } from './account-form.js';
import { CurrencyField } from './currency-field.js';
import { AccountFrame } from './account-frame.js';
import { DangerZone } from './danger-zone.js';
import { PlanLine } from './plan.js';
import { Section } from './section.js';

/** Where the sections are that once stood on this page: mails and bookmarks lead to them. */
const moved: Readonly<Record<string, string>> = {
  '#security': '/account/security',
  '#sessions': '/account/security',
  '#security-log': '/account/security',
  '#notifications': '/account/notifications',
  '#calendar': '/account/notifications',
  '#plan': '/account/plan',
  '#usage': '/account/plan',
  '#your-data': '/account/data',
};

/** Who one is here, and the way out. */
export function AccountPage() {
  const { hash } = useLocation();
  const elsewhere = moved[hash];
  if (elsewhere) return <Navigate to={elsewhere + hash} replace />;
  return (
    <AccountFrame>
      <Section id="profile" title="Profile" lead="The people you give to see your name on their gifts.">
        <AccountForm />
        <PlanLine />
      </Section>
      <Section id="money" title="Money" lead="Ideas, budgets and proposals are in this currency.">
        <CurrencyField />
      </Section>
      <Section
        id="danger"
        title="Danger Zone"
        lead="Deleting your account removes everything in it. Gifts you have sent can no longer be opened."
        tone="destructive"
      >
        <DangerZone />
      </Section>
    </AccountFrame>
  );
}
