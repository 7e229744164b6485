import { maxLength, minLength } from '@presently/rules/vocabulary';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../../lib/page/built-assets.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { PageDocument } from '../page-document.js';
import { SentWithPresently } from '../parts/sent-with-presently.js';

/** The gateway's data for the page that sets up the image all-in-one. */
export interface FirstRunPageModel {
  /** `gone`: the token is wrong, used or too old. */
  state: 'form' | 'done' | 'gone';
  token?: string;
  /** What was typed, without passwords, and what is wrong with it, by field. */
  written?: Record<string, string>;
  problems?: Record<string, string>;
  /** What is wrong with all of it. */
  problem?: string;
  /** Where the product is, once it is set up. */
  publicUrl?: string;
  nonce: string;
}

/** A page without script: the form works in every browser. */
export function renderFirstRunDocument(model: FirstRunPageModel, assets: Assets, themeScript: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <PageDocument
      title="Set up Presently"
      nonce={model.nonce}
      assets={assets}
      themeScript={themeScript}
      referrer="same-origin"
    >
      <div className="flex min-h-dvh flex-col items-center bg-paper px-5">
        <main className="w-full max-w-xl flex-1 py-12">
          {model.state === 'form' ? <SetUpForm {...model} /> : model.state === 'done' ? <Done {...model} /> : <Gone />}
        </main>
        <SentWithPresently words="Presently" />
      </div>
    </PageDocument>,
  )}`;
}

const Done = ({ publicUrl = '/' }: FirstRunPageModel) => (
  <div className="flex flex-col items-center text-center">
    <LetterDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">Presently is being set up</h1>
    <p className="mt-3 text-ink-soft">
      It starts again with your settings, which takes half a minute. Then sign in at{' '}
      <a href={`${publicUrl}/auth`} className="text-ribbon underline">
        {publicUrl}
      </a>
      . For the pages of administrators, add a passkey or an authenticator app under Account.
    </p>
  </div>
);

const Gone = () => (
  <div className="flex flex-col items-center text-center">
    <EmptyBoxDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">This link does not work</h1>
    <p className="mt-3 text-ink-soft">
      It works once and for a day, until there is an administrator. If there is none yet, start Presently again: its log
      has a new link.
    </p>
  </div>
);

function SetUpForm({ token = '', written = {}, problems = {}, problem }: FirstRunPageModel) {
  const wrong = Object.keys(problems).length > 0 ? 'Some of this is not right yet. See below.' : undefined;
  const field = (name: string) => ({ name, defaultValue: written[name], problem: problems[name] });
  return (
    <>
      <h1 className="text-3xl">Set up Presently</h1>
      <p className="mt-3 text-ink-soft">This page works once. Everything but the account can be changed later.</p>
      {(problem ?? wrong) && (
        <p role="alert" className="mt-5 rounded-lg border border-ember bg-sheet px-4 py-3 text-ember">
          {problem ?? wrong}
        </p>
      )}
      <form method="post" action={`/first-run/${encodeURIComponent(token)}`} className="mt-8 grid gap-10">
        <Group title="Your account" text="You are the administrator.">
          <Field
            {...field('username')}
            label="Username"
            required
            minLength={minLength.username}
            maxLength={maxLength.username}
            autoComplete="username"
            autoCapitalize="none"
          />
          <Field {...field('password')} label="Password" type="password" required autoComplete="new-password" />
          <Field {...field('email')} label="Email (optional)" type="email" autoComplete="email" />
        </Group>
        <Group title="Address" text="Where people reach Presently. Links in messages begin with it.">
          <Field {...field('publicUrl')} label="Address, with https://" type="url" required inputMode="url" />
        </Group>
        <Group
          title="Mail (optional)"
          text="Without a mail server you hand gifts over as a link, and no reminder arrives."
        >
          <Field {...field('smtpHost')} label="Mail server" autoCapitalize="none" />
          <Field {...field('smtpPort')} label="Port" inputMode="numeric" maxLength={5} />
          <Field {...field('smtpUser')} label="Username at the mail server" autoComplete="off" autoCapitalize="none" />
          <Field
            {...field('smtpPassword')}
            label="Password at the mail server"
            type="password"
            autoComplete="new-password"
          />
          <Field {...field('mailFrom')} label="Address that mails come from" type="email" autoComplete="off" />
        </Group>
        <button type="submit" className="view-product justify-self-start">
          Set up
        </button>
      </form>
    </>
  );
}

const Group = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <fieldset className="grid gap-6">
    <legend className="mb-2 text-xl">{title}</legend>
    <p className="-mt-4 text-ink-soft">{text}</p>
    {children}
  </fieldset>
);

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  problem: string | undefined;
}

function Field({ name, label, problem, ...input }: FieldProps) {
  const problemId = `${name}-problem`;
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-medium">{label}</span>
        <input
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          className="min-h-11 rounded-lg border border-line-strong bg-sheet px-4 py-3"
          {...input}
        />
      </label>
      {problem && (
        <p id={problemId} className="text-ember">
          {problem}
        </p>
      )}
    </div>
  );
}
