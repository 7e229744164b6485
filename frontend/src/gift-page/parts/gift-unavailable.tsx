import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import type { GiftPageModel } from '../model.js';
import { SentWithPresently } from './sent-with-presently.js';

interface GoneText {
  title: string;
  text: string;
}

/** They blame neither sender nor recipient. */
export const goneText = (gone: NonNullable<GiftPageModel['gone']>): GoneText =>
  gone === 'stopped'
    ? { title: say('stoppedTitle'), text: say('stopped') }
    : { title: say('takenBackTitle'), text: say('takenBack') };

/** For a gift that exists and cannot be shown any more. */
export function GiftUnavailable({ title, text }: GoneText) {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-paper px-5 text-center">
      <main className="flex flex-1 flex-col items-center justify-center py-12">
        <EmptyBoxDrawing className="size-44" />
        <h1 className="mt-6 text-4xl">{title}</h1>
        <p className="mt-3 max-w-md text-ink-soft">{text}</p>
      </main>
      <SentWithPresently words="Presently" />
    </div>
  );
}
