import { useId, type ReactNode, type Ref } from 'react';

interface StepProps {
  number: number;
  title: string;
  /** A control at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A numbered step, on a ribbon that runs from the first step to the last. */
export function Step({ number, title, action, children, ref }: StepProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="group relative pb-12 last:pb-0 sm:ps-16">
      <span
        aria-hidden
        className="absolute top-11 bottom-1 start-4.5 hidden w-0.5 bg-ribbon/35 group-last:hidden sm:block sm:group-last:hidden"
      />
      <div className="mb-5 flex min-h-9.5 flex-wrap items-center gap-x-3.5 gap-y-3">
        <span
          aria-hidden
          className="grid size-9.5 shrink-0 place-items-center rounded-full bg-ribbon-soft font-display text-lg text-ribbon-deep sm:absolute sm:start-0"
        >
          {number}
        </span>
        <h2 id={id} tabIndex={-1} className="me-auto text-xl outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
