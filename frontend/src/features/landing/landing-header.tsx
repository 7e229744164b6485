import { Link, NavLink } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Logo } from '../../ui/display/logo.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { landingWords as say } from '../../languages/landing/en.js';

const links = [
  {
    to: '/how-it-works',
    get label() {
      return say('howItWorks');
    },
  },
  {
    to: '/pricing',
    get label() {
      return say('pricing');
    },
  },
];

export function LandingHeader() {
  return (
    <header className="mx-auto flex h-20 max-w-6xl items-center gap-2 px-5 sm:px-8">
      <Link to="/" className="me-auto rounded-lg pointer-coarse:py-1.5" aria-label={say('startPage')}>
        <Logo />
      </Link>
      <nav aria-label={say('main')} className="me-2 hidden items-center gap-6 text-sm font-medium sm:flex">
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
        <Link to="/auth">{say('signIn')}</Link>
      </Button>
    </header>
  );
}
