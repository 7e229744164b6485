import { NavLink } from 'react-router-dom';
import { administrationWords as say } from '../../languages/administration/en.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { cn } from '../../lib/class-names.js';

const links = [
  { to: '/admin/reports', label: 'reports' },
  { to: '/admin/audit', label: 'audit' },
  { to: '/admin/feeds', label: 'feeds' },
  { to: '/admin/ideas', label: 'ideas' },
] as const;

/** The heading of a page for administrators, and the links between these pages. */
export function AdministrationHeader({ title, text }: { title: string; text: string }) {
  return (
    <header>
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-ink-soft">{text}</p>
      <nav aria-label={say('navigation')} className="mt-5 flex flex-wrap gap-x-2 border-b border-line max-sm:-mx-2">
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              cn(
                '-mb-px border-b-2 base:border-transparent px-2 py-2.5 font-medium whitespace-nowrap sm:px-3',
                isActive && 'border-ribbon',
              )
            }
          >
            {say(label)}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
