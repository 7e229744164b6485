export const making = `
# Arts & Crafts > Painting & Drawing @ Studio Halden
12 | pencils | BGO | Sketching Pencils in a Tin, 12 Grades | Studio Halden | art | From 8B to 2H, with an eraser that can be shaped.
23 | book | BGO | Hundred-Day Sketchbook | Studio Halden | art, writing | A prompt for each day and paper that does not mind ink.
34 | easel | BHG | Travel Watercolour Set with Water Brush | Studio Halden | art, travel | Eighteen half pans in a tin the size of a phone.
48.5 | easel | BGH | Tabletop Easel in Beech | Studio Halden | art | Folds around its own drawer of brushes.
74 | pencils | BGH | Seventy-Two Artist's Coloured Pencils | Studio Halden | art | Soft, strong, lightfast, and sold one by one when the blue runs out.
115 | ticket | BAO | Life Drawing Evenings, Six Sessions | Studio Halden | art | Charcoal, a model, and a teacher who comes by quietly.
199 | easel | BGA | Oil Painting Box, Ready to Begin | Studio Halden | art | Twenty colours, brushes of three kinds, panels, and a guide to the first still life.
385 | gadget | BG | Drawing Tablet with Screen | Quiet Current | art, technology | Feels like paper, undoes like nothing on earth.
695 | easel | BA | Studio Easel with Crank, Oak | Oak & Thistle | art, woodworking | Lifts a two-metre canvas with one hand.
1750 | frame | WA | Commissioned Landscape of a Place You Choose | Studio Halden | art, travel | Send a photograph and a memory; eight weeks later it hangs on the wall.
3200 | ticket | AG | Painting Month in a Lakeside Studio | Studio Halden | art, travel | North light, a room above the water, and nobody who needs anything.
8200 | frame | WA | Original Large Canvas by a Rising Painter | Studio Halden | art, home decor | Chosen with an adviser, hung by the gallery, yours to exchange within a year.

# Arts & Crafts > Knitting & Textile @ Wren & Loom
14 | yarn | BHO | Rosewood Crochet Hooks, Set of 6 | Wren & Loom | knitting | Smooth, light, and marked where the thumb does not rub it off.
26.5 | yarn | BHO | Merino Yarn in Hand-Dyed Sunset | Wren & Loom | knitting | Two skeins that go from peach to plum, enough for a shawl.
38.5 | yarn | BGH | Learn to Knit: Chunky Scarf Kit | Wren & Loom | knitting | Needles, wool from one farm, and a film that knits at your pace.
56 | bag | BHO | Project Bag with Needle Roll | Wren & Loom | knitting, fashion | Canvas outside, forty pockets inside, and a hole for the yarn.
92.5 | yarn | BHA | Alpaca Blanket Kit | Wren & Loom | knitting, home decor | Twelve balls of undyed alpaca, big needles, one winter.
180 | yarn | BAH | Interchangeable Needle Case in Birch | Wren & Loom | knitting | Thirteen sizes, five cables, and joins that never catch.
720 | loom | BA | Tabletop Weaving Loom, Four Shafts | Oak & Thistle | knitting, woodworking | Weaves scarves and runners, folds flat with the work still on it.
2600 | loom | A | Floor Loom in Maple, Eight Shafts | Oak & Thistle | knitting, woodworking | A loom for life, with a day of teaching in your own room.

# Arts & Crafts > Sewing @ Wren & Loom
16.5 | thread | BHO | Tailor's Shears with Sheath | Hartwell Edge | sewing | Long blades that cut to the very tip.
31.5 | thread | BHO | Visible Mending Kit | Wren & Loom | sewing, fashion | Sashiko thread, needles and patches for jeans that deserve another ten years.
44.5 | thread | BHO | Embroidery Kit: Moonlit Meadow | Wren & Loom | sewing, art | Printed linen, forty colours of thread, six stitches explained.
88.5 | cloth | BHW | Quilt Kit with Pre-Cut Squares | Wren & Loom | sewing, home decor | A lap quilt in harbour colours; the cutting is done, the fun is left.
210 | sewing | BGH | Compact Sewing Machine, 24 Stitches | Quiet Current | sewing | Light enough to put away, strong enough for denim.
590 | sewing | BA | Computerized Sewing and Embroidery Machine | Quiet Current | sewing, technology | Draws what you draw, in thread.

# Arts & Crafts > Pottery @ Kiln Street
20 | cup | BHO | Pinch Pot Kit with Air-Dry Clay | Kiln Street | pottery, kids | Clay, tools and three projects; no kiln, no wheel, no worries.
45.5 | cup | BWO | Pair of Wood-Fired Mugs | Kiln Street | pottery, coffee | Three days in the kiln, and the flame has signed both of them.
98.5 | ticket | BAO | Throwing Class for Two | Kiln Street | pottery | An evening at the wheel, two pieces each, glazed and posted to you.
275 | vase | WA | Tall Vase with Crackle Glaze | Kiln Street | pottery, home decor | Fifty centimetres of quiet blue, signed under the foot.
640.5 | gadget | BA | Tabletop Potter's Wheel | Kiln Street | pottery | Enough torque for four kilos, quiet enough for an apartment.
1980 | gadget | A | Home Kiln with Controller | Kiln Street | pottery | Plugs into a kitchen socket and fires stoneware overnight.

# Arts & Crafts > Woodworking @ Hartwell Tool Co.
17 | tool | BHO | Spoon Carving Blank and Sandpaper Set | Oak & Thistle | woodworking, cooking | A cherry blank with the outline drawn, for a first spoon.
39 | tool | BGH | Whittling Knife and Basswood Kit | Hartwell Edge | woodworking, camping | One blade, six blocks, and a fox to carve from each.
67 | tool | BHG | Japanese Pull Saw, Double-Edged | Hartwell Edge | woodworking | Cuts on the pull, so that the blade can be as thin as a thought.
130 | tool | BA | Set of Six Bench Chisels | Hartwell Edge | woodworking | Hornbeam handles, backs already flat, edges already keen.
245 | tool | BAG | Low-Angle Block Plane in Bronze | Hartwell Edge | woodworking | Shavings you can read through.
570 | ticket | BA | Build a Chair in Four Days | Oak & Thistle | woodworking, home decor | Arrive with nothing, leave with an oak chair and sore, proud hands.
1350 | bench | A | Joiner's Workbench in Solid Beech | Oak & Thistle | woodworking | Two vises, a hundred kilos, and it does not move.
5400 | gadget | A | Complete Small Workshop with Lathe | Hartwell Edge | woodworking | Bandsaw, lathe, dust collection and the planning of where it all goes.

# Books & Stationery > Writing @ Paperlark Press
9 | pencils | BGO | Blackwing-Style Pencils in Cedar, Pack of 8 | Paperlark Press | writing, art | Half the pressure, twice the speed, and a smell of first days at school.
21.5 | book | BGO | Dot Grid Journal in Forest Cloth | Paperlark Press | writing | Lies flat, takes fountain ink, numbers its own pages.
30 | stamp | BHO | Wax Seal Set with Initial | Paperlark Press | writing | A brass seal, three sticks of wax, and mail that gets opened first.
53.5 | pen | BGA | Brass Rollerball with Patina | Paperlark Press | writing | Gets better looking with everything you write.
85 | book | BHW | A Story a Week: Memoir in Questions | Paperlark Press | writing, history | One question every Monday, and after a year a bound book for the family.
142 | pen | GBA | Fountain Pen with Gold-Plated Nib | Paperlark Press | writing | A piston filler in marbled resin, tuned before it leaves the bench.
310 | pen | GA | Desk Set in Walnut and Leather | Paperlark Press | writing, home decor | Blotter, tray, stand and a drawer for the good paper.
465 | typewriter | BGA | Restored Portable Typewriter in Seafoam | Second Life Goods | writing, history | Cleaned, oiled, inked and ready for the first sentence.
875 | ticket | BA | Writers' Retreat, Five Nights by the Sea | Paperlark Press | writing, travel | A desk, a window, a reader for your first thirty pages.
2700 | desk | GA | Writing Desk with Secret Drawer | Oak & Thistle | writing, woodworking | Cherry wood, dovetails, and we will not tell where the drawer is.
`;
