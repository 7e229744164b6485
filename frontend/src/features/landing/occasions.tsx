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
import { landingWords as say } from '../../languages/landing/en.js';

const occasions = [
  {
    get name() {
      return say('birthday');
    },
    mood: 'celebration',
    Drawing: BirthdayDrawing,
  },
  {
    get name() {
      return say('anniversary');
    },
    mood: 'celebration',
    Drawing: AnniversaryDrawing,
  },
  {
    get name() {
      return say('thankYou');
    },
    mood: 'thank-you',
    Drawing: ThankYouDrawing,
  },
  {
    get name() {
      return say('sympathy');
    },
    mood: 'sympathy',
    Drawing: SympathyDrawing,
  },
  {
    get name() {
      return say('celebration');
    },
    mood: 'celebration',
    Drawing: CelebrationDrawing,
  },
  {
    get name() {
      return say('justBecause');
    },
    mood: 'just-because',
    Drawing: JustBecauseDrawing,
  },
] as const;

export function Occasions() {
  return (
    <section aria-labelledby="occasions">
      <h2 id="occasions" className="text-3xl">
        {say('forEveryOccasion')}
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
