import { giftOutcomes, type GiftOutcome } from '@presently/rules/vocabulary';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface OutcomeLink {
  outcomeToken: string;
  /** The answer that was pressed in the mail, until it is kept. */
  pressed: GiftOutcome | undefined;
  /** Takes the link out of the address bar, so that a reload answers nothing again. */
  forget: () => void;
}

/** The link of a mail: `/how-it-went#loved.<token>`. No server sees what follows the `#`. */
export function useOutcomeLink(): OutcomeLink {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [answer, fromLink] = hash.slice(1).split('.', 2);
  const outcomeToken = fromLink ?? (state as { outcomeToken?: string } | null)?.outcomeToken ?? '';
  const forget = useCallback(
    () => void navigate({ pathname, search }, { replace: true, state: { outcomeToken } }),
    [navigate, pathname, search, outcomeToken],
  );
  const pressed = fromLink === undefined ? undefined : giftOutcomes.find((outcome) => outcome === answer);
  return { outcomeToken, pressed, forget };
}
