/** What a question for a message tells. */
export interface MessageQuestion {
  person: { firstName: string; interests: string[] };
  occasion: { type: string } | null;
  gift: string | null;
  tone: string;
  previous: string[];
}

/** Opening, gift, interest, close: three ways to say each. */
type Voice = readonly [readonly string[], readonly string[], readonly string[], readonly string[]];

const voices: Record<string, Voice> = {
  warm: [
    [
      '{greeting}, {name}! You have been on my mind, and it made me smile every time.',
      'Dear {name}, {wish}. I am so happy that there is you to send this to.',
      '{greeting}, dear {name}. Here comes a little parcel of good wishes.',
    ],
    [
      'I found {gift} and knew straight away whose hands it belonged in.',
      'There is {gift} waiting for you, picked with a great deal of fondness.',
      'I hope {gift} brings you the same joy that choosing it brought me.',
    ],
    [
      'It seemed made for your love of {interest}, and I can already picture how you put it to use.',
      'Anybody who cares for {interest} the way you do deserves something lovely to go with it.',
      'May it keep you company in everything that {interest} means to you.',
    ],
    [
      'Enjoy it slowly, and know that somebody is thinking of you today with a full heart.',
      'Have a wonderful time with it, and let me know how you like it very soon.',
      'I send you a long hug along with it, and all the sunshine that fits into an envelope.',
    ],
  ],
  funny: [
    [
      '{greeting}, {name}! The committee for excellent people has met, and you have won again.',
      'Dear {name}, {wish}. Please look surprised; I have practised my modest face all morning.',
      'Attention, {name}: this is not a drill. {greeting}!',
    ],
    [
      'Your prize is {gift}, delivered with only a small amount of drum roll.',
      'Enclosed you will find {gift}, which I have not tried out. Much.',
      'I negotiated hard for {gift}, mostly with myself, and you are the clear winner.',
    ],
    [
      'Rumour has it that {interest} takes up most of your thoughts, so I have decided to make matters worse.',
      'It pairs beautifully with {interest}, and with pretending to listen to other people.',
      'Should anybody ask: it is essential equipment for {interest}, and cannot possibly be returned.',
    ],
    [
      'Use it with pride, and remember who your favourite person is. A hint: they send presents.',
      'No thanks are needed, although a modest parade would not be refused.',
      'Stay wonderful, stay a little odd, and never change a thing about either of them.',
    ],
  ],
  formal: [
    [
      'Dear {name}, {wish}. It is a pleasure to mark this occasion with a few sincere words.',
      'Dear {name}, please accept my sincere regards. {greeting}, and my best wishes for the time ahead.',
      'Dear {name}, I would like to convey my good wishes to you today.',
    ],
    [
      'I have taken the liberty of choosing {gift}, in the hope that it finds your approval.',
      'Please accept {gift} as an expression of my appreciation and regard.',
      'Together with these lines you receive {gift}, which I selected with considerable care.',
    ],
    [
      'Your dedication to {interest} is well known, and it was a welcome guide in this choice.',
      'As {interest} is of particular interest to you, I trust that it will serve you well.',
      'I hope that it will accompany your pursuit of {interest} in an agreeable manner.',
    ],
    [
      'I wish you continued success and good health, and remain with kind regards.',
      'May the coming time bring you satisfaction and many pleasant moments. With my kind regards.',
      'I look forward to our next conversation and send you my sincere compliments.',
    ],
  ],
  heartfelt: [
    [
      'My dear {name}, {wish}. There are few people whose happiness matters to me as much as yours.',
      'Dear {name}, I want you to know today how deeply you are cherished. {greeting}.',
      'Dearest {name}, before you open anything else, please let these words reach you first.',
    ],
    [
      'I chose {gift} because I wanted you to hold in your hands something that was meant only for you.',
      'May {gift} tell you, in its own quiet way, how very dear you are to me.',
      'When you use {gift}, I hope that you feel a little of the tenderness with which it was chosen.',
    ],
    [
      'There is a light in you when it comes to {interest}, and it warms everybody who is lucky enough to be near.',
      'I love how completely you give yourself to {interest}; it says so much about the person you are.',
      'Your devotion to {interest} has taught me what it means to care for something with a whole heart.',
    ],
    [
      'Thank you for every kindness that you have given without counting. I carry it with me, always.',
      'Whatever the days ahead may bring, please remember that you are loved exactly as you are.',
      'You are a gift yourself, and my life is so much richer because you are part of it.',
    ],
  ],
};

const greetings: Record<string, [greeting: string, wish: string]> = {
  Birthday: ['Happy birthday', 'happy birthday to you'],
  Anniversary: ['Happy anniversary', 'my warm congratulations on your anniversary'],
  Graduation: ['Congratulations on your graduation', 'my congratulations on your graduation'],
  Wedding: ['Congratulations on your wedding', 'my congratulations on your wedding'],
  Holiday: ['Happy holidays', 'I wish you happy holidays'],
};

/** A message in one of four voices; another one with each that was written before. */
export function writeMessage({ person, occasion, gift, tone, previous }: MessageQuestion): { message: string } {
  const n = previous.length;
  const voice = voices[tone] ?? voices['warm']!;
  const [greeting, wish] = greetings[occasion?.type ?? ''] ?? ['Greetings', 'all my good wishes to you'];
  const interest = person.interests[n % Math.max(1, person.interests.length)] ?? 'the good things in life';
  const [opening, ofGift, ofInterest, close] = voice.map((ways, index) => ways[(n + index) % ways.length]!) as [
    string,
    string,
    string,
    string,
  ];
  const message = `${opening} ${ofGift}\n\n${ofInterest} ${close}`
    .replaceAll('{greeting}', () => greeting)
    .replaceAll('{wish}', () => wish)
    .replaceAll('{name}', () => person.firstName)
    .replaceAll('{gift}', () => gift ?? 'this small present')
    .replaceAll('{interest}', () => interest);
  return { message };
}
