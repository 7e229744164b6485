/** Games, puzzles, crafts, art supplies, paper and pens. */
export const craftShelves = `
board | Game Room > Tabletop > Family & Strategy ; Game Room > Tabletop | Oddfellow Games, Maple & Meeple | Harvest
 Valley Worker Placement Game 1-4 Players, The Lantern Smugglers Co-op Board Game, Quip Swap Party Game for Groups,
 Trailhead: A National Parks Board Game+hike, Tournament Chess Set with Roll-Up Board+chess, Magnetic Walnut Travel
 Chess+chess, Baker Street Casebook Deduction Game+sherlock | 20-62
rpg | Game Room > Tabletop > Role-Playing ; Game Room > Tabletop | Emberfall, Gildenhall | Polyhedral Dice 7-Piece
 Sharp Edge Resin, Game Master Screen 4-Panel Landscape, Starter Adventure Box for 5th Edition, Snap-Corner Leather
 Dice Tray, Hardcover Bestiary: 300 Monsters, Prepainted Red Dragon Miniature+dragon, Campaign Journal with Character
 Sheets, Dry Erase Battle Mat 24 x 36 in | 12-48
jigsaw | Game Room > Puzzles > Jigsaw ; Game Room > Puzzles | Pinecrest Puzzle Co., Halfmoon | Lighthouse in the Fog
 1000-Piece Puzzle+lighthouse, Midnight Owls 500-Piece Puzzle+owl, Vintage Seed Packets 1000-Piece Puzzle, National
 Parks Posters 2000-Piece Puzzle, Dragon's Hoard 750-Piece Foil Puzzle+dragon, Family Format Puzzle Fall Festival 400
 Pieces | 14-27
jigsaw | Game Room > Puzzles > Jigsaw ; Game Room > Puzzles | Pinecrest Puzzle Co., Halfmoon | Stackable Puzzle
 Sorting Trays Set of 6, Tilting Puzzle Board with Cover 34 in | 28-72
teaser | Game Room > Puzzles > Brain Games ; Game Room > More | Knotwell, Halfmoon | Cast Metal Disentanglement
 Puzzles Set of 8, Magnetic Speed Cube 3x3, Wooden Burr Puzzle Trio, Sudoku 365 Hard to Fiendish, Wooden Sudoku Board
 with Number Tiles, Logic Grid Puzzles Volume 2, Sudoku on the Go Large Print, Marble Labyrinth Tilt Maze, Attack the
 King: 400 Chess Problems+chess | 9-46
word | Game Room > Puzzles > Brain Games ; Bookstore > Puzzle & Activity | Inkwell & Daughters, Halfmoon | Sunday
 Crossword Omnibus Volume 7, Large Print Easy Crosswords, Cryptic Clues for Beginners, Crossword Page-a-Day Calendar,
 Deluxe Letter Tile Word Game with Turntable+board, Giant Wall Crossword Roll | 9-44
mahj | Game Room > Tabletop > Classics ; Game Room > More | Jade Pavilion, Oddfellow Games | Mah Jongg Table Mat 33
 in, Quilted Mahjong Tote, Learn to Play Mah Jongg, Acrylic Racks with Pushers Set of 4 for Mah Jongg | 14-48
mahj | Game Room > Tabletop > Classics ; Game Room > More | Jade Pavilion, Oddfellow Games | American Mahjong Set 166
 Tiles with Racks, Travel Mini Mahjong Set | 45-150
lawn | Yard & Patio > Lawn Games ; Game Room > More | Sidelot, Brightacre | Bocce Ball Set Resin 90 mm, Ladder Toss,
 Forged Steel Horseshoes, Kubb Viking Yard Game | 24-60
lawn | Yard & Patio > Lawn Games ; Game Room > More | Sidelot, Brightacre | Cornhole Boards 2 x 3 ft with 8 Bags,
 Six-Player Croquet Set with Caddy, Giant Tumbling Timbers | 55-130
knit | Craft Studio > Yarn & Fiber > Knitting ; Craft Studio > Yarn & Fiber | Purlhaven, Loomhouse, Tuck & Rib |
 Blocking Mats with T-Pins+crochet, Beginner Sock Kit with DPNs, Brass Stitch Markers Set of 40+crochet, Ceramic Yarn
 Bowl+crochet, The Cabled Cardigan Workshop | 12-34
knit | Craft Studio > Yarn & Fiber > Knitting ; Craft Studio > Yarn & Fiber | Purlhaven, Loomhouse, Tuck & Rib |
 Interchangeable Circular Needle Set Bamboo, Fair Isle Sweater Kit, Swift and Ball Winder Combo+crochet | 34-88
crochet | Craft Studio > Yarn & Fiber > Crochet ; Craft Studio > Yarn & Fiber | Purlhaven, Chainstitch | Ergonomic
 Hook Set 2-8 mm Soft Grip, Amigurumi Fox Kit, Granny Square Blanket Kit, Tunisian Cable Hook Set, 100 Doilies and
 Edgings, Amigurumi Frog Friends Kit+frog, Light-Up Hook Set | 11-46
yarn | Craft Studio > Yarn & Fiber > Yarn ; Craft Studio > Yarn & Fiber | Purlhaven, Loomhouse | Hand-Dyed Merino
 Worsted Skein Trio, Alpaca Silk Lace Weight 2 Hanks, Cotton DK Color Sampler 12 Balls, Chunky Chenille Yarn Bundle,
 Self-Striping Sock Yarn Gift Box | 14-72
stitch | Craft Studio > Needlework > Embroidery & Cross Stitch ; Craft Studio > Needlework | Threadbare Lane, Hoop &
 Floss | Wildflower Embroidery Hoop Kit, Counted Cross Stitch Kit Autumn Barn+xstitch, Barn Owl Counted Kit 14-Count
 Aida+xstitch+owl, Gold Stork Embroidery Scissors+xstitch+sew, Six-Strand Floss 100 Skeins+xstitch, Punch Needle
 Pillow Kit, The Embroiderer's Stitch Dictionary | 10-36
stitch | Craft Studio > Needlework > Embroidery & Cross Stitch ; Craft Studio > Needlework | Threadbare Lane, Hoop &
 Floss | Scroll Frame Floor Stand for Needlework+xstitch | 45-90
sew | Craft Studio > Needlework > Sewing & Quilting ; Craft Studio > Needlework | Pennyseam, Threadbare Lane | Civil
 War Reproduction Fat Quarters 20 Pack+quilt, Rotary Cutter and Ruler Set+quilt, Wool Pressing Mat 17 x 24 in+quilt,
 Apron Pattern and Fabric Kit, Make Your Own Wardrobe: 12 Patterns, 500 Quilt Blocks Sourcebook+quilt | 16-38
sew | Craft Studio > Needlework > Sewing & Quilting ; Craft Studio > Needlework | Pennyseam, Threadbare Lane | Log
 Cabin Quilt Kit+quilt, Wicker Sewing Basket with Tray | 36-95
sewpart! | Craft Studio > Needlework > Notions ; Craft Studio > Needlework | Pennyseam, Threadbare Lane | Universal
 Machine Needles 10 Pack, Class 15 Bobbins 25 Count, All-Purpose Thread White 1000 yd, Braided Elastic 10 yd, Fusible
 Interfacing 2 yd, Embroidery Machine Stabilizer Roll | 4-16
clay | Craft Studio > Clay & Pottery ; Craft Studio > More Crafts | Mudlark Studio, Kilnbrook | Trimming and Ribbon
 Tool Set 16 pc, Air-Dry Clay Starter Kit 10 lb, Polymer Clay Earring Kit, Throwing on the Wheel Handbook, Split-Leg
 Potter's Apron | 14-38
clay | Craft Studio > Clay & Pottery ; Craft Studio > More Crafts | Mudlark Studio, Kilnbrook | Tabletop Pottery Wheel
 for Beginners, Low-Fire Glaze Sampler 8 Pints | 58-130
paint | Craft Studio > Art Supplies > Painting ; Craft Studio > Art Supplies | Vermilion & Rye, Northlight | Acrylic
 Set 36 Tubes, Watercolor Travel Tin 24 Half Pans+water, Cold Press Watercolor Block 9 x 12+water, Paint by Number
 Lighthouse at Dawn+lighthouse, Long Handle Filbert Brush Set, Loose Florals in Watercolor+water | 12-36
paint | Craft Studio > Art Supplies > Painting ; Craft Studio > Art Supplies | Vermilion & Rye, Northlight | Beech
 Tabletop Easel Box, Oil Painting Starter Box, Stretched Canvas 11 x 14 Pack of 8 | 38-85
draw | Craft Studio > Art Supplies > Drawing ; Craft Studio > Art Supplies | Northlight, Graphite & Gray | Sketching
 Pencils 24 with Canvas Roll, Hardbound Sketchbook 9 x 12, Charcoal and Blending Set, Jointed Figure Mannequin 12 in,
 Drawing Comics Step by Step | 11-34
draw | Craft Studio > Art Supplies > Drawing ; Craft Studio > Art Supplies | Northlight, Graphite & Gray | Dual-Tip
 Alcohol Markers 60 Colors+color, Artist Grade Colored Pencils 72+color, LED Tracing Light Pad A4 | 30-64
color | Craft Studio > Art Supplies > Coloring ; Bookstore > Puzzle & Activity | Inkwell & Daughters, Graphite & Gray
 | Enchanted Greenhouse Coloring Book for Grown-Ups, Spiral Mandala Coloring Book, Gel Pens 100 Colors, Night Owls
 Adult Coloring Book+owl, Fine-Tip Markers and Coloring Gift Set, Color-In Postcards Toadstool Meadow+mushroom | 8-32
wood | Craft Studio > Workshop > Woodworking ; Craft Studio > Workshop | Dovetail & Sons, Ironbark | Japanese Pull Saw
 Double Edge, Brass Marking Gauge, Build It Once: Bookcases and Cabinets, Whittling Knife and Basswood Set+whittle,
 Spoon Carving Kit+whittle | 16-38
wood | Craft Studio > Workshop > Woodworking ; Craft Studio > Workshop | Dovetail & Sons, Ironbark | Bench Chisel Set
 4 pc, Low Angle Block Plane, Pocket Hole Jig Kit, Parallel Clamp Pair 24 in | 42-110
pen | Desk & Paper > Fine Writing ; Desk & Paper > More | Calloway Pen Co., Marlowe & Finch | Demonstrator Piston
 Fountain Pen Medium Nib, Leather Three-Pen Case, Fountain Pen Trio Gift Set+journal, Shimmer Ink Sampler 8
 Bottles+calligraphy, Walnut Pen Display Box 12 Slot | 26-96
pen | Desk & Paper > Fine Writing ; Desk & Paper > More | Calloway Pen Co., Marlowe & Finch | Bottled Ink Midnight
 Teal 50 ml+calligraphy | 14-34
calligraphy | Craft Studio > Paper > Lettering ; Desk & Paper > Fine Writing | Calloway Pen Co., Inkwell & Daughters |
 Copperplate Oblique Dip Pen Set, Parallel Nib Calligraphy Kit, Modern Brush Lettering Workbook, Gouache and Nib Gift
 Box, Practice Pad Slant Ruled 60 Sheets | 10-48
journal | Desk & Paper > Journals & Planners ; Desk & Paper > More | Daybook Supply, Inkwell & Daughters | Dot Grid
 Journal 160 gsm, Five-Year Memory Diary, Washi Tape Set 24 Rolls, Clear Stamps and Ink Pads for Planners, Refillable
 Leather Traveler Notebook, Guided Gratitude Journal, Dual-Tip Brush Pens 36+calligraphy+draw | 10-46
`;
