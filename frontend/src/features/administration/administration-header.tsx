import { NavLink } from 'react-router-dom';
import { PageHeading } from '../../ui/display/page-heading.js';
import { cn } from '../../lib/class-names.js';

const links = [
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/audit', label: 'Audit trail' },
  { to: '/admin/feeds', label: 'Product feeds' },
] as const;

/** The heading of a page for administrators, and the links between these pages. */
export function AdministrationHeader({ title, text }: { title: string; text: string }) {
  return (
    <header>
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 text-ink-soft">{text}</p>
      <nav aria-label="Administration" className="mt-5 flex gap-2 border-b border-line">
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              cn('-mb-px border-b-2 base:border-transparent px-3 py-2.5 font-medium', isActive && 'border-ribbon')
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
