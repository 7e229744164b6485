import type { ReactNode } from 'react';
import { LandingFooter } from '../../features/landing/landing-footer.js';
import { LandingHeader } from '../../features/landing/landing-header.js';

/** The frame of the pages about the product. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <div>
        <LandingHeader />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-5 pt-10 pb-24 outline-none sm:px-8 sm:pt-16 sm:pb-32"
      >
        {children}
      </main>
      <LandingFooter />
    </div>
  );
}
