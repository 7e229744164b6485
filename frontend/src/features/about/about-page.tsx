import { spokenLanguage } from '../../languages/words.js';
import { aboutWords as say } from '../../languages/about/en.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api, type Input } from '../../lib/api.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { query } from '../../lib/query.js';
import { PageSpinner } from '../../ui/controls/spinner.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { Logo } from '../../ui/display/logo.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { LoadError } from '../../ui/states/load-error.js';
import { AboutForm } from './about-form.js';

/** It stands last, so that nothing moves when it arrives. */
const ReportForm = lazyPart(async () => ({ default: (await import('../../domain/report/report-form.js')).ReportForm }));

type Answer = Omit<Input<'POST /api/about/:token'>, 'token'>;

const reasons = () =>
  [
    ['unknown-sender', say('unknownSender')],
    ['unwanted', say('unwanted')],
    ['harassment', say('harassment')],
    ['fraud', say('fraud')],
    ['other', say('other')],
  ] as const;

/** A consent is stored in the words that were shown. */
const inItsWords = () => (spokenLanguage() === 'en' ? {} : { spoken: spokenLanguage() });

const isOver = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** The page behind a sender's link: a person tells about themselves, without an account. */
export function AboutPage({ token }: { token: string }) {
  const question = useQuery(query('GET /api/about/:token', { token }));
  const send = useMutation({
    mutationFn: (answer: Answer) => api('POST /api/about/:token', { token, ...inItsWords(), ...answer }),
    onError: (error) =>
      toast({ title: say('notSent'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
  const asker = question.data?.askedBy;
  return (
    <div className="flex min-h-dvh flex-col px-5 pb-12 sm:px-8">
      <header className="mx-auto flex h-20 w-full max-w-lg items-center justify-between">
        <Logo />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-lg flex-1 content-center py-6 outline-none">
        {question.isLoading && <PageSpinner />}
        {send.isSuccess ? (
          <Ending drawing={<LetterDrawing />} title={say('thanksTitle')}>
            {say('thanks', { asker: asker ?? '' })}
          </Ending>
        ) : isOver(question.error) || (send.error instanceof ApiError && send.error.status === 404) ? (
          <>
            <Ending drawing={<EmptyBoxDrawing />} title={say('endedTitle')}>
              {say('ended')}
            </Ending>
            <ReportOfEnded token={token} />
          </>
        ) : question.isError ? (
          <LoadError text={messageOf(question.error, say('notLoaded'))} onRetry={() => void question.refetch()} />
        ) : (
          asker !== undefined && (
            <>
              <PageHeading>{say('title', { asker })}</PageHeading>
              <p className="mt-3 mb-8 text-ink-soft">{say('intro')}</p>
              <AboutForm
                token={token}
                asker={asker}
                error={send.error}
                isBusy={send.isPending}
                onSend={(said) => send.mutateAsync(said)}
              />
              <p className="mt-6 text-sm text-ink-soft">
                <a href="/privacy" className="touch-line underline underline-offset-4">
                  {say('privacy')}
                </a>
              </p>
              <Report token={token} />
            </>
          )
        )}
      </main>
    </div>
  );
}

const Report = ({ token }: { token: string }) => (
  <Suspense>
    <ReportForm
      title={say('report')}
      reasons={reasons()}
      onSend={(report) => api('POST /api/about/:token/report', { token, ...report })}
      className="mt-10"
    />
  </Suspense>
);

/** A page whose sender has withdrawn it can be reported for a while. */
function ReportOfEnded({ token }: { token: string }) {
  const { isSuccess } = useQuery(query('GET /api/about/:token/report', { token }));
  return isSuccess && <Report token={token} />;
}

interface EndingProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

/** The result, in place of the form. It takes the focus, so that screen readers announce it. */
function Ending({ drawing, title, children }: EndingProps) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <div>
      <div className="-ms-2 mb-4 [&>svg]:size-24">{drawing}</div>
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 text-ink-soft">{children}</p>
    </div>
  );
}
