import type { NewTemplate } from '@presently/contracts/social/templates';

type Starter = Omit<Required<NewTemplate>, 'isActive'>;

/** What a new console begins with: four categories, written for what Presently is and does. */
export const starterTemplates: readonly Starter[] = [
  {
    name: 'A better first question',
    category: 'Gift ideas',
    prompt:
      'Share one question that helps somebody find a gift that truly fits a person they love: about what they do on a free evening, complain about, or keep putting off buying. Say in a sentence what a good answer leads to.',
    platforms: ['X', 'LinkedIn', 'Facebook'],
  },
  {
    name: 'Three gifts for one interest',
    category: 'Gift ideas',
    prompt:
      'Pick one interest (gardening, bread baking, birdwatching, film photography, board games, running or another) and name three kinds of gifts for it at three budgets: small, medium and generous. No brands and no shop names.',
    platforms: ['X', 'LinkedIn', 'Facebook', 'Instagram'],
  },
  {
    name: 'The date that slipped by',
    category: 'Never late',
    prompt:
      'Tell the small, familiar story of a birthday or an anniversary that was remembered a day too late, kindly and with a smile. End on how a reminder a week ahead changes it, without sounding like an advertisement.',
    platforms: ['X', 'LinkedIn', 'Facebook'],
  },
  {
    name: 'What is coming up',
    category: 'Never late',
    prompt:
      'Remind readers to look at the next four weeks and to write down every birthday, anniversary and graduation in them. Suggest one thing they can do today, in two minutes, for the nearest one.',
    platforms: ['X', 'LinkedIn', 'Facebook', 'Instagram'],
  },
  {
    name: 'One line for the card',
    category: 'Words that go with it',
    prompt:
      'Offer one line that somebody could write in a card for a friend, a parent, a partner or a colleague: warm, plain and free of clichés. Then say in one sentence why it works.',
    platforms: ['X', 'Facebook', 'Instagram'],
  },
  {
    name: 'When words are hard',
    category: 'Words that go with it',
    prompt:
      'Give one gentle piece of advice for writing a message to somebody who is going through a hard time, or whom one has not written to in years. Concrete, honest and short.',
    platforms: ['X', 'LinkedIn', 'Facebook'],
  },
  {
    name: 'How a Presently gift arrives',
    category: 'Inside Presently',
    prompt:
      'Describe how a gift arrives with Presently: as a page of its own that is unwrapped, with a message, and if one likes a voice note, by a link in an email. Make the reader see the moment of opening it.',
    platforms: ['X', 'LinkedIn', 'Facebook', 'Instagram'],
  },
  {
    name: 'Ideas with a reason',
    category: 'Inside Presently',
    prompt:
      'Explain one thing that Presently does differently: every idea comes with the reason why it suits this person, real products with real prices inside the budget, or "not this, show me another". Pick one and show it with an example.',
    platforms: ['X', 'LinkedIn', 'Facebook'],
  },
];
