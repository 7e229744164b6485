import { Link } from 'react-router-dom';

/** Leads from a card to the whole list. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className="text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
      See all<span className="sr-only"> {of}</span>
    </Link>
  );
}
