import { cultureShelves } from './arcade-culture.ts';
import { outdoorShelves } from './arcade-outdoors.ts';
import type { Fair } from './fair.ts';

/** The hobby departments of a large marketplace, with few misfiled products, and blind to the search. */
export const arcade: Fair = {
  name: 'arcade',
  shares: { elsewhere: 0.01, noPath: 0.04, brandShelf: 0 },
  everywhere: '',
  brandShelf: '',
  titles: `$brand $thing; $brand $thing; $brand $thing - $extra; $thing by $brand; $brand $thing ($code); $thing;
 $brand $thing, $extra; $thing - $brand; $brand $thing | $extra; $brand - $thing - $code`,
  descriptions: `$thing from $brand. $extra.; $brand $thing. Item model number $code.; $thing.; $none; $thing by $brand,
 sold in its original packaging. $extra.; About this item: $brand $thing. Department: $path.; $thing. A lovely present
 for birthdays, Christmas or just because.; $brand $thing. Customers also viewed: $other.; $brand $thing. Ships within
 one working day. Returns accepted within 30 days.`,
  extras: `New; Gift Boxed; Great Gift Idea; Free Delivery; Fast Dispatch; UK Stock; New for 2026; Birthday Present;
 Bestseller; Brand New in Packaging; Official; Best Value; Limited Stock; Gift for Him or Her; Top Rated`,
  shelves: cultureShelves.trimEnd() + outdoorShelves,
  truth: `
watercolour painting: watercolour; aquabook; easel
painting: watercolour; acrylic; easel; aquabook; diamondart
drawing: drawing; drawbook; easel
art: watercolour; acrylic; drawing; easel; diamondart; artbook; drawbook; aquabook; lino; calligraphy; pottery
knitting: knitting; needles
crochet: crochet
sewing: sewing; haberdashery
embroidery: embroidery
candle making: candlemaking
pottery: pottery
jewellery making: jewelmaking
scrapbooking: papercraft
crafts: watercolour; acrylic; drawing; knitting; needles; crochet; haberdashery; embroidery; candlemaking; pottery;
 jewelmaking; papercraft; diamondart; lino; woodwork; sewing; calligraphy; craftbook; easel
woodworking: woodwork
guitar: acoustic; electric; guitargear; guitarbook
ukulele: ukulele; ukebook
playing the piano: piano; pianobook
violin: strungbow; bowbook
drums: drums; drumbook
making music: acoustic; electric; guitargear; ukulele; piano; strungbow; drums; woodwind; studio; musicbook
vinyl records: vinyl; vinylcare; turntable
jazz: jazz; woodwind
classical music: classical; strungbow; piano; pianobook; bowbook
music: vinyl; vinylcare; turntable; cd; rockbook; musicbook; acoustic; electric; guitargear; ukulele; piano; strungbow;
 drums; woodwind; studio; headphones; speaker
audiophile: turntable; vinylcare; headphones; speaker; vinyl
reading: crime; fantasy; scifi; romance; classics; history; biography; reader; scibook; comics; manga; selfhelp
crime novels: crime
fantasy books: fantasy
science fiction: scifi; fantasy; starwars; scififilm
poetry: classics
history: history; coin
manga: manga; drawbook
comics: comics; manga
harry potter: potter
star wars: starwars
films: film; filmfan; starwars; potter
video games: game; gaming; retro
retro gaming: retro
fountain pens: pen
journaling: journal; notebook; planner; pen
calligraphy: calligraphy; letters; pen
stationery: pen; notebook; planner; calligraphy; letters; papercraft
photography: camera; instant; lens; cameragear; photobook; photoish; frame
birdwatching: birdwatch; binoculars; birdfeed
stargazing: telescope; astronomy; binoculars
astronomy: telescope; astronomy; binoculars
camping: tent; campkitchen; headtorch; bushcraft; hiking
hiking: hiking; boots; headtorch; walkbook; tent; bushcraft
bushcraft: bushcraft; headtorch; tent; campkitchen; woodwork
climbing: climb
cycling: cycling; cyclewear
fishing: fishing; flyfishing
fly fishing: flyfishing
running: running; runfit; sportwatch
fitness: gym; yoga; running; sportwatch; runfit
yoga: yoga
meditation: mindful; yoga; aroma
swimming: swim
football: football; fanshop
tennis: tennis
golf: golf
gardening: garden; seeds; planter; gardenbook; houseplant; flowers
houseplants: houseplant; planter; gardenbook
bees: bees
wildlife: wildlife; birdfeed; birdwatch; bees; flowers; binoculars; naturebook
barbecue: bbq
baking: baking; bread; bakebook; mixer
bread making: bread; baking
cooking: cooking; knives; cooktool; cookbook; spice; mixer; bakebook; baking; pasta; pizza; bbq; bread
italian food: pasta; pizza; cookbook
hot sauce: chilli; spice
chocolate: sweet
cheese: cheese
craft beer: brew; beer
wine: wine
cocktails: cocktails
whisky: whisky
coffee: coffee; coffeegear
tea: tea; teapot
dogs: dog
cats: cat
pets: dog; cat; fish; smallpet; petlover
aquariums: fish
horse riding: horse
coin collecting: coin
stamps: stamp
trading cards: tcg
classic cars: cars; carfan; carcare; diecast
model making: plastickit; modeltool; woodkit; railway; wargame
model trains: railway; rail
trains: railway; rail; traintoy
aviation: aviation; drone
warhammer: wargame; modeltool
rc cars: rccar
drones: drone
board games: boardgame; cardgame; chess; othertrad; rpg
chess: chess; chessish
jigsaw puzzles: jigsaw
puzzles: jigsaw; brain
dungeons and dragons: rpg; fantasy
quizzes: quiz; brain
lego: lego
building bricks: lego; bricks
dolls: doll
dinosaurs: dino
robotics: robot
spa: bath; massage; aroma; skincare; candle
skincare: skincare
make-up: makeup; nails
nail art: nails
aromatherapy: aroma; candle
perfume: perfume
candles: candle; candlemaking; aroma
travel: luggage; travel; travelbook; globe
italy: travelbook; pasta; cookbook
maps: globe; walkbook; travel; travelbook
brass rubbing: 
skydiving: 
falconry: 
genealogy: 
surfing: 
ballet: 
`,
  people: `
watercolour painting | drawing, manga | knitting, tea | sewing | embroidery, reading | crochet, cats | scrapbooking
guitar, vinyl records | ukulele | playing the piano, classical music | drums, video games | making music
crime novels, wine | fantasy books, board games | films, cocktails | video games | reading, coffee, dogs
journaling, stationery | photography, travel | birdwatching, gardening | astronomy, science fiction
camping, hiking | cycling, craft beer | fishing | running, fitness | yoga, spa | swimming | football, barbecue
golf, whisky | gardening, baking | houseplants | cooking, hot sauce | baking, crafts | coffee | tea, chocolate
dogs | cats, jigsaw puzzles | model trains, history | model making, aviation | lego, dinosaurs | board games, puzzles
skincare, make-up | travel, maps | woodworking | pottery, candles | art`,
  narrow: `
fly fishing | rc cars | calligraphy, fountain pens | bees | nail art | bread making | jazz | star wars | trains
warhammer, dungeons and dragons | coin collecting | bushcraft`,
  absent: `
brass rubbing | skydiving | falconry | genealogy | surfing | ballet`,
};
