import type { Fair } from './fair.ts';
import { craftShelves } from './parkway-craft.ts';
import { homeShelves } from './parkway-home.ts';
import { outShelves } from './parkway-out.ts';

/**
 * A tidy American retailer of hobbies, crafts, outdoor, kitchen, home, pets, books and music, written blind to the
 * search. A thing is about an interest if a friend would be glad of it for the interest's sake: gear, books, kits and
 * games of it, or of a close neighbour where they are used for both. What has an animal or a motif on it suits those
 * who love it, but jigsaws, novels, mugs, shirts and decor that only mention a pastime are not about that pastime.
 */
export const parkway: Fair = {
  name: 'parkway',
  everywhere: 'Parkway Select',
  brandShelf: 'Shop by Brand > ',
  shares: { shouting: 0.01, elsewhere: 0.01, brandShelf: 0.02, noPath: 0.02, noPrice: 0.01, noBrand: 0.1, again: 0.2 },
  titles: `$thing; $brand $thing; $brand $thing; $thing by $brand; $thing - $brand; $brand $thing - $extra;
 $thing - $extra`,
  descriptions: `$thing by $brand. $extra.; Meet the $thing from $brand, chosen by our buyers and made to last.; $thing.
 Ships from our Ohio warehouse in 1-2 business days. Item $code.; $brand $thing. Pairs well with $other.; A thoughtful
 pick for birthdays, holidays and housewarmings. $thing by $brand.; $thing. Free returns within 60 days. $extra.;
 Shop $path at Parkway. $thing, item $code.; Our customers love this one. $thing from $brand. You may also like $other.;
 $brand makes things we use ourselves. $thing. Gift wrap available at checkout.`,
  extras: `Gift Boxed; New Arrival; Staff Pick; Parkway Exclusive; Best Seller; Online Only; Customer Favorite;
 Holiday Favorite; Small Business Find; Our Top Rated; Back in Stock`,
  shelves: [craftShelves, outShelves, homeShelves].map((text) => text.trim()).join('\n'),
  truth: `
gardening: garden | growing her own vegetables: veg | houseplants: plant | succulents: succulent
cooking: cook; bake; smoke; can; cheese | loves to bake: bake | sourdough: sourdough | smoking meats and BBQ: smoke
vegan cooking: vegan | Japanese food: japan | canning and pickling: can
coffee: coffee | tea: tea | cocktails: bar | whiskey: whiskey | wine: wine
knitting: knit; yarn | crochet: crochet; yarn | embroidery: stitch | cross-stitch: xstitch | sewing: sew
quilting: quilt | pottery: clay | painting: paint | watercolors: water | drawing: draw | adult coloring books: color
woodworking: wood | fountain pens: pen | calligraphy: calligraphy | journaling: journal
arts and crafts: knit; crochet; yarn; stitch; sew; clay; paint; draw; color; calligraphy; whittle
board games: board | Dungeons and Dragons: rpg | chess: chess | jigsaw puzzles: jigsaw
crosswords: word | puzzles of any kind: jigsaw; teaser; word | mahjong: mahj | backyard games: lawn
camping: camp | hiking: hike | kayaking: kayak | fishing: fish | ice fishing: ice
cycling: bike | skiing and snowboarding: snow | backyard birds: bird | foraging: forage | mushrooms: mushroom
being outdoors: camp; hike; kayak; fish; bike; snow; bird; forage
pickleball: pickle | tennis: tennis | disc golf: disc | baseball: base | yoga: yoga | pilates: pilates
meditation: zen | tarot and crystals: tarot | astrology: zodiac | anything witchy: tarot; zodiac; witchy
self-care: spa; zen | Christmas: xmas | Halloween: spook | dogs: dog | her cats: cat
two pet rabbits: bunny | horses: horse | reading: reader; mystery; fantasy; romance; crime; war
mystery novels: mystery | Sherlock Holmes: sherlock | fantasy books: fantasy | romance novels: romance
Jane Austen: austen | true crime: crime | history buff: war | World War II: ww2 | astronomy: astro
genealogy: tree | traveling: travel | plays guitar: guitar | violin: violin | vinyl: lp
anything with owls: owl | lighthouses: lighthouse | dragons: dragon | frogs: frog
ballet: | stamp collecting: | flying drones: | scuba diving: | rugby:
`.replaceAll(' | ', '\n'),
  people: `
cooking, wine | cycling, gardening | knitting, mystery novels
camping, fishing | hiking, coffee | board games, Dungeons and Dragons | yoga, self-care | pickleball, cocktails
jigsaw puzzles, her cats | smoking meats and BBQ, whiskey, baseball | Christmas, loves to bake, dogs
plays guitar, vinyl | sewing, quilting | painting, houseplants | backyard birds, tea
skiing and snowboarding, being outdoors
reading, backyard games | fantasy books, board games | crochet, true crime | woodworking, history buff
horses, traveling
arts and crafts, Halloween | tennis, kayaking | puzzles of any kind, tea`,
  narrow: `
anything with owls, embroidery | lighthouses, watercolors | dragons, chess | frogs, mushrooms, succulents
fountain pens, calligraphy, journaling | sourdough, canning and pickling | ice fishing, woodworking
World War II, genealogy | Sherlock Holmes, crosswords | Jane Austen, cross-stitch, romance novels
mahjong, pilates | disc golf, baseball | vegan cooking, meditation | Japanese food, pottery
tarot and crystals, astrology, anything witchy | two pet rabbits, adult coloring books | violin, wine
astronomy, hiking | foraging, growing her own vegetables | drawing, Dungeons and Dragons`,
  absent: `
ballet, reading, yoga | stamp collecting, history buff | flying drones, coffee | scuba diving, traveling | rugby`,
};
