import { maxLength, minLength } from '@presently/rules/vocabulary';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { Language } from '@presently/rules/languages';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstRunWords as say } from '../../languages/first-run/en.js';
import { problemHere, ruleHere } from '../../languages/said-here.js';
import { translated } from '../../languages/words.js';
import type { Assets } from '../../lib/page/built-assets.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { PageDocument } from '../page-document.js';
import { SentWithPresently } from '../parts/sent-with-presently.js';

/** The gateway's data for the page that sets up the image all-in-one. */
export interface FirstRunPageModel {
  language: Language;
  /** `gone`: the token is wrong, used or too old. */
  state: 'form' | 'done' | 'gone';
  token?: string;
  /** What was typed, without passwords, and what is wrong with it, by field. */
  written?: Record<string, string>;
  problems?: Record<string, string>;
  /** The rules that fields of the account break, by field. */
  rules?: ProblemBody['rules'];
  /** What is wrong with all of it. */
  problem?: string;
  /** What the sentence says, for the other languages. */
  code?: string;
  params?: ProblemBody['params'];
  /** Where the product is, once it is set up. */
  publicUrl?: string;
  nonce: string;
}

/** A page without script: the form works in every browser. */
export function renderFirstRunDocument(model: FirstRunPageModel, assets: Assets, themeScript: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <PageDocument
      title={say('title')}
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
    <h1 className="mt-6 text-3xl">{say('doneTitle')}</h1>
    <p className="mt-3 text-ink-soft">
      {say('doneText')}
      <a href={`${publicUrl}/auth`} className="my-3 block font-medium wrap-anywhere text-ribbon underline">
        {publicUrl}
      </a>
      {say('doneMore')}
    </p>
  </div>
);

const Gone = () => (
  <div className="flex flex-col items-center text-center">
    <EmptyBoxDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">{say('goneTitle')}</h1>
    <p className="mt-3 text-ink-soft">{say('goneText')}</p>
  </div>
);

/** What is wrong with each field of the settings has one sentence. */
const wrongSetting: Record<string, string> = {
  publicUrl: 'wrongPublicUrl',
  smtpHost: 'wrongSmtpHost',
  smtpPort: 'wrongSmtpPort',
  smtpUser: 'wrongSmtpUser',
  smtpPassword: 'wrongSmtpPassword',
  mailFrom: 'wrongMailFrom',
};

/** What is wrong with a field, in the page's language if it has words for it. */
function wrongWith(name: string, { problems = {}, rules = {} }: FirstRunPageModel): string | undefined {
  const said = problems[name];
  if (said === undefined) return undefined;
  const [setting, rule] = [wrongSetting[name], rules[name]];
  return (setting && translated('firstRun', setting)) ?? (rule && ruleHere(rule)) ?? said;
}

function SetUpForm(model: FirstRunPageModel) {
  const { token = '', written = {}, problems = {}, code } = model;
  const wrong = Object.keys(problems).length > 0 ? say('wrong') : undefined;
  const problem = (code && problemHere({ code, params: model.params })) ?? model.problem;
  const field = (name: string) => ({ name, defaultValue: written[name], problem: wrongWith(name, model) });
  return (
    <>
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="mt-3 text-ink-soft">{say('lead')}</p>
      {(problem ?? wrong) && (
        <p role="alert" className="mt-5 rounded-lg border border-ember bg-sheet px-4 py-3 text-ember">
          {problem ?? wrong}
        </p>
      )}
      <form method="post" action={`/first-run/${encodeURIComponent(token)}`} className="mt-8 grid gap-10">
        <Group title={say('account')} text={say('accountText')}>
          <Field
            {...field('username')}
            label={say('username')}
            required
            minLength={minLength.username}
            maxLength={maxLength.username}
            autoComplete="username"
            autoCapitalize="none"
          />
          <Field {...field('password')} label={say('password')} type="password" required autoComplete="new-password" />
          <Field {...field('email')} label={say('email')} type="email" autoComplete="email" />
        </Group>
        <Group title={say('address')} text={say('addressText')}>
          <Field {...field('publicUrl')} label={say('publicUrl')} type="url" required inputMode="url" />
        </Group>
        <Group title={say('mail')} text={say('mailText')}>
          <Field {...field('smtpHost')} label={say('smtpHost')} autoCapitalize="none" />
          <Field {...field('smtpPort')} label={say('smtpPort')} inputMode="numeric" maxLength={5} />
          <Field {...field('smtpUser')} label={say('smtpUser')} autoComplete="off" autoCapitalize="none" />
          <Field {...field('smtpPassword')} label={say('smtpPassword')} type="password" autoComplete="new-password" />
          <Field {...field('mailFrom')} label={say('mailFrom')} type="email" autoComplete="off" />
        </Group>
        <button type="submit" className="view-product justify-self-start">
          {say('setUp')}
        </button>
      </form>
    </>
  );
}

const Group = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <fieldset className="grid gap-6">
    <legend className="text-xl">{title}</legend>
    <p className="mt-1 text-ink-soft">{text}</p>
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
