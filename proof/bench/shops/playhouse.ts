import type { Fair } from './fair.ts';
import { hobbyShelves } from './playhouse-hobbies.ts';
import { playShelves } from './playhouse-toys.ts';

/**
 * Toys, games and hobbies of a large marketplace, written blind to the search. A picture of a dinosaur, a pirate or a
 * horse is a present for those who love them; a picture of a guitar is none for those who play it, and a jigsaw of a
 * train is none for a model railway. Paper plates and gift wrap are presents for nobody.
 */
export const playhouse: Fair = {
  name: 'playhouse',
  everywhere: 'Jollyday, Magic Carpet Trading, Puzzled Penguin, Steamship Direct',
  brandShelf: 'Shop by Brand > ',
  titles: `$brand $thing; $brand $code $thing $extra; $thing - $extra; $brand - $thing - $extra - $code; $thing by
 $brand; $BRAND $thing ($extra); ** $thing ** $extra; $code $thing; $brand | $thing | $extra; $extra $thing`,
  descriptions: `$thing by $brand. $extra.; $none; $thing. Also look at our $other!; Brand: $brand. Model: $code.
 $thing, $extra. Sold by an independent toy shop; Hours of fun for the whole family! $thing.; $thing from the $brand
 range. Batteries not included. Keep away from fire. Not suitable for children under 36 months.; People who viewed
 this bought $other.; Product details. Department $path. Size of the box 30 x 20 x 8 cm. Weight 400 g.; A
 perfect present for boys and girls who love football, dinosaurs, unicorns and princesses. $thing.; $thing $code.
 Dispatched the same day. Item may differ from the picture.`,
  extras: `Great Gift; Kids Toy; Birthday Present; Christmas Stocking Filler; Ages 3+; Ages 8+; Ages 14+; New in Box;
 Blue; Red; Pink; Green; Assorted; Colour May Vary; Large; Mini; Deluxe Edition; Limited Edition; Official; Set of 2;
 Fast Dispatch; Toy of the Year; Not Only for Railway Fans; Dinosaur Unicorn Football Party Present; Puzzle Your
 Friends; Dad Will Love It; Boys Girls Children; Retro Style; UK Stock; Free Gift Bag; Educational STEM; Pocket Money
 Magic; Rainy Day Fun; Collect Them All; 25cm; 40 x 30cm; Gift for Car Lovers and Others`,
  shelves: `${hobbyShelves.trim()}\n${playShelves.trim()}`,
  truth: `
model railways: loco; wagon; trainset; scenery
steam trains: steam
wooden trains: woodtrain
radio control cars: rccar
drones: drone
remote control boats: rcboat
die-cast models: diecar; dietruck
tractors: tractor
slot car racing: slot
model aircraft kits: planekit; kittool
building plastic models: planekit; kit; kittool
tabletop wargaming: minis; kittool
trading card games: beastcard; tcg
Pocket Beasts: beasts
football: football
board games: board; family; chess; classic; cardgame; partygame
card games: cardgame; beastcard; tcg
party games: partygame
chess: chess
role-playing games: rpg
jigsaw puzzles: jigsaw; jigtool
brain teasers: brain
puzzles: jigsaw; jigtool; brain
magic tricks: magic
playing pranks: joke
circus skills: juggle
yo-yos and kendama: yoyo
stamp collecting: stamp
collecting coins: coin
Wandlore: wandlore
Star Corsairs: corsairs
superheroes: valiant
Princess Isolde: isolde
building bricks: brick
marble runs: marble
dressing up: dressup
dolls: fashdoll; babydoll; dollhouse
dolls houses: dollhouse
soft toys: plush; teddy
teddy bears: teddy
puppets: puppet
cats: cat
horses: horse
dinosaurs: dino
unicorns: unicorn
pirates: pirate
dragons: dragon
knights and castles: castle; knight
planets and space travel: space
science experiments: science
robots and circuits: robot
geography: globe
drawing and painting: paint; colour
colouring in: colour
making jewellery: beads
needlecraft: textile
pottery and clay: clay
paper craft: paper
arts and crafts: beads; textile; clay; paper; paint; colour; craft
basketball: basket
darts: darts
flying kites: kite
skating and scooters: scooter
play kitchens: cook
clockwork and tin toys: tin
stationery: pen
video games: video
creepy-crawlies: bug
making music: instrument; music
singing: sing
fly fishing:
wine tasting:
sourdough:
yoga:
opera:
gin cocktails:
`,
  people: `
radio control cars | magic tricks | model railways | board games, party games | dinosaurs, football | Wandlore
horses, drawing and painting | Star Corsairs, building bricks | trading card games | dolls, play kitchens | superheroes
puppets, dressing up | soft toys | science experiments, planets and space travel | unicorns, making jewellery
making music | flying kites, arts and crafts | building plastic models, chess | jigsaw puzzles
video games, basketball`,
  narrow: `
steam trains | drones, robots and circuits | dragons, role-playing games | darts, singing | die-cast models, tractors
slot car racing, marble runs | playing pranks, card games | circus skills, yo-yos and kendama | brain teasers, puzzles
teddy bears, dolls houses | cats, colouring in, paper craft | knights and castles, pirates | creepy-crawlies, geography
tabletop wargaming, model aircraft kits | Pocket Beasts, Princess Isolde, stationery
stamp collecting, collecting coins
clockwork and tin toys, remote control boats | wooden trains | needlecraft, pottery and clay | skating and scooters`,
  absent: `
fly fishing, magic tricks | wine tasting, board games | sourdough | yoga, horses | opera, jigsaw puzzles
gin cocktails, radio control cars`,
};
