import type { Trade } from './trade.ts';

/** A shop for music, crafts, writing and home entertainment: the search is tuned on it, too. */
export const studio: Trade = {
  name: 'studio',
  brands: 'Ardent, Bluebell, Cadenza, Foxglove, Harbour Press, Kestrel, Maplewood, Quillon, Silverline, Thistle',
  shelves: `
Musical Instruments > Guitars > Acoustic Guitars | acoustic guitar, travel guitar, parlour guitar | Spruce, Cedar,
 Sunburst | 60-240
Musical Instruments > Guitars > Strings & Picks | string set, pick tin, capo, guitar strap | Phosphor Bronze, Nylon,
 Vintage | 6-60
Musical Instruments > Keyboards > Digital Pianos & Benches | piano bench, keyboard stand, 61-key keyboard | Black, Oak | 30-240
Musical Instruments > Percussion > Cajons & Hand Drums | cajon, bongo pair, djembe, egg shakers | Birch, Goat Skin | 8-160
Musical Instruments > Ukuleles | soprano ukulele, concert ukulele, ukulele tuner | Koa, Mahogany, Pineapple | 9-140
Audio > Turntables & Vinyl Care | turntable, record brush, slipmat, record crate | Walnut, Anti-Static, Retro | 8-240
Audio > Headphones | studio headphones, wireless headphones, headphone stand | Closed Back, Open | 15-240
Records > Jazz | live at the club LP, piano trio LP, quintet LP | Blue, Midnight, Sunday | 14-45
Records > Classical | string quartets LP, symphony LP, nocturnes LP | Vienna, Chopin, Leipzig | 14-55
Craft Supplies > Yarn & Knitting > Yarn | merino yarn, sock yarn, alpaca yarn | Forest, Heather, Ochre | 6-40
Craft Supplies > Yarn & Knitting > Needles & Hooks | circular needles, crochet hook set, stitch markers | Bamboo, Brass | 5-80
Craft Supplies > Sewing > Fabric | cotton fabric, linen fabric, quilting squares | Liberty Garden, Guitar Print, Sail | 7-60
Craft Supplies > Sewing > Scissors & Notions | fabric shears, pin cushion, rotary cutter | Titanium, Tailor's | 6-70
Craft Supplies > Candle Making | soy wax, wick pack, pouring jug, candle making kit | Starter, Bulk | 8-70
Craft Supplies > Soap Making | soap base, soap mould, lye-free soap kit | Goat Milk, Oat | 7-60
Craft Supplies > Leather Craft | leather punch, stitching pony, edge beveler, wallet making kit | Bridle, Veg-Tan | 9-120
Craft Supplies > Paper & Calligraphy > Nibs & Inks | pointed nib set, sepia ink, oblique holder | Copperplate, Gothic | 6-50
Craft Supplies > Paper & Calligraphy > Origami Paper | origami paper, washi sheets, paper crane set | Indigo, Gold | 5-35
Art Materials > Paint > Watercolour | half-pan set, watercolour tubes, travel paint box | Cotman, Artist's | 9-180
Art Materials > Paint > Oil | oil colour set, linseed oil, palette knife | Studio, Winton | 7-160
Art Materials > Drawing > Pencils & Charcoal | graphite pencils, charcoal sticks, coloured pencils | Soft, Portrait | 5-90
Art Materials > Easels | table easel, field easel, studio easel | Beech, Pochade | 25-240
Art Materials > Printmaking | lino cutter, block ink, brayer, gelli plate | Beginner, Japanese | 8-90
Stationery > Fountain Pens | fountain pen, converter, pen case | Fine Nib, Broad Nib, Demonstrator | 12-240
Stationery > Diaries & Journals | leather journal, five year diary, dotted notebook | Sailing, Birds, Plain | 8-60
Stationery > Greeting Cards | birthday card, thank you card set | Guitar, Cats, Cake, Garden, Bicycle | 3-14
Film & Photo > Instant Cameras | instant camera, instant film, photo album | Mint, Coral | 12-190
Film & Photo > Darkroom | developing tank, photo paper, safelight | 35 mm, Pearl | 9-160
Home Cinema > Projectors | mini projector, projector screen, ceiling mount | HD, Pocket | 25-240
Home Cinema > Film Posters | film poster, poster frame | Noir, Western, Guitar Hero, Space | 8-60
Games & Puzzles > Wooden Puzzles | burr puzzle, wooden jigsaw, tangram | Whale, Piano, Castle | 8-80
Games & Puzzles > Strategy | strategy board game, go board, backgammon set | Vikings, Orchard | 18-120
Books > Music > Scores & Songbooks | songbook, piano scores, chord book | Folk Guitar, Nocturnes, Beatles for Ukulele | 8-40
Books > Crafts > Pattern Books | knitting patterns, sewing patterns, quilt designs | Nordic, Weekend | 9-45
Books > Literature > Poetry | poems, sonnets, haiku | Collected, Spring | 7-35
Books > Lifestyle > Cats | cat portraits, wise cat tales | Ginger, Paris | 8-35
Gifts > Mugs & Tea Towels | mug, tea towel, coaster set | Piano, Knit Happens, Crime Scene, Chess, Yoga Cat | 7-28
Gifts > Home Fragrance | scented candle, reed diffuser | Old Library, Vinyl Room, Cedar | 9-60
Gifts > Jewellery | necklace, earrings, cufflinks | Treble Clef, Camera, Ukulele, Moon | 12-140
Gifts > Socks | socks | Guitars, Books, Cats, Bicycles, Wine | 6-18
Lighting > Desk Lamps | desk lamp, clip light | Architect, Book, Piano | 15-140`,
  truth: `
guitar: > guitars >
playing the piano: > keyboards > ; piano & ; scores & songbooks
piano: > keyboards > ; scores & songbooks
drums: > percussion >
ukulele: > ukuleles ; scores & songbooks
vinyl records: turntables & vinyl ; records >
jazz: records > jazz
classical music: records > classical
music: musical instruments ; records > ; audio > ; > music >
knitting: yarn & knitting ; pattern books
crochet: yarn & knitting
sewing: > sewing > ; pattern books
quilting: > sewing > ; pattern books
candle making: > candle making
soap making: > soap making
leatherwork: > leather craft
calligraphy: paper & calligraphy > nibs ; fountain pens
origami: > origami
watercolours: > watercolour ; easels
oil painting: > oil ; easels
drawing: > drawing
printmaking: > printmaking
fountain pens: > fountain pens
journaling: > diaries & journals
instant photography: instant cameras
photography: film & photo
darkroom photography: > darkroom
movies: home cinema
puzzles: wooden puzzles
board games: > strategy
poetry: > poetry
cats: > cats
reading: books >
knife making:
fishing:
rock climbing:`,
  people: `
guitar | playing the piano | drums, vinyl records | ukulele, board games | jazz, oil painting | classical music, poetry
knitting | crochet, cats | sewing, journaling | quilting | candle making, soap making | leatherwork | calligraphy, drawing
origami, puzzles | watercolours | printmaking, photography | fountain pens | instant photography | movies, music
darkroom photography | knife making | fishing, rock climbing | reading, puzzles | piano, knitting`,
};
