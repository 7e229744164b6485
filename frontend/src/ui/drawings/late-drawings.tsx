import { lazy, Suspense, type ComponentType } from 'react';
import { writtenPart } from '../../lib/page/lazy-part.js';
import type { DrawingProps } from './drawing.js';

type Drawing = ComponentType<DrawingProps>;

/** The room of a drawing. */
const Blank: Drawing = ({ className }) => <svg viewBox="0 0 120 120" aria-hidden className={className} />;

/** A drawing that most screens do without, so its code comes after them. One that does not arrive leaves its room empty. */
function late(load: () => Promise<Drawing>): Drawing {
  const asModule = async () => ({ default: await load() });
  const Arriving = writtenPart(
    asModule,
    lazy(() => asModule().catch(() => ({ default: Blank }))),
  );
  return (props) => (
    <Suspense fallback={<Blank {...props} />}>
      <Arriving {...props} />
    </Suspense>
  );
}

export const LateCalendar = late(async () => (await import('./calendar-drawing.js')).CalendarDrawing);
export const LateEmptyBox = late(async () => (await import('./empty-box-drawing.js')).EmptyBoxDrawing);
export const LateLetter = late(async () => (await import('./letter-drawing.js')).LetterDrawing);
export const LateParcel = late(async () => (await import('./parcel-drawing.js')).ParcelDrawing);
export const LateTag = late(async () => (await import('./tag-drawing.js')).TagDrawing);
