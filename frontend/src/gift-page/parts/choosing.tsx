import type { SharedOption } from '@presently/contracts/gifting/gift-options';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { maxLength } from '@presently/rules/vocabulary';
import { pictureUrl } from '../../domain/gift/media-url.js';
import { formatCalendarDate } from '../../lib/time/dates.js';
import { webUrl } from '../../lib/web-url.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';

interface ChoosingProps {
  gift: GiftView;
  isSender: boolean;
  shareToken: string;
}

/** Whether the page lets somebody choose, or change what they have chosen. Afterwards it shows the gift like any other. */
export const isChoosing = ({ options = [], choosableUntil }: GiftView): boolean =>
  options.length > 0 && Boolean(choosableUntil);

const numbers = ['none', 'one', 'two', 'three', 'four'];

/**
 * Small parcels that unwrap one after the other, of which the recipient taps one and confirms. The script enables the form
 * and moves it from `asking` to `chosen`; without the script the products can be read.
 */
export function Choosing({ gift, isSender, shareToken }: ChoosingProps) {
  const { options = [], chosen = null, senderName, recipientName, chooseBy } = gift;
  const chosenOption = options.find(({ id }) => id === chosen);
  const productUrl = webUrl(gift.giftUrl);
  return (
    <form
      data-choose={isSender ? undefined : shareToken}
      data-state={chosenOption ? 'chosen' : 'asking'}
      className="choosing"
    >
      <h2 id="gift-name" tabIndex={-1} className="choosing-title text-2xl wrap-anywhere sm:text-4xl">
        {chosenOption ? titleOf(chosenOption.giftName) : 'One of these is for you'}
      </h2>
      <p className="when-asking mt-3 text-ink-soft wrap-anywhere">
        {isSender ? <bdi>{recipientName}</bdi> : <bdi>{senderName}</bdi>} {isSender ? 'chooses' : 'lets you choose'} one
        of {numbers[options.length] ?? options.length}
        {chooseBy && `, until ${formatCalendarDate(chooseBy)}`}.
      </p>
      {Boolean(gift.soldOutOptions) && (
        <p className="when-asking mt-2 text-sm text-ink-soft">
          {gift.soldOutOptions === 1 ? 'One more was here. It has sold out since.' : 'Some have sold out since.'}
        </p>
      )}
      {!isSender && (
        <p className="without-script mt-4">To choose one, please open this page in a browser that allows scripts.</p>
      )}
      <fieldset disabled className="mt-8">
        <legend className="sr-only">Your gift</legend>
        <div className="options">
          {options.map((option) => (
            <Option key={option.id} option={option} isChosen={option.id === chosen} />
          ))}
        </div>
        {!isSender && <Confirmation />}
      </fieldset>
      {!isSender && <output className="mt-4 block min-h-6 text-ink-soft" />}
      {!isSender && (
        <p className="when-chosen mt-2">
          <button type="button" data-change className="quiet-link">
            Choose another one
          </button>
        </p>
      )}
      <p data-link hidden={!productUrl} className="when-chosen pt-6">
        <a href={productUrl} target="_blank" rel="noopener noreferrer nofollow" className="view-product">
          View Product
        </a>
      </p>
    </form>
  );
}

const titleOf = (name: string) => `You chose ${name}`;

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
        data-name={option.giftName}
        className="sr-only"
      />
      <span className="option-picture">
        <ParcelDrawing />
        {picture && <img src={picture} alt="" decoding="async" fetchPriority="low" data-picture="" />}
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

/** Shops differ in what they ask for, so a size or a colour can be said and need not be. */
const Confirmation = () => (
  <div data-confirm hidden className="mt-8">
    <details className="mx-auto max-w-sm">
      <summary className="quiet-link cursor-pointer">Does it need a size or a colour?</summary>
      <div className="mt-3 grid grid-cols-2 gap-3 text-start">
        <Word name="size" label="Size" />
        <Word name="colour" label="Colour" />
      </div>
    </details>
    <button type="submit" className="view-product mt-6 max-w-full wrap-anywhere" data-choose-it>
      Choose it
    </button>
    <p className="mt-3 text-sm text-ink-soft">You can change your mind for a day.</p>
  </div>
);

const Word = ({ name, label }: { name: 'size' | 'colour'; label: string }) => (
  <label className="grid gap-1 text-sm">
    {label}
    <input
      name={name}
      dir="auto"
      maxLength={maxLength.variant}
      autoComplete="off"
      className="min-w-0 rounded-lg border border-line-strong bg-sheet px-3 py-2 text-base"
    />
  </label>
);

/** What the page of a gift says that its recipient could choose, once that is over. */
export function choiceSentence(gift: GiftView): string | null {
  const { options = [], choosableUntil, isChosenByRecipient, senderName } = gift;
  if (options.length === 0 || choosableUntil) return null;
  return isChosenByRecipient ? 'You chose this one.' : `This is the one that ${senderName} has picked for you.`;
}
