import { fitOf, fitOfCategory } from './fit.js';
import { topicOf } from './topic.js';

const isAbout = (category: string, interest: string) => fitOfCategory(category, topicOf(interest)) >= 3;

describe('a category', () => {
  it.each([
    ['Stationery > Fountain Pens', 'fountain pens'],
    ['Luggage & Bags > Suitcases', 'travel'],
    ['Craft Supplies > Leather Craft', 'leatherwork'],
    ['Film & Photo > Darkroom', 'darkroom photography'],
    ['Hobbies > Radio & Remote Control > Cars & Trucks', 'radio control cars'],
    ['Art Materials > Paint > Oil', 'painting'],
    ['Pet Supplies > Horses', 'horse riding'],
  ])('%s is about %s', (category, interest) => expect(isAbout(category, interest)).toBe(true));

  it.each([
    ['Stationery > Greeting Cards', 'gardening'],
    ['Pretend Play > Tools & Gardening', 'gardening'],
    ['Home & Garden > Plants > Indoor Plants', 'gardening'],
    ['Lawn & Garden > Outdoor Living > Hammocks', 'gardening'],
    ['Lawn & Garden > Outdoor Cooking', 'Italian cooking'],
    ['Outdoor Recreation > Camping & Hiking > Camp Cooking', 'grilling'],
    ['Art Materials > Paint > Watercolour', 'oil painting'],
    ['Hobbies > Trading Cards & Accessories', 'magic tricks'],
  ])('%s is not about %s', (category, interest) => expect(isAbout(category, interest)).toBe(false));
});

it('a thing with a picture of something is not about it', () => {
  for (const category of ['Gifts > Mugs', 'Novelty > Socks', 'Clothing > T-Shirts'])
    expect(fitOf({ title: 'Guitar mug', category }, topicOf('guitar'))).toBe(0);
});
