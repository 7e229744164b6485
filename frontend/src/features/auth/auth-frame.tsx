import { BellRing, PenLine, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/class-names.js';
import { Logo } from '../../ui/display/logo.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { authWords as say } from '../../languages/auth/en.js';

const promises = [
  {
    icon: Sparkles,
    get title() {
      return say('recommendations');
    },
    get text() {
      return say('recommendationsText');
    },
  },
  {
    icon: BellRing,
    get title() {
      return say('dateReminders');
    },
    get text() {
      return say('dateRemindersText');
    },
  },
  {
    icon: PenLine,
    get title() {
      return say('messages');
    },
    get text() {
      return say('messagesText');
    },
  },
];

interface AuthFrameProps {
  /** Says what the product does beside the form only, not below it: its readers have come for one thing. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** The frame of the forms for visitors: the form, and what the product does. */
export function AuthFrame({ isQuiet = false, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(26rem,0.8fr)]">
      <div className="flex flex-col px-5 pb-12 sm:px-8">
        <header className="flex h-20 items-center justify-between">
          <Link to="/" className="rounded-lg pointer-coarse:py-1.5" aria-label={say('startPage')}>
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-sm flex-1 content-center py-6 outline-none">
          {children}
        </main>
      </div>
      <aside
        aria-label={say('whatItDoes')}
        className={cn(
          'border-line bg-paper-deep px-5 py-14 sm:px-8 lg:grid lg:content-center lg:border-s lg:px-14',
          isQuiet ? 'max-lg:hidden' : 'max-lg:border-t',
        )}
      >
        <div className="mx-auto max-w-sm lg:mx-0">
          <ParcelDrawing className="-ms-3 size-32" />
          <ul className="mt-8 grid gap-7">
            {promises.map(({ icon: Icon, title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
                <Icon aria-hidden className="mt-1 size-5 text-ribbon" strokeWidth={1.75} />
                <div>
                  <h2 className="text-lg">{title}</h2>
                  <p className="mt-0.5 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
