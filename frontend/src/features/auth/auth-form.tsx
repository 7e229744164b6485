import { maxLength, minLength } from '@presently/rules/vocabulary';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.js';
import { cn } from '../../ui/class-names.js';
import { Field, Input } from '../../ui/field.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PageHeading } from '../../ui/page-heading.js';
import { quietLink } from './quiet-link.js';
import { useRegister, useSignIn } from './queries.js';

type Mode = 'sign-in' | 'register';

const texts = {
  'sign-in': { heading: 'Welcome back', submit: 'Sign in', toggle: "Don't have an account? Sign up" },
  register: { heading: 'Create your account', submit: 'Create account', toggle: 'Already have an account? Sign in' },
};

export function AuthForm() {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const emailInput = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();
  const register = useRegister();
  const isRegistration = mode === 'register';
  const isBusy = signIn.isPending || register.isPending;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Too short is met with silence: the hint has said it, and the server has the last word.
    if (isBusy || username.trim().length < minLength.username || password.length < minLength.password) return;
    const credentials = { username: username.trim(), password };
    if (!isRegistration) return signIn.mutate(credentials);
    if (emailInput.current?.validity.valid === false) {
      setEmailError('Please provide a valid email address');
      return emailInput.current.focus();
    }
    const given = email.trim();
    register.mutate(given ? { ...credentials, email: given } : credentials);
  }

  return (
    <div>
      <PageHeading>{texts[mode].heading}</PageHeading>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <Field label="Username">
          {(control) => (
            <Input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={maxLength.username}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        {isRegistration && (
          <Field label="Email" note="optional" error={emailError}>
            {(control) => (
              <Input
                {...control}
                ref={emailInput}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={maxLength.email}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setEmailError(undefined);
                }}
              />
            )}
          </Field>
        )}
        {isRegistration ? (
          <NewPasswordField label="Password" name="password" value={password} onChange={setPassword} />
        ) : (
          <div>
            <Field label="Password">
              {(control) => (
                <Input
                  {...control}
                  type="password"
                  name="password"
                  autoComplete="current-password"
                  required
                  maxLength={maxLength.password}
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
            <Link to="/forgot-password" className={cn(quietLink, 'mt-1 inline-flex items-center')}>
              Forgot your password?
            </Link>
          </div>
        )}
        <Button type="submit" isBusy={isBusy} className="mt-2">
          {texts[mode].submit}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <button
          type="button"
          className={quietLink}
          onClick={() => {
            setMode(isRegistration ? 'sign-in' : 'register');
            setEmailError(undefined);
          }}
        >
          {texts[mode].toggle}
        </button>
      </p>
    </div>
  );
}
