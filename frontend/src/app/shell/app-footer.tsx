import { Link } from 'react-router-dom';
import { Logo } from '../../ui/display/logo.js';
import { ServiceLinks } from '../../ui/display/service-links.js';
import { scrollToTop } from '../../ui/display/scroll.js';
import { quickLinks } from './navigation.js';
import { commonWords as say } from '../../languages/common/en.js';

export function AppFooter() {
  return (
    <footer className="border-t border-line bg-paper-deep max-sm:[body:has([data-foot-bar])_&]:pb-19">
      <div className="mx-auto grid max-w-6xl justify-items-start gap-x-10 gap-y-5 px-5 py-8 sm:flex sm:flex-wrap sm:items-center sm:px-8">
        <button
          type="button"
          onClick={scrollToTop}
          className="rounded-lg pointer-coarse:py-1.5"
          aria-label={say('logoToTop')}
        >
          <Logo />
        </button>
        <nav aria-label={say('quickLinks')} className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <h2 className="w-full font-sans text-sm font-semibold tracking-normal sm:w-auto">{say('quickLinks')}</h2>
          {quickLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className="text-sm text-ink-soft sm:ms-auto">© 2025 Presently</p>
        <div className="w-full">
          <ServiceLinks />
        </div>
      </div>
    </footer>
  );
}
