import { ChangePasswordForm } from './change-password-form.js';
import { AuthenticatorApp } from './authenticator-app.js';
import { Passkeys } from './passkeys.js';
import { ProviderLinks } from './provider-links.js';
import { Way } from './way.js';

/** Every way to prove who one is. */
export function SignInAndSecurity() {
  return (
    <div className="grid gap-8">
      <Way title="Password" lead="Changing your password signs you out on all other devices.">
        <ChangePasswordForm />
      </Way>
      <Way title="Passkeys" lead="Sign in with your fingerprint, your face or your screen lock instead of a password.">
        <Passkeys />
      </Way>
      <Way title="Authenticator app" lead="Ask for a code from your phone each time your password is used to sign in.">
        <AuthenticatorApp />
      </Way>
      <ProviderLinks />
    </div>
  );
}
