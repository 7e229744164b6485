const steps = [
  {
    title: 'Keep who matters',
    text:
      'Recipient profiles hold interests and dates. Date reminders come before each occasion, while there ' +
      'is still time.',
  },
  {
    title: 'Choose what fits',
    text: 'AI recommendations find real products with prices and buy links. Budget filtering goes from $0 to $10,000+.',
  },
  {
    title: 'Send it, and see it opened',
    text:
      'You order the gift from its shop. We wrap the surprise, with one of your personalized messages, and send it by ' +
      'email or SMS. View tracking tells you when it was opened.',
  },
];

export function HowItWorks({ id }: { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-8 pb-16 sm:pb-20">
      <h2 id={`${id}-heading`} className="text-3xl">
        How It Works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative pl-14 before:absolute before:top-12 before:-bottom-9 before:left-4.5 before:w-0.5 before:bg-ribbon/40 last:before:hidden md:pt-16 md:pr-10 md:pl-0 md:before:inset-auto md:before:top-4.5 md:before:right-3 md:before:left-12 md:before:h-0.5 md:before:w-auto"
          >
            <span
              aria-hidden
              className="absolute top-0 left-0 grid size-9.5 place-items-center rounded-full bg-ribbon-soft font-display text-lg text-ribbon-deep"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
