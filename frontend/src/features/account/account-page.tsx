import { Navigate, useLocation } from 'react-router-dom';
import { languageWords as sayLanguage } from '../../languages/language/en.js';
import { AccountForm } from './account-form.js';
import { CurrencyField } from './currency-field.js';
import { LanguageField } from './language-field.js';
import { AccountFrame } from './account-frame.js';
import { DangerZone } from './danger-zone.js';
import { PlanLine } from './plan.js';
import { Section } from './section.js';
import { accountWords } from '../../languages/account/en.js';

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
      <Section id="profile" title={accountWords('profile')} lead={accountWords('profileLead')}>
        <AccountForm />
        <PlanLine />
      </Section>
      <Section id="money" title={accountWords('money')} lead={accountWords('moneyLead')}>
        <CurrencyField />
      </Section>
      <Section id="language" title={sayLanguage('label')} lead={sayLanguage('hint')}>
        <LanguageField />
      </Section>
      <Section id="danger" title={accountWords('dangerZone')} lead={accountWords('dangerLead')} tone="destructive">
        <DangerZone />
      </Section>
    </AccountFrame>
  );
}
