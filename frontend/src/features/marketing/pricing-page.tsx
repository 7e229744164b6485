import { plans } from '../../domain/plan/plans.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { PlanCard } from './plan-card.js';
import { questions } from './questions.js';
import { marketingWords as say } from '../../languages/marketing/en.js';

export function PricingPage() {
  return (
    <>
      <header className="max-w-2xl">
        <PageHeading className="text-5xl sm:text-5xl">{say('pricing')}</PageHeading>
        <p className="mt-5 text-lg text-ink-soft">{say('pricingIntro')}</p>
      </header>
      <ul className="mt-12 grid gap-x-5 sm:mt-16 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <section
        aria-labelledby="questions"
        className="mt-20 grid gap-x-16 gap-y-8 sm:mt-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]"
      >
        <h2 id="questions" className="text-3xl">
          {say('questions')}
        </h2>
        <div className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <div key={question} className="py-6">
              <h3 className="text-lg">{question}</h3>
              <p className="mt-2 max-w-[60ch] text-ink-soft">{answer}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
