import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What a tag of a message becomes, as for `say.with({ link: linkTo('/terms') })`: a link in the sentence. */
export const linkTo = (to: string, className = 'font-semibold text-ink underline underline-offset-4') =>
  function LinkInWords(words: ReactNode) {
    return (
      <Link to={to} className={className}>
        {words}
      </Link>
    );
  };
