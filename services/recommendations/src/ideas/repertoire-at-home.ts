import type { Family } from './family.js';

/** For people who are happiest at a table, a bench, a desk or on a sofa. */
export const atHome: readonly Family[] = [
  {
    interests: ['coffee', 'espresso', 'latte', 'barista'],
    category: 'Coffee & tea',
    suggestions: [
      [
        'small',
        'A slower first cup',
        'pour over coffee dripper',
        'Brewing by hand turns the first five minutes of a day into something to look forward to.',
      ],
      [
        'small',
        'Beans from somewhere new',
        'whole bean coffee sampler',
        'A tasting of small roasters, each bag with a story and a taste of its own.',
      ],
      [
        'middle',
        'A grinder worth its counter',
        'burr coffee grinder',
        'Nothing changes a cup more than beans ground evenly a minute before.',
      ],
      [
        'grand',
        'The machine of a good café',
        'espresso machine',
        'For somebody who already knows what they would do with it on the first morning.',
      ],
    ],
  },
  {
    interests: ['tea.', 'matcha'],
    category: 'Coffee & tea',
    suggestions: [
      [
        'small',
        'An afternoon in leaves',
        'loose leaf tea sampler',
        'A handful of teas to compare, from grassy to smoky, with time to find a favourite.',
      ],
      ['small', 'A teapot that pours well', 'teapot', 'A pot that feels right in the hand gets used every day.'],
      [
        'middle',
        'A proper tea table',
        'tea set cups kettle',
        'Kettle, pot and cups that belong together make a ceremony of a break.',
      ],
      ['grand', 'Tea for a lifetime', 'handmade tea set', 'Made by hand and meant to be passed on.'],
    ],
  },
  {
    interests: ['bak', 'bread', 'sourdough', 'pastr', 'cake', 'dessert'],
    category: 'Baking',
    suggestions: [
      [
        'small',
        'A better loaf',
        'bread proofing basket baking',
        'The small tools that make a crust crackle, and that few people buy for themselves.',
      ],
      ['small', 'Tins for the good recipes', 'baking pan set', 'Heavy pans that bake evenly are used for decades.'],
      ['middle', 'The mixer on the counter', 'stand mixer', 'It kneads while they do something nicer.'],
      [
        'grand',
        'A bakery at home',
        'bread oven baking',
        'For somebody whose friends already ask them to bring the cake.',
      ],
    ],
  },
  {
    interests: ['cook', 'food.', 'cuisine', 'chef', 'grill', 'bbq', 'barbecue', 'kitchen', 'ramen', 'spic'],
    category: 'Kitchen & dining',
    suggestions: [
      [
        'small',
        'A shelf of new spices',
        'spice set cooking',
        'Fresh, fragrant and a reason to try something new on a Tuesday.',
      ],
      ['small', 'The one good pan', 'cast iron skillet', 'It gets better every year and never needs replacing.'],
      [
        'middle',
        'A knife that stays sharp',
        'chef knife',
        'The tool a cook reaches for first, in a quality they would hesitate to buy.',
      ],
      [
        'grand',
        'A kitchen to be proud of',
        'cookware set copper',
        'A set that makes everyday cooking feel like an occasion.',
      ],
    ],
  },
  {
    interests: ['wine', 'cheese', 'rum.', 'cocktail', 'whisk', 'beer', 'mixolog', 'gin.'],
    category: 'Drinks & evenings',
    suggestions: [
      ['small', 'A bar in one drawer', 'cocktail set', 'Everything for a proper drink with friends, without the fuss.'],
      ['small', 'Glasses for the good bottle', 'wine glasses', 'A fine rim changes what one tastes.'],
      ['middle', 'An evening of tasting', 'decanter glass set', 'An excuse to open the bottle that was kept.'],
      ['grand', 'A cellar of their own', 'wine cabinet', 'Keeps what they love at its best, for years.'],
    ],
  },
  {
    interests: ['read', 'book.', 'novel', 'literat', 'poetry', 'poem', 'librar'],
    category: 'Books & reading',
    suggestions: [
      ['small', 'A light for late chapters', 'reading light book', 'One more chapter without waking anybody.'],
      [
        'small',
        'A book they will keep',
        'illustrated book edition',
        'A beautiful edition to take from the shelf for the pleasure of it.',
      ],
      [
        'middle',
        'The reading corner',
        'reading lamp blanket',
        'Good light and something warm: the two things a favourite chair lacks.',
      ],
      ['grand', 'A chair for long books', 'reading chair', 'A place in the house that is theirs.'],
    ],
  },
  {
    interests: ['writ', 'journal', 'calligraph', 'stationer', 'letter.', 'pen.'],
    category: 'Paper & pens',
    suggestions: [
      [
        'small',
        'A notebook that wants filling',
        'journal notebook',
        'Paper good enough that the first page is written at once.',
      ],
      ['small', 'Letters, properly', 'stationery set', 'For the notes that still deserve an envelope.'],
      ['middle', 'A pen for signatures', 'fountain pen', 'It fits one hand and lasts for decades.'],
      ['grand', 'The desk they write at', 'writing desk', 'Solid, quiet and meant for one person.'],
    ],
  },
  {
    interests: ['draw', 'paint', 'sketch', 'watercolo', 'art.', 'illustrat', 'museum'],
    category: 'Art supplies',
    suggestions: [
      [
        'small',
        'Colours that fit a pocket',
        'watercolor paint set',
        'Small enough to be there when the light is right.',
      ],
      [
        'small',
        'Paper and pencils to begin with',
        'sketchbook drawing pencils',
        'Good materials take the fear out of the first line.',
      ],
      ['middle', 'A place to paint', 'easel painting', 'Set up once, and the next picture begins by itself.'],
      ['grand', 'A studio in a corner', 'studio easel art', 'For work that has outgrown the kitchen table.'],
    ],
  },
  {
    interests: ['pottery', 'ceramic', 'clay', 'craft', 'woodwork', 'carpent', 'diy', 'leather', 'maker'],
    category: 'Making things',
    suggestions: [
      [
        'small',
        'Tools that feel right',
        'craft tool set',
        'The simple, well made kind that one uses until the handle is smooth.',
      ],
      ['small', 'A first piece of their own', 'clay pottery kit', 'An afternoon that ends with something to keep.'],
      ['middle', 'A bench that holds still', 'workshop tools', 'What turns a hobby into a habit.'],
      [
        'grand',
        'The workshop upgrade',
        'pottery wheel workshop',
        'The machine they have been reading about for a year.',
      ],
    ],
  },
  {
    interests: ['knit', 'crochet', 'sew', 'quilt', 'embroider', 'textile', 'yarn', 'weav'],
    category: 'Fibre & textiles',
    suggestions: [
      ['small', 'Yarn with a plan', 'yarn knitting kit', 'Lovely wool together with a pattern that suits it.'],
      ['small', 'A tidy bag for loose ends', 'sewing kit bag', 'Everything at hand, wherever they sit down.'],
      ['middle', 'Blankets in the making', 'merino wool yarn set', 'Enough of the good fibre for something large.'],
      [
        'grand',
        'A machine that sews anything',
        'sewing machine',
        'For somebody who has reached the end of what the old one can do.',
      ],
    ],
  },
  {
    interests: ['garden', 'plant', 'houseplant', 'vegetable', 'flower', 'botan', 'succulent', 'herb', 'bonsai'],
    category: 'Garden & plants',
    suggestions: [
      ['small', 'Green for the windowsill', 'plant pot herb kit', 'Something alive that asks for a minute a day.'],
      ['small', 'Tools for the border', 'garden tool set', 'Good steel and wood make an hour outside longer.'],
      ['middle', 'A bed at the right height', 'raised garden planter', 'More harvest and less bending.'],
      ['grand', 'A house for seedlings', 'greenhouse', 'Spring begins a month early.'],
    ],
  },
  {
    interests: ['home.', 'decor', 'interior', 'candle', 'design', 'architect', 'cosy', 'cozy'],
    category: 'Home & comfort',
    suggestions: [
      ['small', 'A room that smells of somewhere', 'scented candle', 'The smallest thing that changes a whole room.'],
      ['small', 'Something lovely for the table', 'ceramic vase', 'Used daily, noticed by every guest.'],
      ['middle', 'Light for the evening', 'table lamp', 'Warm light is what makes a room one stays in.'],
      ['grand', 'The piece that completes a room', 'designer chair', 'Bought once, and kept.'],
    ],
  },
  {
    interests: ['game.', 'gaming', 'board.', 'puzzle', 'crossword', 'chess', 'video', 'esport', 'lego', 'card.'],
    category: 'Games & puzzles',
    suggestions: [
      [
        'small',
        'A new game for the table',
        'board game',
        'Easy to begin and hard to put away, for two or for a full table.',
      ],
      ['small', 'A rainy weekend, solved', 'puzzle', 'A picture worth the hours it takes.'],
      ['middle', 'Comfort for long sessions', 'gaming headset', 'Clear sound and nothing that pinches after an hour.'],
      ['grand', 'A table made for playing', 'game table', 'Where everybody will want to meet.'],
    ],
  },
  {
    interests: [
      'music',
      'vinyl',
      'record',
      'jazz',
      'guitar',
      'piano',
      'concert',
      'singing',
      'singer',
      'opera',
      'instrument',
    ],
    category: 'Music',
    suggestions: [
      ['small', 'Care for a collection', 'vinyl record care', 'Keeps the old favourites sounding as they should.'],
      [
        'small',
        'The little things for musicians',
        'guitar accessories music',
        'Always needed, rarely bought, and never forgotten by who got them.',
      ],
      ['middle', 'Listening as it was meant', 'headphones turntable', 'Hear the room the recording was made in.'],
      ['grand', 'An instrument for years', 'acoustic guitar piano', 'One that grows with whoever plays it.'],
    ],
  },
  {
    interests: ['film.', 'movie', 'cinema', 'theat', 'series.', 'tv.'],
    category: 'Film & theatre',
    suggestions: [
      ['small', 'Opening night at home', 'popcorn movie night', 'Everything for an evening on the sofa but the film.'],
      ['small', 'The story behind the scenes', 'film book', 'For somebody who stays for the credits.'],
      ['middle', 'The big picture', 'mini projector', 'A white wall is all it needs.'],
      ['grand', 'A cinema of their own', 'home theater projector', 'The good seats, every evening.'],
    ],
  },
  {
    interests: ['tech', 'gadget', 'comput', 'coding', 'coder', 'program', 'robot', 'smart', 'electron', '3d'],
    category: 'Technology',
    suggestions: [
      ['small', 'A tidy desk', 'charging station desk organizer', 'One cable where there were five.'],
      ['small', 'Something to build', 'electronics kit', 'An evening of tinkering with a result that blinks.'],
      [
        'middle',
        'Quiet to think in',
        'noise cancelling headphones',
        'The open office disappears at the press of a button.',
      ],
      ['grand', 'A machine for big plans', '3d printer', 'Makes what they can imagine.'],
    ],
  },
  {
    interests: [
      'wellness',
      'spa',
      'skin',
      'beauty',
      'self-care',
      'selfcare',
      'bath',
      'relax',
      'meditat',
      'aroma',
      'sleep',
    ],
    category: 'Wellbeing',
    suggestions: [
      ['small', 'An hour with the door closed', 'bath salts spa set', 'Permission to do nothing, nicely wrapped.'],
      ['small', 'A calmer evening', 'aromatherapy diffuser', 'A scent that means the day is over.'],
      ['middle', 'Rest, taken seriously', 'weighted blanket massage', 'For somebody who looks after everybody else.'],
      ['grand', 'A spa that stays', 'massage chair sauna', 'Every evening, without an appointment.'],
    ],
  },
  {
    interests: ['fashion', 'style', 'jewel', 'watch', 'shoe', 'sneaker', 'accessor', 'vintage', 'perfume'],
    category: 'Style',
    suggestions: [
      ['small', 'A finishing touch', 'scarf accessory', 'Goes with half of what they own already.'],
      ['small', 'Something that catches the light', 'earrings necklace', 'Small, fine and worn on ordinary days.'],
      ['middle', 'A bag for years', 'leather bag', 'Good leather only gets better.'],
      ['grand', 'A piece to inherit', 'watch jewelry', 'It will be remembered who gave it.'],
    ],
  },
];
