import type { SharedOption } from '@presently/contracts/gifting/gift-options';
import type { AskedVariant } from '@presently/contracts/kit/variant-choices';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { maxLength } from '@presently/rules/vocabulary';
import { pictureUrl } from '../../domain/gift/media-url.js';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { webUrl } from '../../lib/web-url.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { choiceWords } from './script-words.js';

interface ChoosingProps {
  gift: GiftView;
  isSender: boolean;
  shareToken: string;
  /** Sent with the form, where no script runs. */
  visit: string;
  /** Whether another one is to be chosen, where no script runs. */
  isChanging: boolean;
}

/** Whether the page lets somebody choose, or change what they have chosen. Afterwards it shows the gift like any other. */
export const isChoosing = ({ options = [], choosableUntil }: GiftView): boolean =>
  options.length > 0 && Boolean(choosableUntil);

/**
 * Small parcels that unwrap one after the other, of which the recipient taps one and confirms. The script sends the form
 * and moves it from `asking` to `chosen`; without the script it is posted, and the page comes again.
 */
export function Choosing({ gift, isSender, shareToken, visit, isChanging }: ChoosingProps) {
  const { options = [], chosen = null } = gift;
  const chosenOption = options.find(({ id }) => id === chosen);
  const isChosen = chosenOption !== undefined && !isChanging;
  const productUrl = webUrl(gift.giftUrl);
  return (
    <form
      data-choose={isSender ? undefined : shareToken}
      data-words={choiceWords(gift)}
      {...(!isSender && { method: 'post', action: `/gift/${shareToken}/choose` })}
      data-state={isChosen ? 'chosen' : 'asking'}
      className="choosing"
    >
      <h2 id="gift-name" tabIndex={-1} className="choosing-title text-2xl wrap-anywhere sm:text-4xl">
        {isChosen ? say('chose', { gift: chosenOption.giftName }) : say('chooseTitle')}
      </h2>
      <p className="when-asking mt-3 text-ink-soft wrap-anywhere">
        <WhoChooses gift={gift} isSender={isSender} />
      </p>
      {Boolean(gift.soldOutOptions) && (
        <p className="when-asking mt-2 text-sm text-ink-soft">{say('soldOut', { count: gift.soldOutOptions ?? 0 })}</p>
      )}
      {!isSender && <input type="hidden" name="visit" value={visit} />}
      <fieldset disabled={isSender || isChosen} className="mt-8">
        <legend className="sr-only">{say('yourGift')}</legend>
        <div className="options">
          {options.map((option) => (
            <div key={option.id} className="option-place">
              <Option option={option} isChosen={option.id === chosen} />
              {!isSender && option.asks && <Asked id={option.id} asks={option.asks} />}
            </div>
          ))}
        </div>
        {!isSender && <Confirmation />}
      </fieldset>
      {!isSender && <output className="mt-4 block min-h-6 text-ink-soft" />}
      {!isSender && (
        <p className="when-chosen mt-2">
          <button type="button" data-change className="with-script quiet-link">
            {say('chooseAnother')}
          </button>
          <a href="?change" rel="nofollow" className="without-script quiet-link">
            {say('chooseAnother')}
          </a>
        </p>
      )}
      <p data-link hidden={!productUrl} className="when-chosen pt-6">
        <a href={productUrl} target="_blank" rel="noopener noreferrer nofollow" className="view-product">
          {say('viewProduct')}
        </a>
      </p>
    </form>
  );
}

/** Who chooses among how many, and until when. */
function WhoChooses({ gift, isSender }: Pick<ChoosingProps, 'gift' | 'isSender'>) {
  const { options = [], senderName: sender, recipientName: recipient, chooseBy } = gift;
  const count = options.length;
  const day = chooseBy && formatCalendarDate(chooseBy);
  if (isSender)
    return day ? say.rich('theyChooseUntil', { recipient, count, day }) : say.rich('theyChoose', { recipient, count });
  return day ? say.rich('youChooseUntil', { sender, count, day }) : say.rich('youChoose', { sender, count });
}

/** A radio button that looks like what it stands for. */
function Option({ option, isChosen }: { option: SharedOption; isChosen: boolean }) {
  const picture = pictureUrl(option.giftImageUrl);
  return (
    <label className="option">
      <input
        type="radio"
        name="option"
        value={option.id}
        defaultChecked={isChosen}
        data-pick={say('choose', { gift: option.giftName })}
        data-picked={say('chose', { gift: option.giftName })}
        className="sr-only"
      />
      <span className="option-picture">
        <ParcelDrawing />
        {picture && <img src={picture} alt="" decoding="async" loading="lazy" fetchPriority="low" data-picture="" />}
        <span className="option-wrap" aria-hidden="true" />
      </span>
      <span className="option-words">
        <span dir="auto" className="option-name wrap-anywhere">
          {option.giftName}
        </span>
        {option.price && <span className="option-price wrap-anywhere">{option.price}</span>}
        {option.giftDescription && (
          <span dir="auto" className="option-about wrap-anywhere">
            {option.giftDescription}
          </span>
        )}
      </span>
    </label>
  );
}

/** What the shop of one product asks for. It is shown while its product is the picked one, and nothing of it need be said. */
function Asked({ id, asks: { size, colour, isGuess } }: { id: string; asks: AskedVariant }) {
  const fields = (
    <div className="grid gap-3">
      {size && <Said name={`size.${id}`} label={say('size')} values={size} />}
      {colour && <Said name={`colour.${id}`} label={say('colour')} values={colour} />}
    </div>
  );
  if (!isGuess) return <div className="asked">{fields}</div>;
  return (
    <details className="asked">
      <summary className="quiet-link mb-3 cursor-pointer">{say('sizeOrColour')}</summary>
      {fields}
    </details>
  );
}

/** The names that the shop has, else a word of the recipient's. */
const Said = ({ name, label, values }: { name: string; label: string; values: readonly string[] }) => (
  <label className="grid gap-1 text-sm">
    {label}
    {values.length > 0 ? (
      <select name={name} defaultValue="" className={fieldLook}>
        <option value="">{say('anyVariant')}</option>
        {values.map((value) => (
          <option key={value} dir="auto">
            {value}
          </option>
        ))}
      </select>
    ) : (
      <input name={name} dir="auto" maxLength={maxLength.variant} autoComplete="off" className={fieldLook} />
    )}
  </label>
);
const fieldLook = 'min-h-11 min-w-0 rounded-lg border border-line-strong bg-sheet px-3 py-2 text-base';

const Confirmation = () => (
  <div data-confirm className="mt-8">
    <button type="submit" className="view-product mt-6 max-w-full wrap-anywhere" data-choose-it>
      {say('chooseIt')}
    </button>
    <p className="mt-3 text-sm text-ink-soft">{say('mayChange')}</p>
  </div>
);

/** What the page of a gift says that its recipient could choose, once that is over. */
export function choiceSentence(gift: GiftView): string | null {
  const { options = [], choosableUntil, isChosenByRecipient, senderName } = gift;
  if (options.length === 0 || choosableUntil) return null;
  return isChosenByRecipient ? say('chosenByYou') : say('chosenForYou', { sender: senderName });
}
