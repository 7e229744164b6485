import { Link } from 'react-router-dom';
import { Logo } from '../../ui/display/logo.js';
import { ServiceLinks } from '../../ui/display/service-links.js';
import { scrollToTop } from '../../ui/display/scroll.js';
import { landingWords as say } from '../../languages/landing/en.js';

const links = [
  {
    to: '/auth',
    get label() {
      return say('findGifts');
    },
  },
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

export function LandingFooter() {
  return (
    <footer className="border-t border-line bg-paper-deep">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start gap-x-20 gap-y-8 px-5 py-12 sm:px-8">
        <div className="me-auto grid justify-items-start gap-3">
          <button
            type="button"
            data-scrolls-to=""
            onClick={scrollToTop}
            className="rounded-lg pointer-coarse:py-1.5"
            aria-label={say('logoToTop')}
          >
            <Logo />
          </button>
          <p className="text-sm text-ink-soft">{say('madeFor')}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="font-sans text-sm font-semibold tracking-normal">
            {say('quickLinks')}
          </h2>
          <ul className="mt-3 grid gap-2 text-sm">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:inline-block pointer-coarse:py-3"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <p className="text-sm text-ink-soft">© 2025 Presently</p>
          <ServiceLinks />
        </div>
      </div>
    </footer>
  );
}
