const links = [
  { to: '/help', label: 'Help' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/contact', label: 'Contact' },
];

/** The pages about the service itself, at the end of every page. They are documents: a plain link fetches no router. */
export const ServiceLinks = () => (
  <nav aria-label="About the service">
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
