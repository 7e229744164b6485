import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Logo } from '../../ui/display/logo.js';
import { ThemeToggle } from '../../ui/controls/theme-toggle.js';

export function LandingHeader() {
  return (
    <header className="mx-auto flex h-20 max-w-6xl items-center gap-2 px-5 sm:px-8">
      <Link to="/" className="mr-auto rounded-lg" aria-label="Presently, start page">
        <Logo />
      </Link>
      <ThemeToggle />
      <Button asChild variant="quiet">
        <Link to="/auth">Sign in</Link>
      </Button>
    </header>
  );
}
