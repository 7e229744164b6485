import type { Fair } from './fair.ts';
import { homeShelves } from './larder-home.ts';
import { leisureShelves } from './larder-leisure.ts';

/**
 * Presents for adults, written blind to the search. A book about wine or a game about birds is a present for those who
 * love it; a mug with a guitar, a golf joke or a jigsaw of a train is none for those who play or collect. Dogs and cats
 * on mugs and jigsaws do count: people love them as such.
 */
export const larder: Fair = {
  name: 'larder',
  everywhere: 'Larder Lane, Coffee & Crime, The Golf Widow, Knit & Run',
  brandShelf: 'Our Makers > ',
  titles: `$brand $thing; $thing by $brand; $brand $thing - $extra; $thing - $extra - $brand $code; $brand $code
 $thing; $extra $thing; $thing, $extra; $BRAND - $thing; $brand $thing | $extra`,
  descriptions: `$thing by $brand. $extra.; $none; Treat someone to this: $thing. Free returns within 30 days.;
 $thing. Goes well with our $other.; A lovely present for birthdays and Father's Day, for him or for her, whether
 they garden, cook or play golf. $thing.; $brand has made things that last since 1988. $thing, model $code.; Found in
 $path. $thing.; Buyers of this also chose $other.; $thing. Hand wash only. Dimensions vary. $extra.;
 Please note: $other is sold separately.`,
  extras: `Great Gift for Gardeners; Not Only for Golf; Gift Boxed; Birthday Gift for Her; Gift for Him;
 Housewarming; Secret Santa; Handmade; Personalised; Eco Friendly; Small Batch; Bestseller; New Season; Navy; Sage
 Green; Natural; Charcoal; Large; Travel Size; Set; Luxury Edition; Limited Edition; with Free Card; Retirement
 Present; Father's Day; Mother's Day; Thank You Teacher; Anniversary; Perfect with a Cup of Tea; Dog Owners Love It;
 Vintage Style; 30cm; Letterbox Friendly; 2nd Generation`,
  shelves: `${homeShelves.trim()}\n${leisureShelves.trim()}`,
  truth: `
cooking: pan; knife; cookgadget; cookbook; deli; cook; bake; bread; bbq
making pasta: pasta
sourdough: bread
baking: bake; bread
barbecues: bbq
coffee: coffee
tea: tea
wine: wine
gin: gin
cocktails: bar
whisky: whisky
craft beer: beer
chocolate: choc
chilli: chilli
cheese: cheese
vegan food: vegan
gardening: gardentool; seed; gardendeco; garden; houseplant
birdwatching: birds
houseplants: houseplant
candles: candle
long hot baths: bath
make-up and skincare: skin; nails
painting her nails: nails
perfume: perfume
shaving and his beard: beard
jewellery: ring
watches: watch
fountain pens and calligraphy: pen
stationery: journal; pen
true crime: truecrime
detective novels: crimefic
history books: history
fantasy and science fiction: fantasy; thornwitch
Thornwitch: thornwitch
vinyl records: vinyl
playing the guitar: guitar
making music: guitar; piano
knitting: knit
crochet: crochet
sewing: sew
embroidery: embroid
painting: paint
drawing: draw
pottery: pottery
crafts: knit; sew; paint; draw; pottery; craftmix
camping: tent
hiking: hike
cycling: bike
running: run
yoga: yoga
meditation: meditate
the gym: gym
fishing: fish
fly fishing: fly
golf: golf
racket sports: tennis
wild swimming: swim
horse riding: ride
football: footy
her dog: dog
their cats: cat
his tropical fish: aqua
collecting mugs: mug
travel: travel
photography: photo
working from home: office
tech gadgets: gadget
woodwork and DIY: diy
game nights: board; social
jigsaw puzzles: puzzle
brain teasers: brainy
tarot and astrology: tarot
stargazing: stars
radio control cars:
model railways:
dinosaurs:
trading cards:
ballroom dancing:
ten-pin bowling:
`,
  people: `
coffee | gardening, birdwatching | cooking, wine | running, yoga | her dog | golf, whisky | knitting, collecting mugs
photography, travel | baking, tea, crafts | playing the guitar, vinyl records | cycling, tech gadgets | fishing
game nights, craft beer | jewellery, make-up and skincare | camping, hiking, stargazing | painting | watches
houseplants, candles | their cats, jigsaw puzzles | working from home, stationery | long hot baths, chocolate`,
  narrow: `
sourdough | fly fishing, barbecues | gin, cheese | crochet, embroidery | Thornwitch, fantasy and science fiction
true crime
detective novels, cocktails, making pasta | meditation, tarot and astrology | fountain pens and calligraphy, drawing
wild swimming, history books | horse riding | chilli, vegan food, shaving and his beard | perfume, painting her nails
woodwork and DIY, the gym | racket sports, football | sewing, pottery | brain teasers, true crime
his tropical fish, making music`,
  absent: `
radio control cars, coffee | model railways, cycling | dinosaurs | trading cards, running | ballroom dancing, yoga
ten-pin bowling`,
};
