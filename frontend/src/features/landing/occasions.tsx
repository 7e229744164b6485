import { Link } from 'react-router-dom';
import {
  AnniversaryDrawing,
  BirthdayDrawing,
  CelebrationDrawing,
  JustBecauseDrawing,
  SympathyDrawing,
  ThankYouDrawing,
} from '../../ui/drawings/occasion-drawings.js';
import { registration } from '../../domain/user/registration.js';

const occasions = [
  { name: 'Birthday', Drawing: BirthdayDrawing },
  { name: 'Anniversary', Drawing: AnniversaryDrawing },
  { name: 'Thank You', Drawing: ThankYouDrawing },
  { name: 'Sympathy', Drawing: SympathyDrawing },
  { name: 'Celebration', Drawing: CelebrationDrawing },
  { name: 'Just Because', Drawing: JustBecauseDrawing },
];

export function Occasions() {
  return (
    <section aria-labelledby="occasions">
      <h2 id="occasions" className="text-3xl">
        For every occasion
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {occasions.map(({ name, Drawing }) => (
          <li key={name}>
            <Link
              to={registration}
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
