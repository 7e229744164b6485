import { BellRing, MailCheck, PackageCheck, PenLine } from 'lucide-react';
import { registration } from '../../domain/user/registration.js';
import { LastCall } from '../../ui/display/last-call.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { SentDrawing } from '../../ui/drawings/sent-drawing.js';
import { TagDrawing } from '../../ui/drawings/tag-drawing.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { RibbonDivider } from '../../ui/display/ribbon.js';

const steps = [
  {
    Drawing: TagDrawing,
    title: 'Add recipients and occasions',
    text:
      'Write down who matters to you: what they like, and the birthdays, anniversaries and other days you ' +
      'want to remember.',
  },
  {
    Drawing: IdeasDrawing,
    title: 'Get AI recommendations',
    text:
      'Ask for ideas within a budget from $0 to $10,000+. Each comes with its reason and with real ' +
      'products: picture, price and where to buy.',
  },
  {
    Drawing: LetterDrawing,
    title: 'Personalize your message',
    text:
      'Write it yourself, or begin with words in a tone you choose: warm, funny, formal or heartfelt. ' +
      'Every word stays yours to change.',
  },
  {
    Drawing: SentDrawing,
    title: 'Send and track',
    text:
      'Order the gift from its shop. Its surprise, a page to unwrap, goes out by email or SMS. You see when the page ' +
      'arrives, and when it is viewed.',
  },
];

const features = [
  {
    icon: BellRing,
    title: 'Smart reminders',
    text: 'In good time before every occasion, as many days ahead as you like.',
  },
  { icon: PackageCheck, title: 'Real products', text: 'With images, actual prices and direct links to buy.' },
  { icon: PenLine, title: 'Personal touch', text: 'A message in your voice, on a page made for one person.' },
  { icon: MailCheck, title: 'Track delivery', text: 'From sent to delivered to viewed, without asking.' },
];

export function HowItWorksPage() {
  return (
    <>
      <header className="max-w-2xl">
        <PageHeading className="text-5xl sm:text-5xl">How It Works</PageHeading>
        <p className="mt-5 text-lg text-ink-soft">
          Four steps from a name to a gift that is opened with joy. You order from the shop, we wrap the surprise.
        </p>
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
                <span className="sr-only">Step </span>
                {index + 1}
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
          Key features
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

      <LastCall text="Whose birthday is next?" action="Get Started Free" to={registration} className="mt-20 mb-0" />
    </>
  );
}
