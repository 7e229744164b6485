import { minLength } from '@presently/rules/vocabulary';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthFrame } from './auth-frame.js';
import { Outcome } from './outcome.js';
import { useResetPassword } from './queries.js';

const tooShort = 'Password must be at least 8 characters';

export function ResetPasswordPage() {
  const token = useToken();
  const reset = useResetPassword();
  const problem = reset.error instanceof ApiError ? reset.error.problem : undefined;
  const isExpired = token === '' || problem?.code === 'reset-link-invalid';
  return (
    <AuthFrame>
      {reset.isSuccess ? (
        <Changed />
      ) : isExpired ? (
        <Expired />
      ) : (
        <ChooseForm
          isBusy={reset.isPending}
          error={problem?.errors?.['newPassword']?.[0]}
          onChange={() => reset.isError && reset.reset()}
          onSubmit={(newPassword) => reset.mutate({ token, newPassword })}
        />
      )}
    </AuthFrame>
  );
}

/** The token of the link. It leaves the address bar, where it would be shared and remembered; a reload still finds it. */
function useToken(): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const fromLink = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (fromLink !== null) void navigate('/reset-password', { replace: true, state: { token: fromLink } });
  }, [fromLink, navigate]);
  return fromLink ?? (state as { token?: string } | null)?.token ?? '';
}

interface ChooseFormProps {
  isBusy: boolean;
  error: string | undefined;
  onChange: () => void;
  onSubmit: (password: string) => void;
}

function ChooseForm({ isBusy, error, onChange, onSubmit }: ChooseFormProps) {
  const [password, setPassword] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password.length >= minLength.password) return onSubmit(password);
    setIsTooShort(true);
    input.current?.focus();
  }

  return (
    <div>
      <PageHeading>Choose a new password</PageHeading>
      <p className="mt-3 text-ink-soft">It takes the place of the old one, and signs you out everywhere.</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <NewPasswordField
          label="New password"
          name="newPassword"
          ref={input}
          value={password}
          error={isTooShort ? tooShort : error}
          onChange={(value) => {
            setPassword(value);
            setIsTooShort(false);
            onChange();
          }}
        />
        <Button type="submit" isBusy={isBusy} className="mt-2">
          Save new password
        </Button>
      </form>
    </div>
  );
}

function Changed() {
  return (
    <Outcome drawing={<ParcelDrawing />} title="Your password is changed">
      <p>Sign in with the new one. Wherever you were signed in, you are not any more.</p>
      <Button asChild>
        <Link to="/auth">Sign in</Link>
      </Button>
    </Outcome>
  );
}

function Expired() {
  return (
    <Outcome drawing={<EmptyBoxDrawing />} title="This link has expired">
      <p>A link works once, for one hour, and only the newest one does. Your password is what it was.</p>
      <Button asChild>
        <Link to="/forgot-password">Ask for a new link</Link>
      </Button>
    </Outcome>
  );
}
