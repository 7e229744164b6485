import { Link, NavLink } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Logo } from '../../ui/display/logo.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';

const links = [
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/pricing', label: 'Pricing' },
];

export function LandingHeader() {
  return (
    <header className="mx-auto flex h-20 max-w-6xl items-center gap-2 px-5 sm:px-8">
      <Link to="/" className="mr-auto rounded-lg pointer-coarse:py-1.5" aria-label="Presently, start page">
        <Logo />
      </Link>
      <nav aria-label="Main" className="mr-2 hidden items-center gap-6 text-sm font-medium sm:flex">
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="text-ink-soft underline-offset-8 transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-ribbon aria-[current=page]:decoration-2"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <ThemeToggle />
      <Button asChild variant="quiet">
        <Link to="/auth">Sign in</Link>
      </Button>
    </header>
  );
}
