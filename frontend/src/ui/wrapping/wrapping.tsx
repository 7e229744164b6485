import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { Bow } from './bow.js';
import { Motif, motifOf } from '../drawings/motif.js';

type Wrapped = Pick<GiftView, 'isCard' | 'recipientName' | 'senderName' | 'occasionType' | 'mood'>;

/** The parcel from above: four flaps of paper, a crossed ribbon, a bow and a tag. All of it is one button. */
export function Wrapping({ gift }: { gift: Wrapped }) {
  const { isCard, recipientName, senderName } = gift;
  return (
    <button type="button" className="wrapping" data-length={lengthOf(recipientName, senderName)}>
      <span className="sr-only">
        {say('wrapped', { kind: isCard ? 'card' : 'gift', recipient: recipientName, sender: senderName })}
      </span>
      <span aria-hidden="true">
        {sides.map((side) => (
          <svg key={side} className={`flap flap-${side}`}>
            {side === 'top' && <PrintedPaper occasionType={motifOf(gift)} />}
            <rect width="100%" height="100%" className="paper-ground" />
            <rect width="100%" height="100%" fill="url(#printed-paper)" />
          </svg>
        ))}
        {sides.map((side) => (
          <span key={side} className={`band band-${side}`} />
        ))}
        <span className="tag">
          <span className="tag-words">
            {say('tagBefore') && <span className="tag-line">{say('tagBefore')}</span>}
            <bdi className="tag-name">{recipientName}</bdi>
            {say('tagAfter') && <span className="tag-line">{say('tagAfter')}</span>}
            <span className="tag-line">{say.rich('tagFrom', { sender: senderName })}</span>
          </span>
          <span className="hint hint-touch">{say('hintTouch')}</span>
          <span className="hint hint-mouse">{say('hintMouse')}</span>
        </span>
        <Bow />
      </span>
    </button>
  );
}

const sides = ['left', 'right', 'top', 'bottom'] as const;

/** Two drawings to a tile, the lower row shifted, as on printed paper. */
function PrintedPaper({ occasionType }: { occasionType: string | null }) {
  return (
    <defs>
      <pattern
        id="printed-paper"
        width="150"
        height="150"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-14) translate(18 8)"
        className="print"
      >
        <Motif occasionType={occasionType} x={14} y={14} size={44} />
        <Motif occasionType={occasionType} x={89} y={89} size={44} />
        <circle cx="111" cy="36" r="2" />
        <circle cx="36" cy="111" r="2" />
      </pattern>
    </defs>
  );
}

/** Long names are set smaller. */
function lengthOf(...names: string[]): 'short' | 'medium' | 'long' {
  const longest = Math.max(...names.map((name) => name.length));
  if (longest <= 14) return 'short';
  return longest <= 36 ? 'medium' : 'long';
}
