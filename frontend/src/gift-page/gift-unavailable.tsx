import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { SentWithPresently } from './sent-with-presently.js';

/** While the sender's account is suspended. It blames neither sender nor recipient. */
export function GiftUnavailable() {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-paper px-5 text-center">
      <main className="flex flex-1 flex-col items-center justify-center py-12">
        <EmptyBoxDrawing className="size-44" />
        <h1 className="mt-6 text-4xl">No longer available</h1>
        <p className="mt-3 max-w-md text-ink-soft">
          This gift cannot be shown any more. You have done nothing wrong, and you do not have to do anything.
        </p>
      </main>
      <SentWithPresently words="Presently" />
    </div>
  );
}
