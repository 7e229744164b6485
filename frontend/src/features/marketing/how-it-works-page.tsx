import { BellRing, MailCheck, PackageCheck, PenLine } from 'lucide-react';
import { registration } from '../../domain/user/registration.js';
import { LastCall } from '../../ui/display/last-call.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { SentDrawing } from '../../ui/drawings/sent-drawing.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { RibbonDivider } from '../../ui/drawings/ribbon-divider.js';
import { marketingWords as say } from '../../languages/marketing/en.js';

const sayWithOther = say.with({ other: (words) => <span className="sr-only">{words}</span> });

const steps = [
  {
    Drawing: TagDrawing,
    get title() {
      return say('addTitle');
    },
    get text() {
      return say('addText');
    },
  },
  {
    Drawing: IdeasDrawing,
    get title() {
      return say('ideasTitle');
    },
    get text() {
      return say('ideasText');
    },
  },
  {
    Drawing: LetterDrawing,
    get title() {
      return say('messageTitle');
    },
    get text() {
      return say('messageText');
    },
  },
  {
    Drawing: SentDrawing,
    get title() {
      return say('trackTitle');
    },
    get text() {
      return say('trackText');
    },
  },
];

const features = [
  {
    icon: BellRing,
    get title() {
      return say('remindersTitle');
    },
    get text() {
      return say('remindersText');
    },
  },
  {
    icon: PackageCheck,
    get title() {
      return say('productsTitle');
    },
    get text() {
      return say('productsText');
    },
  },
  {
    icon: PenLine,
    get title() {
      return say('touchTitle');
    },
    get text() {
      return say('touchText');
    },
  },
  {
    icon: MailCheck,
    get title() {
      return say('deliveryTitle');
    },
    get text() {
      return say('deliveryText');
    },
  },
];

export function HowItWorksPage() {
  return (
    <>
      <header className="max-w-2xl">
        <PageHeading className="text-5xl sm:text-5xl">{say('howItWorks')}</PageHeading>
        <p className="mt-5 text-lg text-ink-soft">{say('howIntro')}</p>
      </header>

      <ol className="mt-14 grid gap-12 sm:mt-20 sm:gap-16">
        {steps.map(({ Drawing, title, text }, index) => (
          <li
            key={title}
            className="grid items-center gap-x-14 gap-y-6 md:grid-cols-2 lg:gap-x-24 md:even:[&>div:first-child]:order-last"
          >
            <div className="grid place-items-center rounded-xl border border-line bg-sheet py-10">
              <Drawing className="size-36 sm:size-44" />
            </div>
            <div>
              <p className="font-display text-lg text-ribbon">
                {sayWithOther('step', {
                  number: index + 1,
                })}
              </p>
              <h2 className="mt-1 text-2xl sm:text-3xl">{title}</h2>
              <p className="mt-3 max-w-[46ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>

      <RibbonDivider className="mx-auto my-20 max-w-md sm:my-28" />

      <section aria-labelledby="features">
        <h2 id="features" className="text-3xl">
          {say('keyFeatures')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <Icon aria-hidden className="size-5.5 text-ribbon" strokeWidth={1.75} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <LastCall text={say('whoseBirthday')} action={say('getStartedFree')} to={registration} className="mt-20 mb-0" />
    </>
  );
}
