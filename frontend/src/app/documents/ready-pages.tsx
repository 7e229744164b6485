import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { HowItWorksPage } from '../../features/marketing/how-it-works-page.js';
import { PricingPage } from '../../features/marketing/pricing-page.js';
import { LandingPage } from '../../features/landing/landing-page.js';
import { NoticePage } from '../../features/marketing/notice-page.js';
import { noticeNames, type Notice, type NoticeName } from '../../features/marketing/notices.js';
import type { Screen, ScreenWith } from '../screens.js';
import { PublicFrame } from '../shell/public-frame.js';
import { SkipLink } from '../skip-link.js';

export type ReadyScreen = ScreenWith<{ isReadyPage: true }>;

const pages: Record<Exclude<ReadyScreen, `/${NoticeName}`>, ReactNode> = {
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

/** The notice of a screen, if it is one of those. */
export const noticeAt = (screen: Screen): NoticeName | undefined => noticeNames.find((name) => screen === `/${name}`);

export const isReady = (screen: Screen): screen is ReadyScreen => screen in pages || noticeAt(screen) !== undefined;

/** A page about the product as the server renders it. `client.ts` makes its buttons work. */
export function ReadyPage({ screen, notice }: { screen: ReadyScreen; notice: Notice | undefined }) {
  return (
    <StaticRouter location={screen}>
      <SkipLink />
      {notice ? (
        <PublicFrame>
          <NoticePage notice={notice} />
        </PublicFrame>
      ) : (
        pages[screen as keyof typeof pages]
      )}
    </StaticRouter>
  );
}
