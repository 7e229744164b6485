import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api.js';
import { ApiError, messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/controls/button.js';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../../../ui/drawings/letter-drawing.js';
import { PageHeading } from '../../../ui/display/page-heading.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { AuthFrame } from '../auth-frame.js';
import { Outcome } from '../outcome.js';
import { useLinkToken } from './use-link-token.js';
import { authWords as say } from '../../../languages/auth/en.js';

interface LinkPageProps {
  route: 'POST /api/confirm-email' | 'POST /api/secure-account' | 'POST /api/undo-email';
  title: string;
  text: string;
  button: string;
  done: { title: string; text: ReactNode; action: ReactNode };
  /** What a link that has expired leaves as it is. */
  expired: string;
}

/** The page behind a mailed link. It acts by a press only: mail programs and scanners open every link of a mail. */
export function LinkPage({ route, title, text, button, done, expired }: LinkPageProps) {
  const token = useLinkToken();
  const press = usePress(route);
  const isExpired = token === '' || isLinkInvalid(press.error);
  return (
    <AuthFrame isQuiet>
      {press.isSuccess ? (
        <Outcome drawing={<LetterDrawing />} title={done.title}>
          <p>{done.text}</p>
          {done.action}
        </Outcome>
      ) : isExpired ? (
        <Outcome drawing={<EmptyBoxDrawing />} title={say('linkExpired')}>
          <p>{expired}</p>
          <Button asChild>
            <Link to="/account">{say('toAccount')}</Link>
          </Button>
        </Outcome>
      ) : (
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="mt-3 mb-8 text-ink-soft">{text}</p>
          <Button className="w-full" isBusy={press.isPending} onClick={() => press.mutate(token)}>
            {button}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}

function usePress(route: LinkPageProps['route']) {
  return useMutation({
    mutationFn: (token: string) => api(route, { token }),
    onError: (error) => {
      if (isLinkInvalid(error)) return;
      toast({
        title: say('didNotWork'),
        description: messageOf(error, say('tryAgain')),
        variant: 'destructive',
      });
    },
  });
}

const isLinkInvalid = (error: unknown) => error instanceof ApiError && error.problem?.code === 'link-invalid';
