import type { Family } from './family.js';

/** For people who would rather be out, on the move, or with others. */
export const outAndAbout: readonly Family[] = [
  {
    interests: ['hik', 'trek', 'mountain', 'climb', 'boulder', 'walk.', 'nature', 'outdoor'],
    category: 'Hiking & mountains',
    suggestions: [
      [
        'small',
        'Lighter on the trail',
        'hiking accessories bottle',
        'The small things that make the tenth mile as good as the first.',
      ],
      ['small', 'A map of where they have been', 'trail map nature guide', 'Every path walked is a story to tell.'],
      ['middle', 'A pack that disappears', 'hiking backpack', 'Carries everything and is felt by nobody.'],
      ['grand', 'The long way round', 'expedition tent gear', 'Gear that can be trusted far from the road.'],
    ],
  },
  {
    interests: ['camp', 'bushcraft', 'van.', 'fishing', 'fish', 'surviv'],
    category: 'Camping & fishing',
    suggestions: [
      ['small', 'A better evening by the fire', 'camping lantern mug', 'Warm light and something hot to hold.'],
      ['small', 'The pocket that has everything', 'multitool fishing', 'Used on every trip, and lent to everybody.'],
      ['middle', 'A kitchen under the sky', 'camping stove', 'Breakfast outside tastes of something else.'],
      ['grand', 'A room with every view', 'camping tent', 'Up in minutes, and dry all night.'],
    ],
  },
  {
    interests: ['run', 'marathon', 'jog', 'triathlon'],
    category: 'Running',
    suggestions: [
      ['small', 'Comfort for the long run', 'running belt socks', 'No blisters, nothing that bounces.'],
      ['small', 'Seen and safe', 'running light vest', 'For early mornings and late evenings.'],
      ['middle', 'Every mile counted', 'running watch', 'Knows the pace, the heart and the way home.'],
      ['grand', 'A run in any weather', 'treadmill', 'Rain is no excuse any more.'],
    ],
  },
  {
    interests: ['cycl', 'bik', 'velo'],
    category: 'Cycling',
    suggestions: [
      ['small', 'Ready for the road', 'bike light tool', 'What one is glad of twenty miles from home.'],
      ['small', 'Carried well', 'bike bag bottle', 'Room for lunch and a jacket.'],
      ['middle', 'A smoother ride', 'cycling helmet', 'Lighter, safer and better looking than the old one.'],
      ['grand', 'Further than before', 'bike', 'The kind one takes the long way home on.'],
    ],
  },
  {
    interests: ['fitness', 'gym', 'workout', 'yoga', 'pilates', 'train.', 'crossfit', 'weight.', 'danc'],
    category: 'Fitness & yoga',
    suggestions: [
      ['small', 'A mat that stays put', 'yoga mat', 'A good surface is half of the practice.'],
      ['small', 'Strong in ten minutes', 'resistance bands', 'Fits a drawer, a suitcase and a busy week.'],
      ['middle', 'A corner to train in', 'adjustable dumbbells', 'A whole rack in the space of a shoebox.'],
      ['grand', 'The studio at home', 'rowing machine', 'Quiet, smooth and used for years.'],
    ],
  },
  {
    interests: [
      'sport',
      'football',
      'soccer',
      'basketball',
      'tennis',
      'baseball',
      'hockey',
      'volleyball',
      'rugby',
      'padel',
      'golf',
    ],
    category: 'Sports',
    suggestions: [
      ['small', 'For the next match', 'sports bag towel', 'Everything in its place before the whistle.'],
      ['small', 'A sharper game', 'golf tennis balls training', 'Practice that feels like play.'],
      ['middle', 'Better in the hand', 'tennis racket golf', 'Equipment that forgives a little and rewards a lot.'],
      ['grand', 'A season to remember', 'golf club set', 'Fitted to one player and to nobody else.'],
    ],
  },
  {
    interests: ['swim', 'surf', 'sail', 'kayak', 'diving', 'diver', 'paddle', 'beach', 'boat', 'ocean', 'sea.'],
    category: 'On the water',
    suggestions: [
      ['small', 'Dry things stay dry', 'dry bag towel', 'For everybody who ends up in the water after all.'],
      ['small', 'A clear view below', 'swim goggles snorkel', 'The other half of the world is down there.'],
      ['middle', 'Out on the bay', 'paddle board', 'Calm mornings, standing on water.'],
      ['grand', 'A boat for one or two', 'kayak', 'Whole Sundays, gone in the best of ways.'],
    ],
  },
  {
    interests: ['ski.', 'snow', 'skat', 'winter'],
    category: 'Snow & ice',
    suggestions: [
      ['small', 'Warm to the fingertips', 'wool hat gloves', 'The difference between one more run and going in.'],
      ['small', 'Clear in any weather', 'ski goggles', 'Sees the bump before the knees do.'],
      ['middle', 'A jacket for real cold', 'winter jacket', 'Light, dry and warm, in that order.'],
      ['grand', 'First tracks', 'ski set', 'For the mornings they talk about all year.'],
    ],
  },
  {
    interests: [
      'travel',
      'trip.',
      'language',
      'culture',
      'history',
      'map.',
      'geograph',
      'adventure',
      'japan',
      'ital',
      'french',
      'france',
    ],
    category: 'Travel & culture',
    suggestions: [
      ['small', 'Packed like a pro', 'packing cubes travel', 'More order than any suitcase has a right to.'],
      ['small', 'The world on a wall', 'world map travel journal', 'Where they have been, and where to next.'],
      ['middle', 'Carry-on, and nothing else', 'carry on luggage', 'Rolls quietly, opens flat and fits overhead.'],
      [
        'grand',
        'The trip they speak of',
        'luggage set travel',
        'A set for the journey that has been planned for years.',
      ],
    ],
  },
  {
    interests: ['photo', 'camera', 'instagram'],
    category: 'Photography',
    suggestions: [
      ['small', 'Pictures one can hold', 'instant film photo album', 'The good ones deserve better than a phone.'],
      ['small', 'Carried close', 'camera strap', 'Comfortable enough that the camera comes along.'],
      ['middle', 'A steady hand', 'camera tripod lens', 'Evening light, without the blur.'],
      ['grand', 'Seeing anew', 'mirrorless camera', 'For an eye that has outgrown its tools.'],
    ],
  },
  {
    interests: ['dog.', 'cat.', 'pet.', 'horse', 'riding', 'rider', 'animal', 'bird.', 'wildlife'],
    category: 'Animals',
    suggestions: [
      ['small', 'A treat for both of them', 'dog cat toy', 'Who loves my animal loves me.'],
      ['small', 'Close to the feeder', 'bird feeder', 'Visitors every morning, and names for all of them.'],
      ['middle', 'A better place to sleep', 'pet bed', 'For the one who sleeps sixteen hours a day.'],
      ['grand', 'Eyes on the wild', 'binoculars', 'Far away comes near, in colours that last till dusk.'],
    ],
  },
  {
    interests: ['astro', 'space.', 'star.', 'science', 'physic', 'chemis', 'math', 'geolog', 'weather'],
    category: 'Science & stars',
    suggestions: [
      ['small', 'The sky tonight', 'star map astronomy', 'Finds the names of what has always been up there.'],
      ['small', 'An experiment for the table', 'science kit', 'For the curious of every age.'],
      ['middle', 'Rings and craters', 'telescope', 'The first look at Saturn is never forgotten.'],
      ['grand', 'Deep into the night', 'astronomy telescope', 'Galaxies, from the garden.'],
    ],
  },
  {
    interests: ['kid', 'child', 'famil', 'toy', 'baby', 'parent', 'dinosaur', 'princess'],
    category: 'Family & play',
    suggestions: [
      ['small', 'Play that lasts', 'wooden toy', 'Nothing blinks, and yet it is picked up again and again.'],
      ['small', 'Stories at bedtime', 'picture book', 'Read so often that everybody knows it by heart.'],
      ['middle', 'An afternoon together', 'family game building set', 'Made for more hands than two.'],
      ['grand', 'A house in the garden', 'playhouse', 'Summer after summer.'],
    ],
  },
  {
    interests: ['car.', 'motor', 'driv', 'formula', 'racing', 'aviation', 'plane', 'train.'],
    category: 'Engines & wheels',
    suggestions: [
      ['small', 'Shine for the good one', 'car care kit', 'A Sunday morning, a bucket and pride.'],
      ['small', 'The classics, small', 'model car kit', 'Every line of the original, on a shelf.'],
      ['middle', 'Ready for the road trip', 'car travel kit tool set', 'What one is glad to have along.'],
      ['grand', 'The garage they want', 'tool chest', 'Every tool where the hand expects it.'],
    ],
  },
  {
    interests: ['volunteer', 'sustain', 'environment', 'eco.', 'charit', 'vegan', 'climate'],
    category: 'Good for the world',
    suggestions: [
      ['small', 'Less to throw away', 'reusable eco set', 'Lovely things that replace a lifetime of rubbish.'],
      ['small', 'Bees, welcome', 'bee house seeds', 'A small hotel with many guests.'],
      ['middle', 'From kitchen to garden', 'compost bin', 'What was waste becomes tomatoes.'],
      ['grand', 'Powered by the sun', 'solar generator', 'Independence, in a box.'],
    ],
  },
];
