import { Link } from 'react-router-dom';
import {
  AnniversaryDrawing,
  BirthdayDrawing,
  CelebrationDrawing,
  JustBecauseDrawing,
  SympathyDrawing,
  ThankYouDrawing,
} from '../../ui/drawings/occasion-drawings.js';
import { registrationFor } from '../../domain/user/registration.js';

const occasions = [
  { name: 'Birthday', mood: 'celebration', Drawing: BirthdayDrawing },
  { name: 'Anniversary', mood: 'celebration', Drawing: AnniversaryDrawing },
  { name: 'Thank You', mood: 'thank-you', Drawing: ThankYouDrawing },
  { name: 'Sympathy', mood: 'sympathy', Drawing: SympathyDrawing },
  { name: 'Celebration', mood: 'celebration', Drawing: CelebrationDrawing },
  { name: 'Just Because', mood: 'just-because', Drawing: JustBecauseDrawing },
] as const;

export function Occasions() {
  return (
    <section aria-labelledby="occasions">
      <h2 id="occasions" className="text-3xl">
        For every occasion
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {occasions.map(({ name, mood, Drawing }) => (
          <li key={name}>
            <Link
              to={registrationFor(mood)}
              className="group grid justify-items-center gap-4 rounded-xl border border-line bg-sheet px-3 pt-8 pb-5 transition-[border-color,box-shadow] hover:border-ribbon hover:shadow-lift"
            >
              <Drawing className="size-24 transition-transform group-hover:-translate-y-1" />
              <span className="font-display text-lg">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
