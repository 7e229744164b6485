import { Link } from 'react-router-dom';

export const seeAllLook =
  'text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:-my-3 pointer-coarse:py-3';

/** Leads from a card to the whole list. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className={seeAllLook}>
      See all<span className="sr-only"> {of}</span>
    </Link>
  );
}
