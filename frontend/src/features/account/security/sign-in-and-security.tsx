import { ChangePasswordForm } from './change-password-form.js';
import { AuthenticatorApp } from './authenticator-app.js';
import { Passkeys } from './passkeys.js';
import { ProviderLinks } from './provider-links.js';
import { Way } from './way.js';
import { accountWords as say } from '../../../languages/account/en.js';

/** Every way to prove who one is. */
export function SignInAndSecurity() {
  return (
    <div className="grid gap-8">
      <Way title={say('password')} lead={say('passwordLead')}>
        <ChangePasswordForm />
      </Way>
      <Way title={say('passkeys')} lead={say('passkeysLead')}>
        <Passkeys />
      </Way>
      <Way title={say('appTitle')} lead={say('appLead')}>
        <AuthenticatorApp />
      </Way>
      <ProviderLinks />
    </div>
  );
}
