import { Link } from 'react-router-dom';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';

const sayWithOther = say.with({ other: (words) => <span className="sr-only">{words}</span> });

export const seeAllLook =
  'text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:-my-3 pointer-coarse:py-3';

/** Leads from a card to the whole list. */
export function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className={seeAllLook}>
      {sayWithOther('seeAll', { of })}
    </Link>
  );
}
