import { useEffect, type ReactNode } from 'react';
import { PageHeading } from '../../ui/display/page-heading.js';

interface OutcomeProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

/** The result, in place of the form. It takes the focus, so that screen readers announce it. */
export function Outcome({ drawing, title, children }: OutcomeProps) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <div>
      <div className="-ms-2 mb-4 [&>svg]:size-24">{drawing}</div>
      <PageHeading>{title}</PageHeading>
      <div className="mt-4 grid justify-items-start gap-6 text-ink-soft">{children}</div>
    </div>
  );
}
