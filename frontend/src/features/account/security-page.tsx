import { AccountFrame } from './account-frame.js';
import { Section } from './section.js';
import { SecurityLog } from './security-log.js';
import { SignInAndSecurity } from './security/sign-in-and-security.js';
import { Sessions } from './sessions.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { accountWords as say } from '../../languages/account/en.js';

/** How one signs in, and where one is. */
export function SecurityPage() {
  return (
    <AccountFrame>
      <Section id="security" title={say('securityTitle')}>
        <SignInAndSecurity />
      </Section>
      <Section id="tokens" title={say('tokens')} lead={say('tokensLead')}>
        <AccessTokens />
      </Section>
      <Section id="sessions" title={say('sessions')} lead={say('sessionsLead')}>
        <Sessions />
      </Section>
      <Section id="security-log" title={say('log')} lead={say('logLead')}>
        <SecurityLog />
      </Section>
    </AccountFrame>
  );
}
