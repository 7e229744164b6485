/** Yarn, fabric, paper, art and other crafts. */
export const makeShelves = `
yarn | Crafts > Yarn ; Crafts > Yarn > Yarn by Weight ; Crafts > Yarn > Yarn Accessories | Woolamina, Skein Street,
 Hooked on Hattie | Chunky Chenille Yarn 6 Skeins Cream, Worsted Weight Acrylic Yarn Bulk 16 Colors, Hand Dyed Sock
 Yarn Gift Set Merino, Rotating Yarn Ball Holder Wood, Yarn Storage Tote with Grommets, Self Striping Cotton Cake Yarn
 3 Pack | 10-27
yarn | Crafts > Yarn ; Crafts > Yarn > Yarn by Weight ; Crafts > Yarn > Yarn Accessories | Woolamina, Skein Street,
 Hooked on Hattie | Swivel Yarn Winder | 23-52
knit | Crafts > Yarn > Knitting ; Crafts > Yarn > Needles & Hooks | Woolamina, Purlwise | Learn to Knit Beanie Kit,
 Stitch Markers & Row Counter Case, Round Knitting Looms Set of 4, Last Minute Knits: 40 Quick Patterns, Arm Knit
 Blanket Kit Super Bulky | 10-37
knit | Crafts > Yarn > Knitting ; Crafts > Yarn > Needles & Hooks | Woolamina, Purlwise | Interchangeable Knitting
 Needle Set Wood, 48 Pin Knitting Machine Round Crank | 30-90
crochet | Crafts > Yarn > Crochet ; Crafts > Yarn > Needles & Hooks | Hooked on Hattie, Purlwise | Crochet Kit for
 Beginners Penguin with Video, Ergonomic Crochet Hooks 14 Piece in Case, Light Up Crochet Hooks LED Set, Amigurumi
 Plant Friends Crochet Book, Granny Square Blocking Board with Pegs, Crochet Bouquet Kit Tulips, Counting Crochet Hook
 Digital | 9-45
quilt | Crafts > Fabric & Quilting > Quilting ; Crafts > Fabric & Quilting > Precuts & Bundles | Calico Junction, Log
 Cabin Cloth | Charm Pack 5 in Squares 42 pc+sew, Quilting Ruler Set Slip Free, Free Motion Quilting Gloves & Clips,
 Block a Day Quilt Calendar, Fat Quarters 30 Piece Autumn Prints+sew | 11-38
quilt | Crafts > Fabric & Quilting > Quilting ; Crafts > Fabric & Quilting > Precuts & Bundles | Calico Junction, Log
 Cabin Cloth | Self Healing Rotary Mat 24x36+sew, Quilt Kit Throw Size Lone Star, Batting Queen Size Cotton Blend |
 31-85
sew | Crafts > Sewing > Machines & Notions ; Crafts > Sewing > Sewing Kits | Bobbinette, Singerly | Sewing Basket with
 Kit 140 pc, Fabric Scissors 9 in Titanium+quilt, Magnetic Pin Cushion with Pins+quilt, Sew Your Own Tote Bag Kit,
 Plus Size Dress Sewing Patterns Misses | 9-49
sew | Crafts > Sewing > Machines & Notions ; Crafts > Sewing > Sewing Kits | Bobbinette, Singerly | Beginner Sewing
 Machine 60 Stitches+quilt, Dress Form Adjustable Pinnable, Sewing Machine Rolling Case+quilt | 37-150
notion! | Crafts > Sewing > Machines & Notions ; Crafts > Fabric & Quilting > More | Bobbinette, Log Cabin Cloth | All
 Purpose Thread 24 Spools, Sewing Machine Needles 90/14 50 ct, Elastic Band 1/4 in 70 yd, Rotary Blades 45mm 10 Pack,
 Hook and Loop Sew On Tape 5 yd, Snap Fasteners Plastic 200 Sets | 4-18
xstitch | Crafts > Needle Arts > Embroidery & Cross Stitch ; Crafts > Needle Arts > Kits | Threadbare Annie, Flossie
 May | Counted Cross Stitch Kit Mountain Cabin, Stamped Embroidery Kit Wildflowers 3 Hoops, Embroidery Floss 150
 Skeins with Organizer, Beechwood Embroidery Hoop Stand, Snarky Cross Stitch Pattern Book, Stork Embroidery Scissors &
 Needle Minder | 8-45
tuft | Crafts > Needle Arts > Kits ; Crafts > Needle Arts > Rugs & Punch Needle | Flossie May, Shagbark Studio | Punch
 Needle Kit Sunset Pillow, Latch Hook Rug Kit Highland Cow, Monks Cloth 60x60 with Guide Lines, Locker Hooking Kit
 Coasters | 14-51
tuft | Crafts > Needle Arts > Kits ; Crafts > Needle Arts > Rugs & Punch Needle | Flossie May, Shagbark Studio | Rug
 Tufting Gun Starter Kit | 41-120
macrame | Crafts > Needle Arts > Macrame & Weaving ; Crafts > Shop by Age > Crafts for Adults > More | Knotty Nell,
 Shagbark Studio | Macrame Cord 3mm Natural 220 yd, DIY Macrame Plant Hanger Kit Set of 3+plant, Macrame Board &
 T-Pins, Lap Loom Weaving Kit Wood, Modern Macrame Book 33 Projects, Wooden Rings and Dowels Macrame Bundle | 10-48
scrap | Crafts > Paper & Stamping > Scrapbooking ; Crafts > Paper & Stamping > Albums & Kits | Pressed Penny Paper,
 Gluestick Gang | 12x12 Scrapbook Album with Sleeves, Cardstock Paper Pad 200 Sheets, Washi Tape Set 48 Rolls+journal,
 Vintage Ephemera Sticker Pack 400 pcs+journal, Paper Trimmer 12 in with Scorer, Road Trip Memories Scrapbook Kit,
 Clear Stamp & Die Set Florals | 8-33
scrap | Crafts > Paper & Stamping > Scrapbooking ; Crafts > Paper & Stamping > Albums & Kits | Pressed Penny Paper,
 Gluestick Gang | Mini Photo Printer for Scrapbooks+photo+instant | 26-85
journal | Office > Planners & Journals ; Crafts > Paper & Stamping > Journaling ; Gifts & Novelty > Stationery |
 Inkwell & Otter, Dotted Daily | Dot Grid Journal A5 160gsm, Leather Journal Refillable Handmade, Five Minute
 Gratitude Journal, Dual Tip Brush Markers Pastel 36+draw, One Line a Day Five Year Memory Book, Junk Journal Supplies
 Box, Wax Seal Stamp Kit with Spoon+pens, Guided Journal 101 Prompts for Women | 9-48
planner | Office > Planners & Journals ; Office > School Supplies | Deskmate Bros, Dotted Daily | Academic Planner
 Weekly Monthly, Desk Pad Calendar 22x17, Teacher Lesson Planner, Spiral Notebooks College Ruled 6 Pack, Budget Binder
 with Cash Envelopes | 8-30
pens | Office > Fine Writing ; Gifts & Novelty > Stationery | Quillon, Inkwell & Otter | Fountain Pen Medium Nib Resin
 Swirl+journal, Fountain Pen Ink Sampler 12 Colors, Pen Display Case 12 Slot Walnut, Leather Pen Roll, Calligraphy Set
 Dip Pens & 10 Inks+draw, Wooden Rollerball Pen in Gift Box+journal, Blotter and Glass Dip Pen Set | 12-85
clay | Crafts > Clay & Pottery ; Crafts > Sculpting & Modeling | Mudroom Studio, Kilnsey | Air Dry Clay Pottery Kit
 for Two, Clay Sculpting Tools 42 pc, Polymer Clay 60 Colors Starter+jmake, Pottery Apron Split Leg, Underglaze
 Pencils for Ceramics, Hand Building for Potters Book | 12-45
clay | Crafts > Clay & Pottery ; Crafts > Sculpting & Modeling | Mudroom Studio, Kilnsey | Mini Pottery Wheel Electric
 with Tools, Pottery Glaze Set Cone 5 8 Pints | 36-110
soap | Crafts > Candle & Soap > Soap Making ; Crafts > Shop by Age > Crafts for Adults > More | Suds & Tallow, Wickham
 Farm | Melt and Pour Soap Making Kit Shea, Soap Loaf Mold with Cutter, Bath Bomb Making Kit 12 Molds+spa, Soap Making
 Fragrance Oils 20 pk, Cold Process Soap Book, Soap Stamps Botanical Acrylic Set | 12-48
jmake | Crafts > Beads & Jewelry Making ; Crafts > Beads & Jewelry Making > Kits | Bead Street, Gemma Lou | Clay Bead
 Bracelet Kit 7200 Heishi, Jewelry Making Kit Wire Pliers Findings, Bead Organizer 24 Drawers, Permanent Jewelry Ring
 Mandrel Set, Resin Earring Making Kit UV Lamp, Bead Spinner Electric, Charm Necklace Making Kit Gold Plated, Seed
 Beading Patterns Book | 9-58
wood | Home Improvement > Tools & Hardware > Woodworking ; Home Improvement > Tools & Hardware > Hand Tools >
 Specialty | Dovetail & Sons, Oaksaw | Block Plane No. 60, Pocket Hole Jig Kit, Whittling Kit with Basswood Blocks,
 Marking Gauge & Combination Square, Build It Saturday: 25 Weekend Wood Projects, Wood Burning Pen Kit 60 Tips+pyro |
 14-44
wood | Home Improvement > Tools & Hardware > Woodworking ; Home Improvement > Tools & Hardware > Hand Tools >
 Specialty | Dovetail & Sons, Oaksaw | Wood Chisel Set 6 pc in Roll, Bar Clamps 24 in 4 Pack, Router Bit Set 35 pc |
 36-95
pyro | Crafts > Wood Crafts ; Crafts > Shop by Age > Crafts for Adults > More | Oaksaw, Emberline | Unfinished Wood
 Slices for Burning 20 pc, Wood Burning Patterns Book Wildlife, Scorch Paste Gel & Stencils, Leather & Wood Burning
 Starter Set | 14-41
pyro | Crafts > Wood Crafts ; Crafts > Shop by Age > Crafts for Adults > More | Oaksaw, Emberline | Pyrography Station
 Dual Pen | 34-85
paint | Crafts > Art Studio > Art Supplies > Painting ; Crafts > Art Studio > Art Supplies > Paint & Canvas | Cobalt &
 Crow, Easelwood | Acrylic Paint Set 48 Tubes, Stretched Canvas 16x20 5 Pack, Watercolor Set 72 Half Pans, Artist
 Brush Set 24 Roll Up Case, Learn to Paint Happy Landscapes, Gouache Jelly Cups 56 Colors | 12-42
paint | Crafts > Art Studio > Art Supplies > Painting ; Crafts > Art Studio > Art Supplies > Paint & Canvas | Cobalt &
 Crow, Easelwood | Tabletop Easel Box Beechwood, Oil Painting Set with Brushes & Palette Knives, Plein Air Field Easel
 | 34-95
draw | Crafts > Art Studio > Art Supplies > Drawing & Sketching ; Crafts > Art Studio > Art Supplies > Pencils &
 Markers | Cobalt & Crow, Sketchling | Sketching Pencil Set in Zip Case 50, Hardbound Sketchbook 9x12 120 Sheets, LED
 Light Pad A4 Tracing, Wooden Mannequin & Figure Drawing Book, Charcoal and Blending Stump Set, Manga Drawing
 Kit+anime | 9-37
draw | Crafts > Art Studio > Art Supplies > Drawing & Sketching ; Crafts > Art Studio > Art Supplies > Pencils &
 Markers | Cobalt & Crow, Sketchling | Colored Pencils 120 Professional, Alcohol Markers 168 Colors+coloring, Drawing
 Tablet with Screen 11.6 | 29-95
coloring | Books & Media > Books > Activity & Coloring ; Crafts > Art Studio > Art Supplies > Coloring | Sketchling,
 Bluebell Street Press | Adult Coloring Book Cozy Bears, Mandala Coloring Book 100 Stress Relief, Coloring Desk
 Calendar for Adults, Gel Pens 100 Colors Coloring Set, Coloring Book & Pencil Gift Tin, Giant Coloring Poster Under
 the Sea | 8-32
pbn | Crafts > Art Studio > Art Supplies > Paint by Number ; Crafts > Shop by Age > Crafts for Adults > More |
 Easelwood, Huebert | Paint by Numbers Kit Lake Cabin Framed, Custom Photo Paint by Number, Diamond Dot Art Kit Owl,
 Paint by Sticker Landmarks, Paint by Numbers Golden Retriever 16x20 | 10-40
origami | Crafts > Paper & Stamping > Origami & Paper Craft ; Toys > Arts & Crafts | Gluestick Gang, Crane & Crease |
 Origami Paper 500 Sheets Double Sided, Origami Kit Dragons & Cranes, Paper Quilling Kit with Tools, Washi Chiyogami
 Paper Pack Gold Foil, Origami Masterclass Book | 8-30
htv | Crafts > Cutting Machines & Vinyl ; Crafts > Shop by Age > Crafts for Adults > Cutting | Snipsmith, Gluestick
 Gang | Heat Transfer Vinyl Bundle 50 Sheets, Weeding Tool Kit LED, Sublimation Tumbler Blanks 20 oz 4 Pack | 14-60
htv | Crafts > Cutting Machines & Vinyl ; Crafts > Shop by Age > Crafts for Adults > Cutting | Snipsmith, Gluestick
 Gang | Mini Heat Press 8x5, Mug Press Sublimation 11-15 oz, Desktop Cutting Machine Starter Bundle | 47-160
floral | Crafts > Floral ; Home > Decor > Artificial Flowers | Peony & Pail, Wickham Farm | Flower Press Wooden 10
 Layer, Floral Arranging Tool Kit with Kenzan, Ikebana Vase Ceramic Black with Frog, Dried Flower Bouquet Making Kit,
 Farmhouse Wreath Making Kit Grapevine, Seasonal Flower Arranging Book | 12-50
fauxfl | Home > Decor > Artificial Flowers ; Crafts > Floral | Peony & Pail, Homespun Harbor | Artificial Eucalyptus
 Garland 6 ft, Silk Hydrangea Stems 5 Pack White, Faux Olive Tree 5 ft, Artificial Succulents Assorted Picks, Fake Ivy
 Vines 12 Strands | 10-70
kidart | Toys > Arts & Crafts ; Crafts > Kids Crafts | Scribbleton, Gluestick Gang | Washable Tempera Paint 12 Colors
 Kids, Craft Box 1500 Pipe Cleaners Pom Poms, Spin Art Machine for Kids, Kids Easel 3 in 1 Double Sided, Sand Art
 Bottles Party Pack, Scratch Paper Rainbow Set, Tie Dye Kit 18 Colors | 9-45
kidjewel | Toys > Dress Up & Pretend > Jewelry ; Clothing, Shoes & Jewelry > Kids > Girls > Accessories | Gemma Lou,
 Princess Pippa | Clip On Earrings Set Girls 20 pc, Friendship Bracelet Maker for Kids, Princess Rings in Heart Box,
 Kids Makeup Kit Washable, Hair Chalk Pens Girls | 8-25
model | Toys > Hobbies > Model Kits ; Toys > Hobbies > More | Airfoil Hobby, Rivetline | 1/25 Muscle Car Plastic Model
 Kit, Fighter Jet Model Kit 1/48, Balsa Wood Glider Kit, 3D Wooden Puzzle Steam Engine+puzzle, Hobby Knife & Sprue
 Cutter Set, Tall Ship Wood Model Kit | 14-75
`;
