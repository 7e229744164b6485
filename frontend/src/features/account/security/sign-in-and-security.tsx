import type { ReactNode } from 'react';
import { ChangePasswordForm } from './change-password-form.js';
import { Passkeys } from './passkeys.js';

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
    </div>
  );
}

function Way({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="border-line not-first:border-t not-first:pt-8">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}
