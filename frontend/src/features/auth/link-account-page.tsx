import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { changeCurrentUser } from '../../domain/user/change-user.js';
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
import { authWords as say } from '../../languages/auth/en.js';

const code = { ...passwordForLink.code, isTrimmed: true } as const;
const schema = {
  fields: {
    password: {
      ...passwordForLink.password,
      get required() {
        return say('passwordRequired');
      },
    },
    code,
  },
};
const codeSchema = {
  fields: {
    code: {
      ...code,
      get required() {
        return say('codeRequired');
      },
    },
  },
};

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
      <PageHeading>{say('oneMoreStep')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say('hasAuthenticator')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="code"
          label={say('code')}
          hint={say('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
        <Button type="submit" isBusy={link.isPending} className="mt-2">
          {say('signIn')}
        </Button>
      </form>
      <BackToSignIn />
    </AuthFrame>
  );
}

const BackToSignIn = () => (
  <p className="mt-6 text-center">
    <Link to="/auth" className={`${quietLink} inline-flex items-center`}>
      {say('backToSignIn')}
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
      <PageHeading>{say('haveAccount')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say('haveAccountText')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="password"
          label={say('password')}
          type="password"
          autoComplete="current-password"
          required
        />
        {asksForCode && (
          <TextField
            form={form}
            name="code"
            label={say('code')}
            hint={say('codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
        <Button type="submit" isBusy={link.isPending} className="mt-2">
          {say('linkAndSignIn')}
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
      toast({ title: say('notLinked'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
      return undefined;
    },
  });
}
