/** Kitchen, home, holidays, wellness, pets, books and ordinary stock. */
export const homeShelves = `
cook | Cook & Dine > Cookware & Tools ; Cook & Dine > More | Copperfield Kitchen, Saltbox | Enameled Dutch Oven 5.5
 qt, Santoku Knife 7 in, Carbon Steel Wok with Lid, Donabe Clay Pot for Two+japan, Hand-Crank Pasta Machine, End-Grain
 Cutting Board | 38-98
cook | Cook & Dine > Cookbooks | Copperfield Kitchen, Saltbox | Weeknight Vegan+vegan, The Plant-Based Pantry
 Cookbook+vegan, Ramen and Izakaya at Home+japan | 17-36
cook | Cook & Dine > Cookware & Tools ; Cook & Dine > More | Copperfield Kitchen, Saltbox | Tofu Press with Drip
 Tray+vegan | 18-42
bake | Cook & Dine > Bakeware ; Cook & Dine > Baking & Bread | Flourish & Crumb, Saltbox | Fluted Cake Pan 10 Cup,
 Piping Tip Set 52 pc, Half Sheet Pan Trio, Oval Banneton Proofing Set+sourdough, Bread Lame with Leather
 Cover+sourdough, Starter Jar Kit with Thermometer+sourdough, French Rolling Pin Maple, The Pie Book: 80 Crusts and
 Fillings, Whole Grain Sourdough School+sourdough | 13-38
bake | Cook & Dine > Bakeware ; Cook & Dine > Baking & Bread | Flourish & Crumb, Saltbox | Baking Steel 14 x 16
 in+sourdough | 60-110
smoke | Cook & Dine > Grill & Smoke ; Yard & Patio > Outdoor Cooking | Cinderblock BBQ, Hickory Holler | Competition
 Rub Sampler 6 Jars, Smoking Wood Chunks Apple Cherry Hickory, Low and Slow: The Brisket Book, Pulled Pork Claws and
 Gloves | 14-34
smoke | Cook & Dine > Grill & Smoke ; Yard & Patio > Outdoor Cooking | Cinderblock BBQ, Hickory Holler | Wireless Meat
 Probe Two Channel, Canvas Roll Grill Tool Set, Grill-Top Pizza Oven Box, Pizza Peel and Rocker Cutter Set | 38-110
coffee | Cook & Dine > Coffee & Tea > Coffee ; Cook & Dine > Coffee & Tea | Cupwright, Morning Freight | Glass Pour
 Over Carafe, Single-Origin Beans Sampler 4 Bags, Brew Scale with Timer, The Craft of Espresso | 15-36
coffee | Cook & Dine > Coffee & Tea > Coffee ; Cook & Dine > Coffee & Tea | Cupwright, Morning Freight | Gooseneck
 Kettle with Temperature Control+tea, Conical Burr Hand Grinder, French Press Double Wall 34 oz | 36-95
coffeepart! | Cook & Dine > Coffee & Tea ; Cook & Dine > More | Cupwright, Saltbox | Cone Filters No. 4 200 Count,
 Descaling Solution 2 Pack, Replacement French Press Beaker, Grinder Burr Set, Water Pitcher Filters 3 Pack, Mason Jar
 Lids Regular 24 | 5-24
tea | Cook & Dine > Coffee & Tea > Tea ; Cook & Dine > Coffee & Tea | Steepwell, Cupwright | Cast Iron Teapot 40 oz,
 Loose Leaf Sampler 12 Tins, Blooming Flowers with Glass Teapot, Matcha Ceremony Set with Bamboo Whisk+japan, Bamboo
 Chest with 80 Assorted Teas, Gongfu Travel Set, Owl Mug with Infuser and Lid+owl | 16-58
bar | Cook & Dine > Bar & Wine > Cocktails ; Cook & Dine > Bar & Wine | Last Call Supply, Coupe & Co. | Boston Shaker
 Set 9 pc, Cocktail Smoker Kit with Torch+whiskey, Crystal Rocks Glasses Set of 4+whiskey, Bitters Sampler 6 Bottles,
 Clear Ice Sphere Mold+whiskey, Zero-Proof: 75 Mixed Drinks, Ceramic Tiki Mugs Set of 4 | 17-58
whiskey | Cook & Dine > Bar & Wine > Whiskey ; Cook & Dine > Bar & Wine | Last Call Supply, Barrel & Stave | Bourbon
 Tasting Journal, Nosing Glasses Set of 4, Soapstone Chilling Cubes in Box, American Rye and Bourbon: A Field Guide |
 14-40
whiskey | Cook & Dine > Bar & Wine > Whiskey ; Cook & Dine > Bar & Wine | Last Call Supply, Barrel & Stave | Mini Oak
 Aging Barrel 2 L | 52-90
wine | Cook & Dine > Bar & Wine > Wine ; Cook & Dine > Bar & Wine | Coupe & Co., Cellar & Vine | Electric Corkscrew
 Set, Aerating Pourer, The Curious Taster: Grapes and Regions | 15-36
wine | Cook & Dine > Bar & Wine > Wine ; Cook & Dine > Bar & Wine | Coupe & Co., Cellar & Vine | Hand-Blown Decanter
 50 oz, Aroma Training Kit 24 Scents, Burgundy Stems Set of 4, Countertop Rack 12 Bottle | 36-92
can | Cook & Dine > Canning & Fermenting ; Cook & Dine > Gourmet & Pantry | Mason & Mabel, Saltbox | Jar Lifter and
 Funnel Set 7 pc, Airlock Lids and Weights for Mason Jars, Kombucha Brewing Kit, Blue Ribbon Jams and Preserves, Dill
 Pickle Kit with Jars, Kraut and Kimchi Handbook | 14-40
can | Cook & Dine > Canning & Fermenting ; Cook & Dine > Gourmet & Pantry | Mason & Mabel, Saltbox | Water Bath Canner
 21 qt, Stoneware Crock 5 L with Weights | 45-98
cheese | Cook & Dine > Gourmet & Pantry ; Cook & Dine > Serveware | Dairy Lane, Mason & Mabel | Acacia Cheese Board
 with Knives, Mozzarella and Ricotta Making Kit, Slate Board with Soapstone Chalk, Aged Cheddar and Gouda Gift Box,
 Guide to American Farmstead Cheese | 18-44
cheese | Cook & Dine > Gourmet & Pantry ; Cook & Dine > Serveware | Dairy Lane, Mason & Mabel | Tabletop Raclette
 Grill, Enamel Fondue Pot with Forks | 52-98
garden | Yard & Patio > Gardening ; Yard & Patio > More | Trowel & Thyme, Brightacre | Ash Handle Hand Tool Set,
 Goatskin Rose Gauntlets, Heirloom Tomato Seed Collection+veg, Pollinator Wildflower Seed Mix, Galvanized Watering Can
 2 gal, Bronze Toad Abode and Frog Statue+frog, The Four-Season Vegetable Grower+veg, Superhot Pepper Growing Kit+veg
 | 12-38
garden | Yard & Patio > Gardening ; Yard & Patio > More | Trowel & Thyme, Brightacre | Raised Cedar Planter Box+veg,
 Tumbling Composter 37 gal+veg, Folding Kneeler and Seat | 48-120
plant | Around the House > Plants & Planters ; Yard & Patio > More | Fern & Fennel, Trowel & Thyme | Live Pothos in
 Ceramic Pot, Succulent Assortment 8 Live Plants+succulent, Cactus Dish Garden Kit+succulent, Brass Mister, Walnut
 Propagation Station, How Not to Kill Your Ficus | 14-44
plant | Around the House > Plants & Planters ; Yard & Patio > More | Fern & Fennel, Trowel & Thyme | Full Spectrum
 Grow Light on Stand, Hydroponic Countertop Herb Garden+garden | 42-98
xmas | Holiday Shop > Christmas ; Holiday Shop > More | Evergreen Lane, Snowberry | Hand-Blown Glass Ornaments Set of
 6, Pre-Lit Garland 9 ft, Painted Nutcracker 15 in, Wooden Advent House with Drawers, Lighthouse and Harbor Village
 Piece+lighthouse, Cable Knit Stocking Pair, Snowy Owl Ornament Mouth-Blown+owl | 18-62
spook | Holiday Shop > Halloween ; Holiday Shop > More | Hallowmoor, Gravely & Co. | Pumpkin Carving Tool Set,
 Flickering Jack-o'-Lantern Trio, Apothecary Bottle and Spell Book Decor+witchy, Bat Garland and Haunted Manor Lights,
 Skeleton Costume for Dogs+dog | 13-34
spook | Holiday Shop > Halloween ; Holiday Shop > More | Hallowmoor, Gravely & Co. | Posable Skeleton 3 ft, Fog
 Machine 400 W | 34-70
tarot | Wellness > Mind & Spirit ; Wellness > More | Moonwort, Lotus & Loam | Illustrated Tarot Deck with Guidebook,
 Crystal Set 12 Tumbled Stones, Velvet Tarot Cloth and Pouch, Amethyst Cluster 2 lb, Woodland Oracle Cards, Selenite
 Charging Plate | 13-56
zodiac | Wellness > Mind & Spirit ; Wellness > More | Moonwort, Amberleaf | Birth Chart Workbook, Zodiac Constellation
 Necklace, Star Sign Soy Candle, Moon Phase and Astrology Wall Calendar, The Only Rising Sign Book You Need | 13-44
zen | Wellness > Mind & Spirit ; Wellness > Relaxation | Stillwater, Moonwort | Zafu Cushion Buckwheat+yoga, Singing
 Bowl with Mallet+yoga, Tabletop Sand Garden with Rake, Coiled Dragon Backflow Incense Burner+dragon, Ten Breaths: A
 Beginner's Meditation, Sandalwood Mala Beads+yoga | 14-66
spa | Wellness > Bath & Body ; Wellness > Relaxation | Lather & Pine, Amberleaf | Bath Bomb Gift Box of 12, Three-Wick
 Soy Candle Lavender, Seasonal Candle Trio in Tins, Foot Soak and Scrub Set, Mulberry Silk Eye Mask | 13-38
spa | Wellness > Bath & Body ; Wellness > Relaxation | Lather & Pine, Amberleaf | Waffle Spa Robe, Ceramic Essential
 Oil Diffuser, Bamboo Bathtub Tray | 38-78
dog | Pet Place > Dogs > Toys & Gear ; Pet Place > Dogs | Barkley & Birch, Muttworks | Indestructible Tug and Fetch
 Set, Slow Feeder Puzzle Bowl, Reflective Harness No-Pull, Training Treat Pouch with Clicker, The First Year with Your
 Pup | 13-36
dog | Pet Place > Dogs > Toys & Gear ; Pet Place > Dogs | Barkley & Birch, Muttworks | Orthopedic Bolster Bed, DNA
 Breed Test Kit, Custom Pet Portrait Canvas+cat | 45-100
cat | Pet Place > Cats > Toys & Gear ; Pet Place > Cats | Whisker & Wool, Muttworks | Feather Wand Toy Set, Felt Cave
 Bed, Window Hammock with Suction Cups, Robotic Mouse Chaser, Grow-Your-Own Catnip Kit | 12-36
cat | Pet Place > Cats > Toys & Gear ; Pet Place > Cats | Whisker & Wool, Muttworks | Sisal Tower 60 in, Ceramic Water
 Fountain | 38-90
bunny | Pet Place > Small Pets ; Pet Place > More | Cloverhop, Muttworks | Foldable Playpen for Rabbits, Willow Chew
 Castle, Hay Feeder with Litter Box, Foraging Mat Carrot Patch, Bonding with Your House Rabbit, Two-Story Hutch
 Cardboard Hideout | 13-68
petpart! | Pet Place > More ; Pet Place > Dogs ; Pet Place > Cats | Barkley & Birch, Muttworks | Clumping Litter 20
 lb, Waste Bags 270 Count, Fountain Filters 8 Pack, Timothy Hay 5 lb, Adult Salmon Kibble 6 lb, Hoof Conditioner 16 oz
 | 8-34
horse | Pet Place > Horse & Barn ; Pet Place > More | Halter & Hay, Barkley & Birch | Peppermint Treats Bucket,
 Touchscreen Riding Gloves, Boot and Helmet Bag, Groundwork: Reading Your Horse | 14-38
horse | Pet Place > Horse & Barn ; Pet Place > More | Halter & Hay, Barkley & Birch | Leather Halter with Brass Plate,
 Nine-Piece Grooming Tote, Quilted Saddle Pad | 38-88
reader | Bookstore > Reading Accessories ; Bookstore > Gifts | Lantern Row, Marlowe & Finch | Amber Clip-On Book
 Light, Personal Library Embosser, Hands-Free Book Stand Bamboo, Blind Date with a Book Box, Cast Iron Owl
 Bookends+owl, Reading Log and Sticky Tab Set, Jane Austen Quotes Library Tote+austen, Sleeping Dragon Bookends+dragon
 | 12-54
mystery | Bookstore > Fiction > Mystery & Thriller ; Bookstore > Fiction | Lantern Row, Foxhollow Press | Purls Before
 Murder: A Yarn Shop Mystery, Death on the Late Ferry, Sherlock Holmes and the Salem Affair+sherlock | 11-24
mystery | Bookstore > Fiction > Mystery & Thriller ; Bookstore > Fiction | Lantern Row, Foxhollow Press | The
 Inspector Vane Omnibus, The Complete Sherlock Holmes Slipcase+sherlock, Cold Creek Detective Trilogy Box | 28-52
fantasy | Bookstore > Fiction > Fantasy & Sci-Fi ; Bookstore > Fiction | Foxhollow Press, Gildenhall | The
 Dragonkeeper's Oath+dragon, The Thousandth Gate, The Cartographer of Winter | 12-26
fantasy | Bookstore > Fiction > Fantasy & Sci-Fi ; Bookstore > Fiction | Foxhollow Press, Gildenhall | Saltwitch
 Trilogy Boxed Set, A Crown of Cinders Special Edition, A Natural History of Dragons: Illustrated Folio+dragon | 28-58
romance | Bookstore > Fiction > Romance ; Bookstore > Fiction | Foxhollow Press, Lantern Row | The Baker of Bell
 Street, An Earl by Accident, Persuasion and Emma Gift Pair+austen | 11-24
romance | Bookstore > Fiction > Romance ; Bookstore > Fiction | Foxhollow Press, Lantern Row | Second Chance Ranch
 Trilogy, Jane Austen Complete Novels Clothbound Set+austen, Pride and Prejudice Letterpress Edition+austen | 26-58
crime | Bookstore > Nonfiction > True Crime ; Bookstore > Nonfiction | Blackthorn Books, Lantern Row | The Interstate
 Killings, Cold Case Files Unsolved Mystery Game+board, Poisoners: A History, Confessions from the Evidence Room,
 Forensics Explained, The Great Bank Heists Boxed Set | 13-46
war | Bookstore > Nonfiction > History ; Bookstore > Nonfiction | Blackthorn Books, Old Colony | Letters from
 Normandy: Voices of D-Day+ww2, Gettysburg Hour by Hour Atlas, The Founders in Their Own Words, Bombers over the
 Rhine+ww2, Rome: Rise and Ruin, Pacific Theater Map Portfolio 1941-1945+ww2, Frontier Women of the Plains | 14-38
war | Bookstore > Nonfiction > History ; Bookstore > Nonfiction | Blackthorn Books, Old Colony | Boxed History of
 World War II 3 Volumes+ww2 | 42-70
astro | Outdoors > Stargazing ; Outdoors > More Gear | Perihelion, Finch & Fable | Planisphere Star Wheel, Moon Atlas
 Spiral Bound, Red Light Headlamp for Night Sky Observing, Smartphone Adapter for Eyepieces | 14-36
astro | Outdoors > Stargazing ; Outdoors > More Gear | Perihelion, Finch & Fable | Tabletop Reflector Telescope 76 mm,
 Giant Astronomy Binoculars 15x70, Galaxy Sky Projector with Real Images | 48-125
tree | Desk & Paper > Keepsakes & Family History ; Gift Shop > More | Old Colony, Daybook Supply | Family Tree Wall
 Chart 7 Generations, Genealogy Research Organizer Binder, Tracing Immigrant Ancestors, Grandma Tell Me Your Story
 Journal, Archival Photo Preservation Box | 14-38
tree | Desk & Paper > Keepsakes & Family History ; Gift Shop > More | Old Colony, Daybook Supply | Ancestry DNA Kit
 with Relative Matching | 59-99
travel | Travel & Tech > Trip Gear ; Gift Shop > Accessories | Waypoint & Wren, Daybook Supply | Packing Cubes Set of
 6, Memory Foam Neck Pillow, 500 Trips of a Lifetime, Great Lakes Lighthouses Touring Guide+lighthouse, Universal
 Adapter with USB-C, Travel Journal with Pockets | 14-38
travel | Travel & Tech > Trip Gear ; Gift Shop > Accessories | Waypoint & Wren, Daybook Supply | Scratch-Off World Map
 Framed, Leather Passport Wallet | 32-68
mug | Cook & Dine > Mugs ; Gift Shop > Funny Gifts | Chuckle Barn, Sunday Press | I'd Rather Be Fishing Mug, Plant
 Lady Mug, Dog Mom Paw Print Mug+dog, Mr. Darcy Proposal Mug+austen, Grumpy Frog 3D Mug+frog, Pickleball Grandpa Mug,
 World's Okayest Guitarist Mug, Red-Capped Mushroom Mug+mushroom, Stacked Camp-Style Enamel Mugs | 11-24
shirt | Apparel > Graphic Tees ; Gift Shop > Funny Gifts | Chuckle Barn, Ridge & Cotton | Yoga Now Wine Later Tee,
 Born to Bowl T-Shirt, Drop the Bass Fisherman Tee, Retro Cat Lover Sweatshirt+cat, Just One More Row Knitter Tee,
 Barbecue Timer Beer Tee, Cottage Frog on Toadstool Tee+frog+mushroom, Striped Rugby Polo, Camp Collar Linen Shirt |
 16-38
sign | Around the House > Wall Decor ; Gift Shop > Home Gifts | Sunday Press, Ridge & Cotton | Dive Bar Neon-Style
 Sign, But First Coffee Wood Sign, Framed Botanical Prints Set of 4, Ballet Slipper Pink Pillow Cover, Lighthouse
 Triptych Canvas+lighthouse, Guitar Shaped Wall Clock, Metal Tree of Life Wall Art, Great Horned Owl Garden Stake+owl
 | 16-64
tumbler | Cook & Dine > Drinkware ; Gift Shop > Accessories | Hydrawell, Ridge & Cotton | Insulated Tumbler 40 oz with
 Handle, Sport Water Bottle 32 oz, Stemless Steel Cup Pair, Kids Straw Bottle Rocket Print, Lunch Tote Insulated |
 13-42
office | Desk & Paper > Office Basics ; Desk & Paper > More | Daybook Supply, Plainview | Mesh Desk Organizer, Gel Ink
 Pens Black 12 Pack, Cork Board 24 x 36, Sticky Notes 24 Pads, Stapler Heavy Duty, Mailing Stamps Roll Dispenser,
 Magnetic Whiteboard | 8-38
storage | Around the House > Storage & Organization ; Around the House > More | Plainview, Tidewell | Adhesive Wall
 Hooks 20 Pack, Under-Bed Bins 2 Pack, Space Saver Vacuum Bags, Over-Door Shoe Rack, Rolling Utility Cart 3 Tier,
 Woven Laundry Basket | 13-52
bedding | Around the House > Bed & Bath ; Around the House > More | Quiethouse, Tidewell | Chunky Knit Throw Blanket,
 Rugby Stripe Cotton Quilt Set, Bamboo Sheet Set Queen, Weighted Blanket 15 lb, Crochet Trim Shower Curtain, Turkish
 Towel Bundle, Memory Foam Pillow Pair | 19-92
pantry | Cook & Dine > Kitchen Storage ; Cook & Dine > More | Plainview, Tidewell | Airtight Container Set 24 pc,
 Spinning Turntable Organizer 12 in, Dish Drying Rack, Produce Saver Bins, Trash Can Step 13 gal, Paper Towel Holder,
 Tea Towels Flour Sack 6 Pack | 12-58
lamp | Around the House > Lighting ; Around the House > More | Glimmerly, Quiethouse | Dragonfly Stained Glass Table
 Lamp, Arc Floor Lamp, LED Desk Lamp with Wireless Charger, Mushroom Bedside Lamp+mushroom, Solar Lighthouse Path
 Light+lighthouse, Motion Night Lights 6 Pack, Tree Frog Night Light Ceramic+frog | 17-74
selfhelp | Bookstore > Nonfiction > Self-Help & Business ; Bookstore > Nonfiction | Lantern Row, Plainview | The
 Two-Minute Morning, Fishing for Compliments: Confidence at Work, Retire on Purpose, Negotiate Like a Chess Master,
 Declutter Your Head, The Marathon Marriage | 12-30
kidbook | Bookstore > Kids ; Kids & Baby > Books | Little Lantern, Foxhollow Press | Goodnight Little Garden Board
 Book, Puppy Counts to Ten, My First Camping Trip, Big Book of Trucks, Yoga Bunny Says Goodnight, ABC Baseball Primer,
 Touch and Feel Barnyard | 8-24
tot | Kids & Baby > Toys ; Kids & Baby > More | Little Lantern, Pipkin | Wooden Puzzle Farm Animals 8 pc, Toddler Tea
 Party Set, Stacking Rings, Soft Baseball Tee Set for Toddlers, Bath Fishing Game, Xylophone and Shaker Band, Ride-On
 Rocking Horse, Play Kitchen Pizza Set | 13-62
baby | Kids & Baby > Nursery & Gear ; Kids & Baby > More | Pipkin, Quiethouse | Woodland Crib Sheet, Hooded Baby Towel
 Fox, Knit Baby Booties, Silicone Bib Trio, Diaper Caddy, Milestone Blanket Cards, White Noise Machine | 12-48
wrap! | Gift Shop > Cards & Wrap ; Gift Shop > More | Sunday Press, Parchment & Bow | Parkway Gift Card 50, Owl
 Birthday Card Set of 8, Christmas Wrapping Paper 4 Rolls, Satin Gift Bow Assortment 24, Tissue and Gift Bag Set,
 Baseball Party Invitations 20, Dog Treat Gift Card | 6-50
`;
