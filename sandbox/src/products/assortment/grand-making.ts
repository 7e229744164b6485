/** More for hands and heads that make, read and play, at the prices of large gifts. */
export const grandMaking = `
# Arts & Crafts > Painting & Drawing @ Studio Halden
265 | easel | BGH | Watercolors in Cast Half Pans, 48 Pigments | Studio Halden | art, painting, watercolors | Ground in honey, poured four times.
340 | pencils | BGH | Drawing Cabinet: Graphite, Charcoal, Silverpoint | Studio Halden | art, drawing, writing | Three drawers of grey.
500 | ticket | BGO | Botanical Watercolor Course, Five Weekends | Studio Halden | art, gardening, painting | From bud to seed head.
500 | desk | GBA | Architect's Drawing Table with Parallel Rule | Oak & Thistle | art, drawing, design, home decor | Tilts, locks, and holds the coffee level.
720 | easel | GBA | French Field Easel with Oil Painting Kit | Studio Halden | art, painting, travel, hiking | Three legs, forty colours, one view.
1000 | ticket | BA | Museums by Night: A Year of Private Views | Studio Halden | art, museums, history, travel | Ten evenings when the crowd has gone.
1000 | frame | WA | Portrait in Charcoal, Drawn from Life | Studio Halden | art, drawing, family | Two sittings, one likeness, no flattery.
1850 | frame | WAB | Pet Portrait in Oils | Studio Halden | art, dogs, cats, painting | Posed, patient, slightly heroic.
2400 | gadget | GB | Etching Press for the Table | Studio Halden | art, drawing, woodworking | Rolls fine lines into damp paper.
2500 | ticket | AG | Plein Air Journey along the Coast, Ten Days | Studio Halden | art, painting, travel, hiking | Paint box, ferry, repeat.
2500 | frame | WA | Botanical Study of Their Garden, Original | Studio Halden | art, gardening, painting | Painted through one whole year.
4200 | frame | WA | Family Portrait in Oil Painting Tradition | Studio Halden | art, painting, family, history | Three sittings, one dog allowed.
5000 | ticket | A | Drawing the World's Cities, Three Weeks | Studio Halden | art, drawing, travel, architecture | Sketchbooks, skylines, and an architect who explains them.
5000 | frame | WA | Mural Painted in a Room of Their Choice | Studio Halden | art, home decor, painting, kids | Forest, harbor or sky.
7600 | greenhouse | WA | Painter's Garden Studio in Larch | Oak & Thistle | art, painting, gardening, woodworking | North light and a sink for brushes.
10000 | frame | A | Bronze Sculpture, Commissioned and Cast | Studio Halden | art, history, home decor | From wax to plinth in nine months.
10000 | ticket | A | Grand Tour of Museums with a Curator, for Two | Waymark | art, museums, travel, history | Doors opened before breakfast.
23000 | frame | A | Private Commission by a Museum-Shown Painter | Studio Halden | art, painting, home decor | Three meetings, one canvas.

# Arts & Crafts > Pottery @ Kiln Street
350 | vase | WAB | Ceramics of the Season, Four Vases | Kiln Street | pottery, home decor, gardening | A vessel for each quarter's flowers.
500 | ticket | BAG | Glaze and Kiln Weekend for Ceramics Lovers | Kiln Street | pottery, science, art | Ash, iron, salt, fire.
500 | cup | WBA | Dinner Set for Six in Speckled Stoneware | Kiln Street | pottery, cooking, home decor | No two plates quite agree.
850 | gadget | BGA | Clay Extruder and Slab Roller | Kiln Street | pottery, woodworking, art | Even slabs, strange tubes.
1000 | ticket | AB | Pottery Week in a Mountain Village | Kiln Street | pottery, travel, hiking, art | Dig it, throw it, fire it.
1000 | vase | WA | Moon Jar in White Porcelain | Kiln Street | pottery, art, home decor | Two bowls that became one.
1500 | gadget | BA | Silent Potter's Wheel with Stone Head | Kiln Street | pottery, technology | Turns slower than a thought.
2500 | gadget | A | Raku Kiln with Gas Burner and Tongs | Kiln Street | pottery, gardening, science | Sparks after dusk.
2500 | vase | WA | Tiled Splashback, Painted by Hand | Kiln Street | pottery, home decor, cooking | Ninety tiles, one story.
3600 | cup | WA | Porcelain Service for Twelve, Thrown to Order | Kiln Street | pottery, cooking, tea, home decor | Signed beneath every plate.
5000 | ticket | A | Ceramics Residency by the Sea, Six Weeks | Kiln Street | pottery, art, travel | Kiln shared, cottage not.
5000 | clock | WA | Tiled Stove Restored with Hand-Made Ceramics | Kiln Street | pottery, history, home decor | Warm green, lit by morning.
8600 | greenhouse | A | Potter's Shed with Kiln and Two Wheels | Oak & Thistle | pottery, woodworking, art | For mud, and for company.
10000 | vase | A | Monumental Garden Urns, Pair, Wood-Fired | Kiln Street | pottery, gardening, art | Taller than a child, older every winter.
10000 | ticket | A | Ceramics Pilgrimage through Six Kiln Towns, for Two | Kiln Street | pottery, travel, tea, history | With a collector and an empty suitcase.
17000 | gadget | A | Anagama Kiln, Built in Your Field | Kiln Street | pottery, art, woodworking | A dragon of brick that eats wood for four days.

# Arts & Crafts > Knitting & Textile @ Wren & Loom
260 | yarn | BHA | Yarn Cellar: Twenty Rare Wools | Wren & Loom | knitting, travel | From Shetland to Patagonia.
380 | yarn | BHA | Spinning Wheel for Travel, Folding | Oak & Thistle | knitting, woodworking, travel | Spins on a train.
500 | ticket | BAO | Knitting Retreat on a Sheep Farm | Wren & Loom | knitting, travel, animals, wellness | Shear, dye, cast on.
500 | thread | BHA | Silk Embroidery Frame with Gold Threads | Wren & Loom | sewing, art, embroidery, knitting | Stumpwork birds in forty silks.
690 | sewing | GBA | Overlock Machine with Air Threading | Quiet Current | sewing, fashion, technology | Breathes the thread in.
850 | yarn | BA | Knitting Machine, Restored, with Lessons | Second Life Goods | knitting, technology, history | A sweater in a Sunday.
1000 | yarn | BHA | A Sweater a Season: Yarn for Four, with Teacher | Wren & Loom | knitting, fashion | Calls, charts, rescue of dropped stitches.
1000 | thread | BGA | Tailor's Apprentice Course, Ten Saturdays | Wren & Loom | sewing, fashion, embroidery, crafts | Drafted, basted, pressed, worn.
1600 | sewing | BGA | Sewing Machine with Quilting Table | Quiet Current | sewing, knitting, home decor | Stitches through ten layers.
2500 | ticket | AB | Nordic Knitting Voyage, Ten Days by Ship | Wren & Loom | knitting, travel, sailing, history | A pattern in each harbor.
2500 | sewing | BGA | Embroidery Machine with Ten Needles | Quiet Current | sewing, embroidery, technology | Draws in silk while they sip tea.
3300 | cloth | WA | Heirloom Quilt, Sewn from Their Own Clothes | Wren & Loom | sewing, family, home decor, vintage | Every square remembers.
4600 | ticket | A | Weaving and Textile Tour of the Andes, for Two | Waymark | knitting, sewing, travel, fashion | Indigo, alpaca, backstrap looms.
5000 | desk | WA | Sewing Room, Fitted with Cutting Table and Drawers | Oak & Thistle | sewing, woodworking, knitting, crafts | A place for each bobbin.
5000 | ticket | A | Embroidery School, Twelve-Week Certificate | Wren & Loom | sewing, embroidery, art, fashion | White work, gold work, patience.
8000 | cloth | A | Embroidered Tapestry to Your Design | Wren & Loom | sewing, embroidery, art, home decor | Eleven hands, one year.
8400 | loom | A | Jacquard Loom for the Studio | Oak & Thistle | knitting, sewing, technology | Weaves pictures thread by thread.
10000 | greenhouse | A | Fiber Studio in the Garden, with Dye Beds | Oak & Thistle | knitting, sewing, gardening, woodworking | Madder outside, looms inside.
10000 | coat | A | Couture Apprenticeship in an Atelier, One Month | Wren & Loom | sewing, fashion, knitting, embroidery | Learn on silk what others learn on calico.

# Arts & Crafts > Woodworking @ Hartwell Tool Co.
280 | tool | BHA | Carving Gouges, Twelve, in Walnut Tray | Hartwell Edge | woodworking, art, tools | Sweeps from three to nine.
400 | gadget | BHA | Scroll Saw with Puzzle Patterns | Hartwell Edge | woodworking, puzzles, crafts | Cuts a fox in one line.
500 | ticket | BAG | Dovetails and Beer: Four Evenings at the Bench | Oak & Thistle | woodworking, cocktails, tools | One box, one pint, no hurry.
500 | tool | BAH | Infill Smoothing Plane, Bronze and Rosewood | Hartwell Edge | woodworking, tools, history | Heavy, quiet, exact.
820 | ticket | BA | Build Your Own Fly Rod in Five Days | Heron & Reed | woodworking, fishing | Plane bamboo, wind silk, cast it on Friday.
1000 | tool | BA | Joiner's Chest with Forty Hand Tools | Hartwell Edge | woodworking, tools, history | Sharp on arrival, and for good.
1000 | guitar | BA | Build an Ukulele or Small Guitar: Kit and Tutor | Hollow Oak Music | woodworking, guitar, music | From plates to chords in a month.
1850 | bicycle | BA | Wooden Bicycle Workshop, One Week | Spoke & Tide | woodworking, cycling, tools | Ride home what they glued.
2500 | gadget | A | Cabinet Saw with Sliding Table | Hartwell Edge | woodworking, technology, tools | Stops at the touch of a finger.
2500 | boat | AB | Build a Canoe in Twelve Days | Oak & Thistle | woodworking, sailing, fishing, camping | Cedar strips, hot glue, first paddle.
3900 | bench | A | Cabinetmaker's Bench with Tool Wall | Hartwell Edge | woodworking, tools, home decor | Everything within one step.
5000 | ticket | A | Furniture School in the Forest, Eight Weeks | Oak & Thistle | woodworking, travel, hiking, design | Arrive with a drawing, leave with a cabinet.
5000 | chess | A | Master Turner's Lathe with Chess Set Course | Hartwell Edge | woodworking, chess, tools | Thirty-two reasons to practice.
7700 | car | A | Restore a Wooden Boat or Wagon, with Mentor | Second Life Goods | woodworking, cars, sailing, history | Sixty Saturdays and a launch party.
10000 | greenhouse | A | Timber-Framed Workshop, Raised in Three Days | Oak & Thistle | woodworking, gardening, tools | Pegs, braces, twenty friends.
10000 | gadget | A | CNC Router and Laser, Installed with Lessons | Hartwell Edge | woodworking, technology, art, crafts | Carves what they draw.

# Books & Stationery > Writing @ Paperlark Press
280 | pen | GBA | Fountain Pen in Urushi Lacquer | Paperlark Press | writing, art | Forty coats between hand and ink.
380 | book | GBH | Notebooks for Ten Years, Bound in Cloth | Paperlark Press | writing, travel, reading | Forty volumes, numbered spines.
500 | ticket | GBO | Calligraphy Masterclass, Six Sundays | Paperlark Press | writing, art, drawing | Italic, copperplate, brush.
500 | pen | GBA | Fountain Pens, Three Nibs, Three Centuries | Second Life Goods | writing, history | Steel, gold, and a goose.
790 | stamp | GBA | Tabletop Letterpress with Two Typefaces | Paperlark Press | writing, art, crafts | Bites into cotton paper.
1000 | book | WBA | A Life Told: Memoir Interviewed and Bound | Paperlark Press | writing, history, family, reading | Eight talks, one book, ten copies.
1000 | ticket | GB | Travel Writing and Journaling Course in a Port Town | Waymark | writing, travel, sailing | Notebook, ferry, deadline.
1900 | pen | GA | Fountain Pen in Solid Gold, Engraved | Marlowe & Finch | writing, jewelry | A nib ground to their slant.
2500 | ticket | A | Novel in a Year, with Editor | Paperlark Press | writing, reading | Twelve months, twelve letters, one manuscript.
2500 | desk | GA | Standing Secretary in Walnut, Hand-Cut | Oak & Thistle | writing, woodworking, home decor | Pigeonholes for eleven moods.
3700 | typewriter | A | Typewriters of Four Decades, Restored | Second Life Goods | writing, history, vintage | From glass keys to plastic red.
5000 | ticket | A | Writer in Residence at a Lighthouse, Six Weeks | Waymark | writing, travel, sailing, reading | One lamp, one desk, no neighbors.
5000 | book | WA | Family Chronicle, Researched and Lettered by Hand | Paperlark Press | writing, history, family, art | Vellum, gold leaf, the truth.
8800 | greenhouse | A | Writer's Hut with Stove and Skylight | Oak & Thistle | writing, reading, gardening, woodworking | Eight square metres of leave-me-alone.
10000 | desk | A | Partner's Desk in Figured Walnut | Oak & Thistle | writing, reading, home decor, woodworking | Two sides, two novels.
10000 | pen | A | Fountain Pens, a Collector's Cabinet of Thirty | Second Life Goods | writing, history, art | A century of nibs, serviced.

# Books & Stationery > Reading @ Paperlark Press
300 | book | BAH | Books by Post, Two a Month for a Year | Paperlark Press | reading, tea | Chosen by a bookseller who listens.
420 | chair | BHA | Window-Seat Cushion and Book Ledge, Made to Size | Wren & Loom | reading, cats, home decor | Room for one reader and one cat.
500 | book | GBA | Natural History Library, Twenty Illustrated Volumes | Paperlark Press | reading, birdwatching, science, animals | Plates that fold out.
500 | shelf | WBA | Revolving Bookcase in Cherry | Oak & Thistle | reading, woodworking, home decor | Four sides, one push.
760 | ticket | BA | Literary Festival Week with Author Dinners | Waymark | reading, writing, travel | Front rows and signed copies.
1000 | book | GBA | Cookery Classics, First Printings, Set of Five | Second Life Goods | reading, cooking, history | The butter stains of earlier cooks are included.
1000 | book | BAH | Signed First Editions Club, One Year | Paperlark Press | reading, history | Twelve novels before the prizes.
1750 | chair | WA | Wing Chair in Moss Velvet with Lamp | Oak & Thistle | reading, home decor, cats | Proof against claws and made for naps.
2500 | book | GA | Hand-Bound Library of Their Twenty Favorites | Paperlark Press | reading, art, writing | Goatskin, gilt, ribbons.
2500 | ticket | AB | Reading Week on a Sleeper Train, for Two | Waymark | reading, travel, tea | Twelve books, nine borders.
3400 | shelf | WA | Bookcases with Brass Ladder, One Wall | Oak & Thistle | reading, home decor, woodworking | Oak, lamps, room for 900.
5000 | book | A | Antique Atlas and Maps, Collection of Twelve | Second Life Goods | reading, travel, history, maps, sailing | Sea monsters in the margins.
5000 | chair | WA | Reading Nook with Fireplace, Built In | Oak & Thistle | reading, cats, home decor, tea | Window, hearth, shelf, cushion.
8100 | book | A | Medieval Manuscript Leaf Collection | Second Life Goods | reading, history, art, writing | Nine leaves under glass.
10000 | shelf | A | Library Room in Walnut, Designed with Them | Oak & Thistle | reading, writing, home decor, woodworking | Cataloged, lit, and silent.
10000 | book | A | Shelf of Twelve Modern First Editions | Second Life Goods | reading, history | Jackets unclipped, stories intact.

# Science & Nature > History @ Second Life Goods
280 | book | GBH | Illustrated History Library, Twelve Volumes | Paperlark Press | history, reading | Maps, ships, kings, kitchens.
500 | ticket | BAG | Archaeology Dig, Five Days as Volunteer | Waymark | history, travel, science | Trowel, sieve, surprise.
640 | frame | BAW | Sea Chart of 1794, Original | Second Life Goods | history, sailing, travel, maps | Soundings by hand.
1000 | ticket | BA | Family History, Six Generations Researched | Second Life Goods | history, family, travel | Records, photographs, a map of moves.
1300 | ticket | AB | Battlefields and Castles Tour with a Historian | Waymark | history, travel, hiking | Nine days, good boots.
2500 | clock | WA | Longcase Clock, Restored, circa 1820 | Second Life Goods | history, watches, home decor | Moon dial, eight days, one heartbeat.
3200 | map | A | Globe on a Walnut Stand, Hand-Painted | Second Life Goods | history, travel, art, maps | Oceans in watercolor.
5000 | ticket | A | Nile by Felucca with an Egyptologist, for Two | Waymark | history, travel, sailing | Temples before the buses.
7200 | ticket | A | Silk Road by Rail with Lecturers, for Two | Waymark | history, travel, reading | Three weeks, seven empires.
10000 | ticket | A | Private Journey to the Places of Their Ancestors | Waymark | history, family, travel, photography | An archivist and a driver.
`;
