import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { SentWithPresently } from './sent-with-presently.js';

export function GiftNotFound() {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-paper px-5 text-center">
      <main className="flex flex-1 flex-col items-center justify-center py-12">
        <EmptyBoxDrawing className="size-44" />
        <h1 className="mt-6 text-4xl">{say('notFoundTitle')}</h1>
        <p className="mt-3 text-ink-soft">{say('notFound')}</p>
      </main>
      <SentWithPresently words="Presently" />
    </div>
  );
}
