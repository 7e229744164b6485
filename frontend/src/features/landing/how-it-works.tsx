import { landingWords as say } from '../../languages/landing/en.js';

const steps = [
  {
    get title() {
      return say('keepTitle');
    },
    get text() {
      return say('keepText');
    },
  },
  {
    get title() {
      return say('chooseTitle');
    },
    get text() {
      return say('chooseText');
    },
  },
  {
    get title() {
      return say('sendTitle');
    },
    get text() {
      return say('sendText');
    },
  },
];

export function HowItWorks({ id }: { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-8 pb-16 sm:pb-20">
      <h2 id={`${id}-heading`} className="text-3xl">
        {say('howItWorks')}
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative ps-14 before:absolute before:top-12 before:-bottom-9 before:start-4.5 before:w-0.5 before:bg-ribbon/40 last:before:hidden md:pt-16 md:pe-10 md:ps-0 md:before:inset-auto md:before:top-4.5 md:before:end-3 md:before:start-12 md:before:h-0.5 md:before:w-auto"
          >
            <span
              aria-hidden
              className="absolute top-0 start-0 grid size-9.5 place-items-center rounded-full bg-ribbon-soft font-display text-lg text-ribbon-deep"
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
