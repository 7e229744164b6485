import { isQuiet } from '@presently/rules/gift-mood';
import { giftMoods, type GiftMood } from '@presently/rules/vocabulary';
import { Chip } from '../../ui/controls/chip.js';

const names: Record<GiftMood, string> = {
  celebration: 'Celebration',
  'thank-you': 'Thank You',
  sympathy: 'Sympathy',
  'just-because': 'Just Because',
  belated: 'Belated',
};

interface MoodChoiceProps {
  mood: GiftMood | null;
  /** Null leaves it to the occasion. */
  onMood: (mood: GiftMood | null) => void;
}

/** What the gift is sent for. The chosen person's occasion has an answer of its own, which a press replaces. */
export function MoodChoice({ mood, onMood }: MoodChoiceProps) {
  return (
    <div className="mt-6">
      <fieldset>
        <legend className="text-sm font-semibold">What is it for?</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {giftMoods.map((each) => (
            <Chip key={each} isOn={each === mood} onPress={() => onMood(each === mood ? null : each)}>
              {names[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {isQuiet(mood) && (
        <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">
          It arrives as a quiet page: your words first, nothing to unwrap, one press to answer. We remind nobody, and no
          mail tells you that it was opened.
        </p>
      )}
    </div>
  );
}
