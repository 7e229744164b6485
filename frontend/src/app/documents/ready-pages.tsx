import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { HowItWorksPage } from '../../features/marketing/how-it-works-page.js';
import { PricingPage } from '../../features/marketing/pricing-page.js';
import { LandingPage } from '../../features/landing/landing-page.js';
import { NoticePage } from '../../features/marketing/notice-page.js';
import { contact, help, privacy, terms } from '../../features/marketing/notices.js';
import type { Screen, ScreenWith } from '../screens.js';
import { PublicFrame } from '../shell/public-frame.js';
import { SkipLink } from '../skip-link.js';

export type ReadyScreen = ScreenWith<{ isReadyPage: true }>;

const pages: Record<ReadyScreen, ReactNode> = {
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
  '/privacy': (
    <PublicFrame>
      <NoticePage notice={privacy} />
    </PublicFrame>
  ),
  '/terms': (
    <PublicFrame>
      <NoticePage notice={terms} />
    </PublicFrame>
  ),
  '/help': (
    <PublicFrame>
      <NoticePage notice={help} />
    </PublicFrame>
  ),
  '/contact': (
    <PublicFrame>
      <NoticePage notice={contact} />
    </PublicFrame>
  ),
};

export const isReady = (screen: Screen): screen is ReadyScreen => screen in pages;

/** A page about the product as the server renders it. `client.ts` makes its buttons work. */
export function ReadyPage({ screen }: { screen: ReadyScreen }) {
  return (
    <StaticRouter location={screen}>
      <SkipLink />
      {pages[screen]}
    </StaticRouter>
  );
}
