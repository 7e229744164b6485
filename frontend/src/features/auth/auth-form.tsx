import { minLength } from '@presently/rules/vocabulary';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAboutFields, messageOf } from '../../lib/api-error.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { NewPasswordField } from '../../forms/fields/new-password-field.js';
import { credentials } from '../../forms/contract/credentials.js';
import { registration } from '../../forms/contract/registration.js';
import { TextField } from '../../forms/fields/text-field.js';
import { settle } from '../../forms/settle.js';
import type { FormSchema } from '../../forms/check-form.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { isRegistration as isNewcomer } from '../../domain/user/registration.js';
import { hasPasskeys } from '../../domain/user/passkeys.js';
import { Button } from '../../ui/controls/button.js';
import { cn } from '../../lib/class-names.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { quietLink } from './quiet-link.js';
import { needsCode, tryAgain, useRegister, useSignIn } from './queries.js';
import { authWords as say } from '../../languages/auth/en.js';

const CodeForm = lazyPart(() => import('./code-form.js'));
const ProviderButtons = lazyPart(() => import('./provider-buttons.js'));
const PasskeySignIn = lazyPart(() => import('./passkey-sign-in.js'));

type Mode = 'sign-in' | 'register';

const texts: Record<Mode, { heading: string; submit: string; toggle: string }> = {
  'sign-in': {
    get heading() {
      return say('welcomeBack');
    },
    get submit() {
      return say('signIn');
    },
    get toggle() {
      return say('toSignUp');
    },
  },
  register: {
    get heading() {
      return say('createYourAccount');
    },
    get submit() {
      return say('createAccount');
    },
    get toggle() {
      return say('toSignIn');
    },
  },
};

/** The specification wants no message for a text that is too short: the hint states the length. */
const silent = { required: '', min: [minLength.username, ''] } as const;
const silentPassword = { ...registration.password, required: '', min: [minLength.password, ''] } as const;
const schemas = {
  'sign-in': {
    fields: {
      username: { ...credentials.username, isTrimmed: true, ...silent },
      password: silentPassword,
    },
  },
  register: {
    fields: {
      username: { ...registration.username, ...silent },
      password: silentPassword,
      email: registration.email,
    },
  },
} as const satisfies Record<Mode, FormSchema<{ username: string; password: string; email: string }>>;

export function AuthForm() {
  const [mode, setMode] = useState<Mode>(isNewcomer(useLocation()) ? 'register' : 'sign-in');
  const signIn = useSignIn();
  const register = useRegister();
  const isRegistration = mode === 'register';
  const form = useSchemaForm(schemas[mode], {
    defaultValues: { username: '', password: '', email: '' },
    serverError: register.error,
  });
  const { setError } = form;
  useEffect(() => {
    const isShown = needsCode(signIn.error) || isAboutFields(signIn.error);
    if (!signIn.error || isShown) return;
    // The toast goes; what it says stays.
    setError('password', { type: 'server', message: messageOf(signIn.error, tryAgain()) }, { shouldFocus: true });
  }, [setError, signIn.error]);
  const submit = form.onSubmit(({ email, ...credentials }) => {
    if (!isRegistration) return settle(signIn, credentials);
    return settle(register, email ? { ...credentials, email } : credentials);
  });

  if (signIn.variables && needsCode(signIn.error)) {
    return (
      <Suspense>
        <CodeForm
          credentials={signIn.variables}
          onBack={() => {
            signIn.reset();
            // The button that had the focus has gone.
            setTimeout(() => form.setFocus('username'));
          }}
        />
      </Suspense>
    );
  }
  return (
    <div>
      <PageHeading>{texts[mode].heading}</PageHeading>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="username"
          label={say('username')}
          hint={isRegistration && say('usernameHint')}
          placeholder={isRegistration ? undefined : say('usernameOrEmail')}
          autoComplete={isRegistration ? 'username' : 'username webauthn'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {isRegistration && (
          <TextField
            form={form}
            name="email"
            label={say('email')}
            note={say('optional')}
            type="email"
            autoComplete="email"
          />
        )}
        {isRegistration ? (
          <NewPasswordField form={form} name="password" label={say('password')} />
        ) : (
          <div>
            <TextField
              form={form}
              name="password"
              label={say('password')}
              type="password"
              autoComplete="current-password"
              required
            />
            <Link to="/forgot-password" className={cn(quietLink, 'mt-1 inline-flex items-center')}>
              {say('forgotPassword')}
            </Link>
          </div>
        )}
        <Button type="submit" isBusy={signIn.isPending || register.isPending} className="mt-2">
          {texts[mode].submit}
        </Button>
      </form>
      {!isRegistration && hasPasskeys() && (
        <Suspense fallback={<div className="mt-3 h-11" />}>
          <PasskeySignIn />
        </Suspense>
      )}
      {isRegistration && (
        <p className="mt-4 text-center text-sm text-ink-soft">
          {/* A document of its own, in which the server has written what the operator says. */}
          <a href="/privacy" className={cn(quietLink, 'inline-flex items-center')}>
            {say('whatHappens')}
          </a>
        </p>
      )}
      <Suspense>
        <ProviderButtons />
      </Suspense>
      <p className="mt-6 text-center">
        <button
          type="button"
          className={quietLink}
          onClick={() => {
            setMode(isRegistration ? 'sign-in' : 'register');
            form.clearErrors();
          }}
        >
          {texts[mode].toggle}
        </button>
      </p>
    </div>
  );
}
