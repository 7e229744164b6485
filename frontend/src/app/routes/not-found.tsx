import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUserQuery } from '../../domain/user/current-user.js';
import { Button } from '../../ui/controls/button.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { AppBar } from '../shell/app-bar.js';
import { AppFooter } from '../shell/app-footer.js';
import { PublicFrame } from '../shell/public-frame.js';
import { notFoundWords as say } from '../../languages/not-found/en.js';

/** The page for unknown addresses, in the frame of visitors or of users. */
export function Component() {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) {
    return (
      <PublicFrame>
        <NotFound home="/" action={say('backHome')} />
      </PublicFrame>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar user={user} />
      <main id="main" tabIndex={-1} className="grid flex-1 px-5 py-10 outline-none">
        <NotFound home="/dashboard" action={say('toDashboard')} />
      </main>
      <AppFooter />
    </div>
  );
}

function NotFound({ home, action }: { home: string; action: string }) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 text-center">
      <EmptyBoxDrawing className="size-44" />
      <p className="text-sm font-semibold text-ribbon">404</p>
      <PageHeading>{say('notFound')}</PageHeading>
      <p className="max-w-[46ch] text-balance text-ink-soft">{say('notFoundText')}</p>
      <Button asChild className="mt-4">
        <Link to={home}>{action}</Link>
      </Button>
    </div>
  );
}
