import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import type { OfferedOption } from '@presently/contracts/gifting/gift-options';
import { withoutLinks } from '@presently/rules/plain-text';
import { AtShopLine } from '../../../domain/gift/at-shop-line.js';
import { useClock } from '../../../lib/time/clock.js';
import { formatAgo, formatCalendarDate } from '../../../lib/time/dates.js';
import { webUrl } from '../../../lib/web-url.js';
import { Badge } from '../../../ui/display/badge.js';
import { Picture } from '../../../ui/display/picture.js';
import { GiftSection } from '../gift-section.js';
import { orderWords as say } from '../../../languages/order/en.js';

/** The products among which the recipient chooses, and what was chosen when. */
export function ChoiceSection({ gift, options }: { gift: GiftDetail; options: readonly OfferedOption[] }) {
  const { chosen = null, isChosenByRecipient: isByRecipient = false } = gift;
  const title = !chosen
    ? say('choosesOne', { recipient: gift.recipientName })
    : isByRecipient
      ? say('hasChosen', { recipient: gift.recipientName })
      : say('favouriteStands');
  return (
    <GiftSection title={title}>
      <p className="mb-4 text-ink-soft wrap-anywhere">
        <Sentence gift={gift} />
      </p>
      <ul className="grid gap-3">
        {options.map((option, place) => (
          <li
            key={option.id}
            className={`flex items-center gap-4 rounded-lg border p-3 ${option.id === chosen ? 'border-ribbon bg-ribbon-soft' : 'border-line'}`}
          >
            <Picture url={option.giftImageUrl} alt="" className="size-16 shrink-0 border border-line" />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="wrap-anywhere">
                <OptionName option={option} />
              </p>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                {option.price && <span className="tabular-nums">{option.price}</span>}
                <AtShopLine atShop={option.atShop} was={option.price} />
              </p>
            </div>
            {option.id === chosen ? (
              <Badge tone="ribbon">{say('chosen')}</Badge>
            ) : (
              place === 0 && !chosen && <Badge tone="outline">{say('favourite')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </GiftSection>
  );
}

function OptionName({ option: { giftName, giftUrl } }: { option: OfferedOption }) {
  const shop = webUrl(giftUrl);
  if (!shop) return giftName;
  return (
    <a
      href={shop}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-4 hover:text-ribbon-deep"
    >
      {giftName}
    </a>
  );
}

function Sentence({ gift }: { gift: GiftDetail }) {
  const { now, timeZone } = useClock();
  const { chosenAt, chooseBy, chosenVariant, isChosenByRecipient, recipientName } = gift;
  const { size, colour } = chosenVariant ?? {};
  const variant = withoutLinks([size && say('inSize', { size }), colour].filter(Boolean).join(say('comma')));
  if (!chosenAt) return say('untilDay', { day: formatCalendarDate(chooseBy ?? '') });
  if (!isChosenByRecipient) return say('didNotChoose', { recipient: recipientName });
  const ago = formatAgo(chosenAt, now, timeZone);
  return variant ? say('chosenAgoIn', { ago, variant }) : say('chosenAgo', { ago });
}
