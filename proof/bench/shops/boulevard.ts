import type { Fair } from './fair.ts';
import { foodShelves } from './boulevard-food.ts';
import { homeShelves } from './boulevard-home.ts';
import { kidsShelves } from './boulevard-kids.ts';
import { makeShelves } from './boulevard-make.ts';
import { mediaShelves } from './boulevard-media.ts';
import { sportShelves } from './boulevard-sport.ts';
import { styleShelves } from './boulevard-style.ts';
import { techShelves } from './boulevard-tech.ts';

/**
 * An American department store with a marketplace, written blind to the search. A thing is about an interest if a fair
 * friend would be glad of it for the interest's sake: its gear, books, games and ingredients are, but not mottos on
 * mugs, shirts and socks, nor what only pictures it, nor spare parts, refills and gift cards. Broad interests include
 * their narrower ones where most of these would please, such as baking for cooking or houseplants for gardening.
 */
export const boulevard: Fair = {
  name: 'boulevard',
  everywhere: 'Main Street Finds',
  brandShelf: 'Brand Boutiques > ',
  shares: { shouting: 0.05, elsewhere: 0.04, brandShelf: 0.04, noPath: 0.05, noBrand: 0.28, again: 0.18 },
  titles: `$brand $thing; $brand $thing, $extra; $thing, $extra; $thing, $brand; $brand $thing - $extra;
 $thing: $extra; $BRAND $thing; $brand $code $thing, $extra; $thing [$extra]; $thing - $brand ($extra); $thing;
 $brand - $thing; $brand $thing Item No. $code`,
  descriptions: `Shop $brand $thing at Boulevard. $extra. Free returns within 30 days.; About this item: $thing. $extra.
 Imported. Spot clean or wipe with a damp cloth.; $thing by $brand. Sold and shipped by a marketplace seller.;
 $brand brings you the $thing. Great for moms, dads, teachers, coaches, grads, gardeners, gamers, foodies, dog
 lovers and that hard to shop for friend.; Item $code. $thing. Pair it with our $other.; n/a; $thing;
 Frequently bought together: $thing + $other.; From backyard barbecues to game day to movie night, $brand has you
 covered. $thing. $extra.; WHAT YOU GET - one $thing. WHY YOU WILL LOVE IT - sturdy, lightweight, easy to store. $brand
 customer care answers within 24 hours.; Found in $path. $thing. WARNING: choking hazard, small parts.; The $thing
 makes a thoughtful gift for birthdays, Mother's Day, Father's Day, graduation, housewarming and Christmas.; Compare
 with $other. $brand $code. $extra. Limited 1 year warranty.; Keywords: $thing, gift ideas, coffee lover, golf,
 camping, crafts, kitchen, kids, office, travel`,
  extras: `Men and Women; All Ages; Adults and Teens; Home and Office; Great for Beginners; Gift Idea; Black; Navy; Sage
 Green; Blush Pink; Gray; Multicolor; Assorted Colors; Walnut; White; Large; One Size; Value Pack; Gift Box Included; As
 Seen On TV; New; Renewed; Open Box; Exclusive; Premium Quality; Heavy Duty; Lightweight; Indoor and Outdoor; Travel
 Friendly; Deluxe; Easy to Clean; Made in USA; 2-Day Shipping; Online Only; Christmas Birthday Gift; Best Seller; Gift
 for Fans of Fishing and Football; Gift for Mom Dad Grandpa; Retro; Boho; Farmhouse; Ships in Own Box; Final Sale; 1
 Count; Style 2; Pack of 1; Rustic; Modern; 2025 Version; Free Shipping; Overstock`,
  shelves: [sportShelves, makeShelves, foodShelves, homeShelves, mediaShelves, techShelves, styleShelves, kidsShelves]
    .map((shelves) => shelves.trim())
    .join('\n'),
  truth: `
pickleball: pickle | basketball: hoops | soccer: soccer | football: foot | tailgating: tailgate | baseball: baseball
disc golf: disc | golf: golf | hunting: hunt | loves to fish: fish | kayaking: kayak | skiing and snowboarding: snow
cycling: bike | camping: camp | hiking: hike | national parks: parks | RV life: rv
working out: lift; pilates; yoga; run | pilates: pilates | yoga: yoga | running: run | ballet: ballet
snorkeling and scuba: dive | cornhole and backyard games: lawn | horses: horse | sports cards: sportscard
knitting: yarn; knit | crocheting: yarn; crochet | quilting: quilt | sewing: sew
embroidery and cross stitch: xstitch | scrapbooking: scrap | journaling: journal | fountain pens: pens
pottery: clay | making jewelry: jmake | woodworking: wood | painting: paint | adult coloring books: coloring
making custom shirts and tumblers: htv
arts and crafts: yarn; knit; crochet; quilt; sew; xstitch; tuft; macrame; scrap; clay; soap; jmake; paint; draw;
 coloring; pbn; pyro; origami; htv; floral; kidart
baking: bake; cake | grilling and smoking meat: bbq | cooking: cook; cookbook; bake; spice; pizza; bbq
hot sauce: hotsauce | bourbon: whiskey | wine: wine | cocktails: bar | craft beer: beer | coffee: coffee | tea: tea
canning and fermenting: canning | chocolate: choc | Japanese food: japan
total foodie: cook; cookbook; spice; hotsauce; cheese; choc; japan; pizza | gardening: garden; hydro; pollin; plant
houseplants: plant | mushroom foraging: mush | backyard birds: feeder | dogs: dog | cats: cat | fish tanks: aqua
her pet bunny: bunny | Halloween: halloween; costume | true crime: tcrime | romance novels: romance
fantasy books: fantasy | history buff: hist | reading: novel; bookgear; tcrime; romance; fantasy; hist
Bible study: faith | crossword puzzles: cross | comic books: comic | anime: anime | horror movies: horror
movie nights: movie; theater | vinyl records: vinyl | K-pop: kpop | plays guitar: guitar | karaoke: karaoke
board games: board | game night: board; partygame; trivia | mahjong: mahjong | jigsaw puzzles: puzzle
speed cubing: cube | Dungeons and Dragons: rpg | video games: console; pcgame; arcade | blind boxes: blind
smart home: smart | gadgets: gadget; smart | photography: photo | streaming and podcasting: stream
coding and robots: code | working on cars: wrench | skincare: skin | makeup: makeup | doing her nails: nails
his beard: beard | self-care: spa; aroma; skin; candle; meditate | meditation: meditate | tarot and crystals: tarot
sneakers: sneaker | cowboy boots: western | cosplay: cosplay | travel: travel; travelbk | learning Spanish: lang
beach days: beach | construction trucks: trucks | science experiments: stem | outer space: space | unicorns: unicorn
skydiving: | lacrosse: | sailing: | geocaching: | stained glass: | ballroom dancing: | tracing her ancestry:
ghost hunting:
`.replaceAll(' | ', '\n'),
  people: `
pickleball, grilling and smoking meat | golf, bourbon | football, tailgating, hot sauce
basketball, sneakers, video games | soccer, travel | baseball, sports cards | hunting, loves to fish
kayaking, camping, dogs | cycling, craft beer, coffee | hiking, national parks, photography | running, self-care
yoga, meditation, tea | working out, cooking | skiing and snowboarding, smart home | knitting, cats, tea
crocheting, reading | quilting, sewing | arts and crafts, unicorns | scrapbooking, travel
journaling, romance novels | woodworking, working on cars | painting, gardening | baking, Halloween | cooking, wine
total foodie, board games | gardening, backyard birds | houseplants, true crime | dogs, beach days
vinyl records, cocktails | movie nights, game night | Bible study, baking, jigsaw puzzles
history buff, crossword puzzles | gadgets, coffee | makeup, doing her nails, K-pop | skincare, chocolate
plays guitar, camping | video games, anime | horses, cowboy boots | construction trucks, outer space`,
  narrow: `
disc golf, Dungeons and Dragons | ballet, embroidery and cross stitch | pilates, tarot and crystals
snorkeling and scuba, fish tanks | RV life, cornhole and backyard games | fountain pens, fantasy books
pottery, making jewelry | adult coloring books, her pet bunny | making custom shirts and tumblers, karaoke
canning and fermenting, mushroom foraging | Japanese food, comic books, cosplay | blind boxes, horror movies
mahjong, learning Spanish | speed cubing, coding and robots, science experiments
his beard, streaming and podcasting`,
  absent: `
skydiving, hiking | lacrosse, working out | sailing, history buff | geocaching | stained glass, ballroom dancing
tracing her ancestry, reading | ghost hunting, dogs`,
};
