import type { Fair } from './fair.ts';
import { homeShelves } from './harbour-home.ts';
import { playShelves } from './harbour-play.ts';

/**
 * A marketplace of hobbies, home, pets and tech, written blind to the search. A mug, a shirt or a keyring for people of
 * a hobby is not about it, nor is a jigsaw of a train, a toddler's train or a curling iron. What has a cat on it does
 * suit those who have cats. Books and games about an interest are about it.
 */
export const harbour: Fair = {
  name: 'harbour',
  everywhere: 'Quayside Deals, Magic Pier, Rook & Bridge',
  brandShelf: 'All Sellers > Shops > ',
  shares: { shouting: 0.1, elsewhere: 0.05, brandShelf: 0.06, noPath: 0.08, noBrand: 0.3, again: 0.45 },
  titles: `$brand $thing; $thing by $brand; $brand $code $thing; $thing - $extra; $brand - $thing - $extra - $code;
 $BRAND $thing / $extra; $thing ($extra); $brand $thing $extra; NEW $brand $thing, $extra; $thing | $extra | $brand;
 $thing $code $extra $extra`,
  descriptions: `$thing by $brand. $extra.; $none; Brand new and sealed. $thing, model $code. Leaves our warehouse
 within 24 hours.; Looking for a present? Ideal for dads, grandads, teachers, anglers, golfers, gamers, cat lovers and
 crafters. $thing.; ❤ Perfect for birthday / Christmas / Easter / stocking filler ❤ $thing; Customers who viewed this
 also viewed $other.; $thing. $brand $code. Colour may differ slightly from the photo. Please allow 1-3 cm error due
 to manual measurement.; Package includes: 1 x $thing. Not included: $other.; $path. $thing. See our other listings
 for $other.; Tags: gift, hobby, home, outdoor, fishing, camping, kitchen, office, kids, $thing; $brand is a family
 business since 2009. $thing. Any questions? Message us.; $thing. 1. High quality material. 2. Easy to use. 3. Wide
 application: home, travel, party, garden, car. 4. $extra.`,
  extras: `Gift for Him Her; Birthday Present; UK Stock; Free Delivery; Fast Dispatch; Boxed; Black; Red/Black; Blue;
 Pink; Large; Small; XL; Upgraded; 2nd Generation; Kids & Adults; Boys Girls 8+; Indoor/Outdoor; Home Office Travel;
 Great for Dads Who Love Fishing; Teacher Gift; Secret Santa; Stocking Filler; High Quality; Professional; Beginner to
 Pro; Multicolour; Opened - Never Used; Bundle with Bag; Limited Edition; Vintage Style; Best Seller; New Model; Club
 Colours; Not for Under 3s; Pack of 1; 30x20cm; Top Rated; Clearance`,
  shelves: `${playShelves.trim()}\n${homeShelves.trim()}`,
  truth: `
radio-controlled cars: rccar | RC planes and helicopters: rcair | flying drones: drone | model trains: train
plastic model kits: kit | painting miniatures: mini | slot cars: slot | building with bricks: brick
jigsaw puzzles: jig | board games: board | escape rooms: escape | chess: chess | poker nights: poker
playing bridge: bridge | magic tricks: magic | juggling: juggle | trading cards: tcg | dolls' houses: doll
dinosaurs: dino | flying kites: kite | darts: darts | playing pool: pool | ping-pong: pong | squash: squash
golf: golf | cricket: cricket | boxing: box | rock climbing: climb | skateboarding: skate | open water swimming: swim
paddleboarding: sup | horse riding: horse | archery: archery | marathon running: run | yoga: yoga | fishing: fish; fly
fly fishing: fly | camping: camp | hiking: hike | watching birds: bird | stargazing: star
rocks and minerals: mineral | metal detecting: detect | collecting coins: coins | stamp collecting: stamps
crime novels: crime | science fiction: scifi | poetry: poetry | military history: war
reading: crime; scifi; fiction; poetry; book | anime and manga: manga | horror films: horror | 1980s music: eighties
rock music: rockm | heavy metal: metal | vinyl records: vinyl | opera: opera | playing the bass: bass
the ukulele: uke | playing the piano: keys | drumming: drum | crochet: crochet | knitting: knit | needle felting: felt
quilting: quilt | sewing: sew; quilt | diamond painting: diamond | watercolour painting: water
hand lettering: letter | card making and scrapbooking: paper | leatherwork: leather | wood carving: carve
resin art: resin | beads and bracelets: bead | making candles: wick
arts and crafts: crochet; knit; felt; quilt; sew; diamond; water; letter; paper; leather; carve; resin; bead; wick
coffee: coffee | baking cakes: cake | cooking: pan; cake; bread; bbq | sourdough: bread | making sushi: sushi
barbecuing: bbq | brewing his own beer: brew | gardening: garden | growing vegetables: veg | houseplants: plant
bonsai: bonsai | beekeeping: bee | keeping chickens: hen | her two cats: cat | our new puppy: dog
tropical fish: aqua | bearded dragons and geckos: reptile | her guinea pigs: cavy | her budgie: wing
mechanical keyboards: mechkb | PC gaming: gamer | retro video games: retro | 3D printing: three
electronics and soldering: solder | ham radio: ham | smart home gadgets: smart | home cinema: av
gadgets: gadget; smart; drone | photography: photo | podcasting: pod | curling: | fencing: | bell ringing:
family history: | paragliding: | salsa dancing:
`.replaceAll(' | ', '\n'),
  people: `
radio-controlled cars, barbecuing | watching birds, gardening | her two cats, crochet | escape rooms, board games
1980s music, marathon running | jigsaw puzzles, baking cakes | model trains, brewing his own beer | photography, hiking
fishing, golf | our new puppy, camping | building with bricks, dinosaurs, trading cards | PC gaming, gadgets
reading, yoga | coffee, vinyl records | knitting, growing vegetables, sewing | horse riding, arts and crafts
card making and scrapbooking, houseplants | chess, cooking | rock climbing, skateboarding`,
  narrow: `
playing the bass, heavy metal, rock music | playing bridge, poetry | playing pool, darts, poker nights | squash
fly fishing, wood carving | magic tricks, juggling | painting miniatures, science fiction, plastic model kits
her guinea pigs, needle felting, quilting | keeping chickens, beekeeping, sourdough | cricket, ping-pong, boxing
anime and manga, retro video games, making sushi | drumming, the ukulele | stargazing, rocks and minerals
leatherwork, archery, military history | flying drones, 3D printing, electronics and soldering, mechanical keyboards
watercolour painting, hand lettering, playing the piano | diamond painting, resin art, beads and bracelets
open water swimming, paddleboarding | collecting coins, stamp collecting, metal detecting
bearded dragons and geckos, tropical fish, bonsai`,
  absent: `
curling, crime novels, horror films | fencing, dolls' houses, making candles | bell ringing, her budgie, opera
family history, ham radio, RC planes and helicopters
paragliding, flying kites, slot cars, podcasting | salsa dancing, smart home gadgets, home cinema`,
};
