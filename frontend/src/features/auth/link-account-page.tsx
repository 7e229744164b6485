import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { changeCurrentUser } from '../../domain/user/current-user.js';
import { passwordForLink } from '../../forms/contract/password-for-link.js';
import { settle } from '../../forms/settle.js';
import { TextField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { api } from '../../lib/api.js';
import { isAboutFields, messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { AuthFrame } from './auth-frame.js';
import { needsCode } from './queries.js';
import { quietLink } from './quiet-link.js';

const code = { ...passwordForLink.code, isTrimmed: true } as const;
const schema = { fields: { password: { ...passwordForLink.password, required: 'Password is required' }, code } };
const codeSchema = { fields: { code: { ...code, required: 'Code is required' } } };

/** What a sign-in with a provider still needs: the password that links the two, or the code of an account with an app. */
export function LinkAccountPage() {
  const [search] = useSearchParams();
  return search.get('needs') === 'code' ? <EnterCode /> : <LinkAccount />;
}

/** The provider is linked already, and stands for the password. */
function EnterCode() {
  const link = useLink(() => undefined);
  const form = useSchemaForm(codeSchema, { defaultValues: { code: '' }, serverError: link.error });
  const submit = form.onSubmit((proof) => settle(link, proof));
  return (
    <AuthFrame>
      <PageHeading>One more step</PageHeading>
      <p className="mt-3 text-ink-soft">Your account has an authenticator app.</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="code"
          label="Code"
          hint="From your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
        <Button type="submit" isBusy={link.isPending} className="mt-2">
          Sign in
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}

const BackToSignIn = () => (
  <p className="mt-6 text-center">
    <Link to="/auth" className={`${quietLink} inline-flex items-center`}>
      Back to sign-in
    </Link>
  </p>
);

/** Links the provider to the account with the same address. The account's password is asked for once. */
function LinkAccount() {
  const [asksForCode, setAsksForCode] = useState(false);
  const link = useLink(() => setAsksForCode(true));
  const form = useSchemaForm(schema, { defaultValues: { password: '', code: '' }, serverError: link.error });
  const submit = form.onSubmit(({ password, code }) => settle(link, code ? { password, code } : { password }));
  return (
    <AuthFrame>
      <PageHeading>You have an account here</PageHeading>
      <p className="mt-3 text-ink-soft">
        It has the same email address. Enter its password once, and from then on you can sign in both ways.
      </p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        {asksForCode && (
          <TextField
            form={form}
            name="code"
            label="Code"
            hint="From your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
        <Button type="submit" isBusy={link.isPending} className="mt-2">
          Link and sign in
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}

function useLink(onCodeNeeded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: { password?: string; code?: string }) => api('POST /api/login/provider-link', proof),
    onSuccess: (user) => changeCurrentUser(client, user),
    onError: (error) => {
      if (needsCode(error)) return onCodeNeeded();
      if (isAboutFields(error)) return undefined;
      toast({ title: 'Not linked', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
      return undefined;
    },
  });
}
