import { isQuiet } from '@presently/rules/gift-mood';
import { giftMoods, type GiftMood } from '@presently/rules/vocabulary';
import { Chip } from '../../ui/controls/chip.js';
import { sendWords as say } from '../../languages/send/en.js';

const names = {
  celebration: 'moodCelebration',
  'thank-you': 'moodThankYou',
  sympathy: 'moodSympathy',
  'just-because': 'moodJustBecause',
  belated: 'moodBelated',
} as const satisfies Record<GiftMood, string>;

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
        <legend className="text-sm font-semibold">{say('moodTitle')}</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {giftMoods.map((each) => (
            <Chip key={each} isOn={each === mood} onPress={() => onMood(each === mood ? null : each)}>
              {say(names[each])}
            </Chip>
          ))}
        </div>
      </fieldset>
      {isQuiet(mood) && <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{say('quietHint')}</p>}
    </div>
  );
}
