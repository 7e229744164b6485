/** A card as typed into the form. */
export interface Card {
  number: string;
  expMonth?: number;
  expYear?: number;
  cvc?: string;
}

/** An error in Stripe's words. */
export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
});
const wrong = (code: string, message: string): CardError => ({ type: 'card_error', code, message });

/** Whether the bank needs the holder's consent. */
export type Challenge = 'then-pays' | 'then-declines';

interface TestCard {
  error?: CardError;
  challenge?: Challenge;
}

const expired = wrong('expired_card', 'Your card has expired.');

/** Stripe's published test numbers. */
const testCards: Record<string, TestCard> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '2223003122003222': {},
  '378282246310005': {},
  '6011111111111117': {},
  '4000000000000002': { error: declined('generic_decline') },
  '4000000000009995': { error: declined('insufficient_funds', 'Your card has insufficient funds.') },
  '4000000000009987': { error: declined('lost_card') },
  '4000000000009979': { error: declined('stolen_card') },
  '4000000000006975': { error: declined('card_velocity_exceeded') },
  '4000000000000341': { error: declined('generic_decline') },
  '4000000000000069': { error: expired },
  '4000000000000127': { error: wrong('incorrect_cvc', "Your card's security code is incorrect.") },
  '4000000000000119': {
    error: wrong('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  },
  '4000002500003155': { challenge: 'then-pays' },
  '4000002760003184': { challenge: 'then-pays' },
  '4000000000003220': { challenge: 'then-pays' },
  '4000008260003178': { challenge: 'then-declines' },
  '4000008400001629': { challenge: 'then-declines' },
};

export const declineOfChallenge = declined('insufficient_funds', 'Your card has insufficient funds.');
export const plainDecline = declined('generic_decline');

/** The outcome of a payment with a card. Invalid and unknown numbers are refused as Stripe does. */
export function tryCard(card: Card, now: Date): TestCard {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { error: wrong('incorrect_number', 'Your card number is invalid.') };
  }
  if (card.expMonth !== undefined && !(card.expMonth >= 1 && card.expMonth <= 12)) {
    return { error: wrong('invalid_expiry_month', "Your card's expiration month is invalid.") };
  }
  if (card.expYear !== undefined && hasPassed(card.expYear, card.expMonth ?? 12, now)) {
    return { error: wrong('invalid_expiry_year', "Your card's expiration year is in the past.") };
  }
  return (
    testCards[number] ?? {
      error: {
        ...plainDecline,
        decline_code: 'test_mode_live_card',
        message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      },
    }
  );
}

const hasPassed = (year: number, month: number, now: Date): boolean =>
  Date.UTC(year < 100 ? 2000 + year : year, month, 1) <= now.getTime();

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
