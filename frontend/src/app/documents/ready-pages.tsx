import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { HowItWorksPage } from '../../features/marketing/how-it-works-page.js';
import { PricingPage } from '../../features/marketing/pricing-page.js';
import { LandingPage } from '../../features/landing/landing-page.js';
import { PublicFrame } from '../shell/public-frame.js';
import { SkipLink } from '../skip-link.js';

const pages: Record<string, ReactNode> = {
  '/': <LandingPage />,
  '/how-it-works': (
    <PublicFrame>
      <HowItWorksPage />
    </PublicFrame>
  ),
  '/pricing': (
    <PublicFrame>
      <PricingPage />
    </PublicFrame>
  ),
};

export const readyPaths = Object.keys(pages);

/** A page that tells about the product, as the server writes it; `client.ts` makes its two kinds of button work. */
export function ReadyPage({ path }: { path: string }) {
  return (
    <StaticRouter location={path}>
      <SkipLink />
      {pages[path]}
    </StaticRouter>
  );
}
