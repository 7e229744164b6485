import { AccountFrame } from './account-frame.js';
import { Section } from './section.js';
import { SecurityLog } from './security-log.js';
import { SignInAndSecurity } from './security/sign-in-and-security.js';
import { Sessions } from './sessions.js';
import { AccessTokens } from './tokens/access-tokens.js';

/** How one signs in, and where one is. */
export function SecurityPage() {
  return (
    <AccountFrame>
      <Section id="security" title="Sign-in and security">
        <SignInAndSecurity />
      </Section>
      <Section
        id="tokens"
        title="Tokens"
        lead="Keys for programs and assistants that work for you. Each can do what you choose, until you revoke it."
      >
        <AccessTokens />
      </Section>
      <Section
        id="sessions"
        title="Sessions"
        lead="The browsers you are signed in to. If you don’t recognize one, sign it out."
      >
        <Sessions />
      </Section>
      <Section
        id="security-log"
        title="Security log"
        lead="Recent changes to your account’s security, and roughly where they happened."
      >
        <SecurityLog />
      </Section>
    </AccountFrame>
  );
}
