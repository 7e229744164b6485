import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { SentWithPresently } from './parts/sent-with-presently.js';

export function GiftNotFound() {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-paper px-5 text-center">
      <main className="flex flex-1 flex-col items-center justify-center py-12">
        <EmptyBoxDrawing className="size-44" />
        <h1 className="mt-6 text-4xl">Gift Not Found</h1>
        <p className="mt-3 text-ink-soft">This gift link is invalid or has expired.</p>
      </main>
      <SentWithPresently words="Presently" />
    </div>
  );
}
