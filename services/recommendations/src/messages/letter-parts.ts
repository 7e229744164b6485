import type { MessageTone } from '@presently/rules/vocabulary';

/** The sentences that letters of one tone are put together from; `{name}`, `{gift}` and `{interest}` are filled in. */
export interface LetterParts {
  /** By the occasion's type; `None` without one, and for any that we do not know. */
  openings: Readonly<Record<string, readonly string[]>>;
  withGift: readonly string[];
  withoutGift: readonly string[];
  withInterest: readonly string[];
  withoutInterest: readonly string[];
  closings: readonly string[];
}

const warm: LetterParts = {
  openings: {
    Birthday: [
      'Happy birthday, {name}! Today is all yours, and I hope it is full of the people and things you love.',
      'Dear {name}, another year of you is a very good thing, so here is a happy birthday with all my heart in it.',
    ],
    Anniversary: [
      'Happy anniversary, {name}! A day like this deserves to be noticed, and celebrated slowly.',
      'Dear {name}, congratulations on your anniversary. It makes me happy to think of you today.',
    ],
    Graduation: [
      'Congratulations on your graduation, {name}! All that work, and now the best part begins.',
      'Dear {name}, you did it! I am so glad for you, and proud to say that I know you.',
    ],
    Wedding: [
      'Dear {name}, congratulations on your wedding! I wish you a beautiful day and many lovely ordinary ones after it.',
      'Congratulations, {name}! May today be every bit as happy as you have hoped for.',
    ],
    Holiday: [
      'Happy holidays, {name}! I hope these days bring you good company and time to breathe.',
      'Dear {name}, warm wishes for the holidays. May there be plenty of light, and nobody in a hurry.',
    ],
    None: [
      'Dear {name}, I was thinking of you, and that seemed reason enough for a small surprise.',
      'Hello {name}! There is no need for a big reason to tell somebody that they matter.',
    ],
  },
  withGift: [
    'When I came across {gift}, I thought of you at once and could not leave it there.',
    'I picked {gift} for you, hoping that it finds a good place in your days.',
    'So here is {gift}, chosen with you in mind and wrapped with a smile.',
    'I hope {gift} is something you will enjoy for a long time, and on quite ordinary days, too.',
  ],
  withoutGift: [
    'I looked for something that would suit you, and I hope that I have found it.',
    'This little present comes with a great many good wishes.',
    'I chose this with you in mind, and I hope that it makes you smile.',
    'May this small thing bring some pleasure into quite ordinary days.',
  ],
  withInterest: [
    'Knowing how much you enjoy {interest}, I had a feeling that this was right.',
    'Your love of {interest} is a lovely thing to be around, and this is meant to go with it.',
    'May it go well with {interest}, and with everything else that makes you happy.',
  ],
  withoutInterest: [
    'You are easy to think of and a pleasure to give to, which is a lovely thing to be able to say.',
    'It is always good to have you near, and I wanted you to know that.',
    'You bring so much kindness to those around you, and I wanted some of it to come back.',
  ],
  closings: [
    'Enjoy every bit of it. You deserve it, today and always.',
    'Take good care of yourself, and let us celebrate soon.',
    'With all my good wishes, and a very big hug.',
    'Thinking of you, with much warmth.',
  ],
};

const funny: LetterParts = {
  openings: {
    Birthday: [
      'Happy birthday, {name}! You are not getting older; you are becoming a limited edition.',
      'Dear {name}, congratulations on another successful trip around the sun. Excellent driving, as always.',
    ],
    Anniversary: [
      'Happy anniversary, {name}! Proof that love is patient, kind, and able to share a remote control.',
      'Dear {name}, congratulations! Somebody clearly chose very well, and I suspect it was both of you.',
    ],
    Graduation: [
      'Congratulations, {name}! You are now officially too clever for most of my jokes, so I had better write them down.',
      'Dear {name}, you graduated! No more homework, only laundry, bills and glory.',
    ],
    Wedding: [
      'Congratulations, {name}! May your life together be long, and may you always agree about the thermostat.',
      'Dear {name}, you are getting married! I promise to dance, and I apologise in advance for it.',
    ],
    Holiday: [
      'Happy holidays, {name}! May your days be merry and your leftovers plentiful.',
      'Dear {name}, it is the season to eat first and ask questions later. Happy holidays!',
    ],
    None: [
      'Hello {name}! No, you have not forgotten your own birthday; this is simply a surprise.',
      'Dear {name}, please remain calm: somebody likes you, and there is a present to prove it.',
    ],
  },
  withGift: [
    'Please accept {gift}, which was chosen after intense research, several coffees and one very long list.',
    'Here is {gift}. I did consider keeping it for myself, so please admire my strength of character.',
    'I got you {gift}, because a card with money in it has never made anybody laugh.',
    'You are now the proud owner of {gift}. Batteries, if any, and applause are not included.',
  ],
  withoutGift: [
    'Please accept this present, chosen after intense research, several coffees and one very long list.',
    'There is a present in here. I did consider keeping it, so please admire my strength of character.',
    'I got you something, because a card with money in it has never made anybody laugh.',
    'You are about to be the proud owner of something nice. Applause is welcome.',
  ],
  withInterest: [
    'I hear that {interest} is still your thing, so resistance was clearly useless.',
    'Experts in {interest} agree that this was a splendid choice. I asked one, and it was me.',
    'It should go nicely with {interest}, or at least look very good beside it.',
  ],
  withoutInterest: [
    'You are wonderfully hard to shop for, so I followed my instinct, which has been wrong only a few times.',
    'If you do not like it, simply look delighted; I will never know the difference.',
    'It is not a pony, I am afraid, but it is much easier to keep in a flat.',
  ],
  closings: [
    'Enjoy it, and kindly save me a piece of whatever cake is about.',
    'Use it wisely, or at least use it often.',
    'With great affection and only a little mischief.',
    'Stay exactly as you are. It would be so hard to train a new one.',
  ],
};

const formal: LetterParts = {
  openings: {
    Birthday: [
      'Dear {name}, please accept my best wishes on your birthday. May the coming year bring you health and success.',
      'Dear {name}, on the occasion of your birthday I would like to send you my sincere congratulations.',
    ],
    Anniversary: [
      'Dear {name}, please accept my warm congratulations on your anniversary, and my best wishes for the years ahead.',
      'Dear {name}, it is a pleasure to congratulate you on this anniversary.',
    ],
    Graduation: [
      'Dear {name}, congratulations on your graduation. It is an achievement that speaks for your dedication.',
      'Dear {name}, I would like to congratulate you sincerely on completing your studies.',
    ],
    Wedding: [
      'Dear {name}, please accept my sincere congratulations on your wedding, and my best wishes for your life together.',
      'Dear {name}, on the occasion of your wedding I wish you both lasting happiness.',
    ],
    Holiday: [
      'Dear {name}, I would like to send you my best wishes for the holiday season.',
      'Dear {name}, please accept my warm regards for the holidays, and for the time that follows.',
    ],
    None: [
      'Dear {name}, I would like to take this opportunity to express my appreciation.',
      'Dear {name}, please accept this as a small token of my esteem.',
    ],
  },
  withGift: [
    'With {gift}, I hope to have found something that is both useful and agreeable to you.',
    'It is my pleasure to send you {gift} along with these lines.',
    'I have chosen {gift} with care, and I hope that it meets your taste.',
    'Please allow me to mark the occasion with {gift}.',
  ],
  withoutGift: [
    'I hope to have found something that is both useful and agreeable to you.',
    'It is my pleasure to send you a small present along with these lines.',
    'I have chosen the enclosed with care, and I hope that it meets your taste.',
    'Please allow me to mark the occasion with a small present.',
  ],
  withInterest: [
    'Knowing of your interest in {interest}, I trust that it will be put to good use.',
    'Your interest in {interest} guided my choice, and I hope that it guided me well.',
    'I understand that {interest} means a great deal to you, and wished to choose accordingly.',
  ],
  withoutInterest: [
    'Your kindness and reliability are greatly valued, and I wished to acknowledge them in a fitting manner.',
    'It is a privilege to be acquainted with you, and I wished to express this in a fitting manner.',
    'I hold you in high regard, and this seemed a fitting occasion on which to say so.',
  ],
  closings: [
    'I wish you all the best and remain with kind regards.',
    'With my sincere appreciation and best wishes for the time to come.',
    'May it bring you pleasure. Please accept my kindest regards.',
    'I wish you every success and much happiness in the time ahead.',
  ],
};

const heartfelt: LetterParts = {
  openings: {
    Birthday: [
      'Dear {name}, on your birthday I want to say what I think far more often than I say it: I am so glad that you are here.',
      'My dear {name}, happy birthday. The world is a gentler place because you are in it.',
    ],
    Anniversary: [
      'Dear {name}, on this anniversary I think of how much love can grow when it is looked after every day.',
      'My dear {name}, happy anniversary. What you have built together is a quiet wonder.',
    ],
    Graduation: [
      'Dear {name}, I am so proud of you. You kept going, and today the whole world can see what you are made of.',
      'My dear {name}, congratulations. I hope you can feel today how many hearts are glad with you.',
    ],
    Wedding: [
      'Dear {name}, my heart is full for you today. May you always find a home in one another.',
      'My dear {name}, congratulations. May the tenderness of this day stay with you all your life.',
    ],
    Holiday: [
      'Dear {name}, in these days I think of those who are dear to me, and I think of you.',
      'My dear {name}, may these holidays give back to you some of the warmth that you give to others.',
    ],
    None: [
      'Dear {name}, some things should be said without waiting for a special day: you mean a great deal to me.',
      'My dear {name}, I do not say it often enough, so I am writing it down: thank you for being you.',
    ],
  },
  withGift: [
    'I chose {gift} for you slowly and with love, hoping that it will tell you some of this when I am not there.',
    'Let {gift} be a small sign of something much larger.',
    'I hope that {gift} will remind you, now and then, how dear you are to me.',
    'With {gift} comes everything that I find so hard to put into words.',
  ],
  withoutGift: [
    'I chose this for you slowly and with love, hoping that it will tell you some of this when I am not there.',
    'Let this be a small sign of something much larger.',
    'I hope that this will remind you, now and then, how dear you are to me.',
    'With this little thing comes everything that I find so hard to put into words.',
  ],
  withInterest: [
    'I see how your eyes light up when it comes to {interest}, and I never want that light to go out.',
    'The way you give yourself to {interest} has always moved me.',
    'May it be a companion to you in {interest}, and in every quiet moment that is yours.',
  ],
  withoutInterest: [
    'You have a way of making others feel safe and seen, and I hope that you feel so yourself today.',
    'Your heart is the finest thing about you, and it shows in everything that you do.',
    'Having you in my life is a gift that no present could ever match.',
  ],
  closings: [
    'With all my love, today and on every other day.',
    'I hold you close in my thoughts, now and always.',
    'Thank you, with my whole heart.',
    'You are loved more than you know.',
  ],
};

export const letterParts: Record<MessageTone, LetterParts> = { warm, funny, formal, heartfelt };
