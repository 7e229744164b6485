import { Link } from 'react-router-dom';
import { registration } from '../../domain/user/registration.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { RibbonDivider } from '../../ui/drawings/ribbon-divider.js';
import { scrollToElement } from '../../ui/display/scroll.js';
import { GiftPagePicture } from './gift-page-picture.js';
import { HowItWorks } from './how-it-works.js';
import { LandingFooter } from './landing-footer.js';
import { LandingHeader } from './landing-header.js';
import { LastCall } from '../../ui/display/last-call.js';
import { Occasions } from './occasions.js';
import { landingWords as say } from '../../languages/landing/en.js';

const sayWithOther = say.with({ other: () => <br /> });

const howItWorks = 'how-it-works';

export function LandingPage() {
  return (
    <div className="overflow-x-clip">
      <LandingHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 outline-none sm:px-8">
        <section className="grid items-center gap-8 pt-8 pb-14 md:grid-cols-[1.05fr_1fr] md:gap-12 md:pt-12 lg:pb-20">
          <div>
            <PageHeading className="text-4xl min-[26rem]:text-5xl lg:text-6xl">{sayWithOther('title')}</PageHeading>
            <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">{say('intro')}</p>
            <p className="mt-4 border-s-2 border-ribbon ps-3.5 font-display text-lg">{say('promise')}</p>
            <div className="mt-9 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button asChild size="large">
                <Link to={registration}>{say('getStarted')}</Link>
              </Button>
              <Button
                variant="bare"
                size="large"
                data-scrolls-to={howItWorks}
                onClick={() => scrollToElement(howItWorks)}
              >
                {say('learnMore')}
              </Button>
            </div>
          </div>
          <GiftPagePicture className="mx-auto w-full max-w-[34rem] md:-me-4" />
        </section>
        <Occasions />
        <RibbonDivider className="mx-auto my-14 max-w-md sm:my-20" />
        <HowItWorks id={howItWorks} />
        <LastCall text={say('lastCall')} action={say('getStarted')} to={registration} />
      </main>
      <LandingFooter />
    </div>
  );
}
