import { Link } from 'react-router-dom';
import { registration } from '../../domain/user/registration.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { RibbonDivider } from '../../ui/display/ribbon.js';
import { scrollToElement } from '../../ui/display/scroll.js';
import { GiftPagePicture } from './gift-page-picture.js';
import { HowItWorks } from './how-it-works.js';
import { LandingFooter } from './landing-footer.js';
import { LandingHeader } from './landing-header.js';
import { LastCall } from '../../ui/display/last-call.js';
import { Occasions } from './occasions.js';

const howItWorks = 'how-it-works';

export function LandingPage() {
  return (
    <div className="overflow-x-clip">
      <LandingHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 outline-none sm:px-8">
        <section className="grid items-center gap-8 pt-8 pb-14 md:grid-cols-[1.05fr_1fr] md:gap-12 md:pt-12 lg:pb-20">
          <div>
            <PageHeading className="text-4xl min-[26rem]:text-5xl lg:text-6xl">
              Thoughtful gifts, <br />
              never late.
            </PageHeading>
            <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
              Presently keeps the people and dates that matter to you, finds real gifts they will like, and sends them
              as a page that feels like unwrapping something.
            </p>
            <p className="mt-4 border-l-2 border-ribbon pl-3.5 font-display text-lg">
              You order from the shop, we wrap the surprise.
            </p>
            <div className="mt-9 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button asChild size="large">
                <Link to={registration}>Get Started</Link>
              </Button>
              <Button
                variant="bare"
                size="large"
                data-scrolls-to={howItWorks}
                onClick={() => scrollToElement(howItWorks)}
              >
                Learn More
              </Button>
            </div>
          </div>
          <GiftPagePicture className="mx-auto w-full max-w-[34rem] md:-mr-4" />
        </section>
        <Occasions />
        <RibbonDivider className="mx-auto my-14 max-w-md sm:my-20" />
        <HowItWorks id={howItWorks} />
        <LastCall text="The next birthday is closer than you think." action="Get Started" to={registration} />
      </main>
      <LandingFooter />
    </div>
  );
}
