import { commonWords as say } from '../../languages/common/en.js';

const links = [
  {
    to: '/help',
    get label() {
      return say('help');
    },
  },
  {
    to: '/privacy',
    get label() {
      return say('privacy');
    },
  },
  {
    to: '/terms',
    get label() {
      return say('terms');
    },
  },
  {
    to: '/contact',
    get label() {
      return say('contact');
    },
  },
];

/** The pages about the service itself, at the end of every page. They are documents: a plain link fetches no router. */
export const ServiceLinks = () => (
  <nav aria-label={say('aboutService')}>
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {links.map(({ to, label }) => (
        <li key={to}>
          <a
            href={to}
            className="text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:inline-block pointer-coarse:py-3"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
