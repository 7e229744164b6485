export const style = `
# Fashion & Jewelry > Fashion @ Wren & Loom
14.8 | socks | BHO | Bright Socks in a Tin, Three Pairs | Wren & Loom | fashion | Stripes, dots, and one pair that starts conversations.
22.8 | scarf | BHO | Cotton Bandana, Block Printed | Wren & Loom | fashion, travel | Neck, hair, picnic, wrapping paper.
33.8 | bag | BGO | Canvas Tote with Leather Handles | Wren & Loom | fashion, reading | Strong enough for eleven books.
48.8 | scarf | BHA | Lambswool Scarf in Heather | Wren & Loom | fashion | Woven on an old loom, brushed with real teasels.
69.8 | gloves | BHA | Leather Gloves with Cashmere Lining | Saddler's Row | fashion, travel | Thin outside, warm inside, they know your phone.
94.8 | hat | BHA | Felt Hat with Ribbon | Wren & Loom | fashion, travel | Rolls up in a bag and forgets it ever did.
134 | scarf | BAH | Silk Scarf: Map of the Night Sky | Wren & Loom | fashion, astronomy | Printed in twelve colours, hemmed by hand.
188.8 | bag | BGA | Weekend Bag in Canvas and Leather | Saddler's Row | fashion, travel | Two nights, three shirts, one good book.
265 | coat | BHA | Fisherman's Sweater in Undyed Wool | Wren & Loom | fashion, sailing | Five pounds of warmth with a story in the cables.
390 | bag | BGA | Leather Satchel, Vegetable Tanned | Saddler's Row | fashion, writing | Holds a laptop today and will hold something else in 2060.
560.5 | shoe | GBA | Goodyear-Welted Shoes, Made to Order | Saddler's Row | fashion | Measured by post, soled again as often as you like.
980.5 | coat | BA | Camel Hair Coat | Wren & Loom | fashion | The one that makes everything underneath look planned.
2200 | coat | GA | Suit, Cut and Sewn for You | Wren & Loom | fashion, sewing | Three fittings, one tailor, your name inside.
5500 | bag | A | Trunk with Wardrobe Drawers | Saddler's Row | fashion, travel | Brass corners, linen lining, meant for ships.

# Fashion & Jewelry > Jewelry @ Marlowe & Finch
18 | ring | BHO | Hammered Silver Stud Earrings | Marlowe & Finch | jewelry | Small, bright, every day.
24.7 | ring | BHO | Friendship Bracelet with Gold-Filled Bead | Marlowe & Finch | jewelry, fashion | Silk cord, one wish, no clasp.
38.7 | necklace | BGO | Initial Necklace in Sterling Silver | Marlowe & Finch | jewelry | One letter on a chain that adjusts.
49.2 | ring | BHO | Stacking Rings, Set of Three | Marlowe & Finch | jewelry, fashion | Silver, brass and copper, to wear or to share.
72.5 | necklace | BAH | Pressed Flower Pendant | Marlowe & Finch | jewelry, gardening | A real forget-me-not under glass.
98.7 | ring | BAH | Pearl Drop Earrings | Marlowe & Finch | jewelry, fashion | Freshwater pearls that move with a laugh.
145.7 | necklace | BGA | Birthstone Necklace in Gold Vermeil | Marlowe & Finch | jewelry | Their month, set low, on a fine chain.
240.7 | necklace | BAG | Locket with Two Photographs | Marlowe & Finch | jewelry, photography | We print them, we set them, you choose whom.
375.7 | ring | AW | Signet Ring, Hand-Engraved | Marlowe & Finch | jewelry, history | A monogram, a flower or a very small joke.
680.7 | necklace | AB | Gold Chain, Solid 14 Carat | Marlowe & Finch | jewelry, fashion | No clasp to fear, no plating to lose.
990.9 | ring | AW | Sapphire Band in Recycled Gold | Marlowe & Finch | jewelry | Eleven stones from blue to violet.
1850.7 | ring | AB | Diamond Stud Earrings, Lab-Grown | Marlowe & Finch | jewelry, fashion | One carat together, with certificates.
2900 | ring | AW | Make Your Own Rings, Two Days at the Bench | Marlowe & Finch | jewelry, pottery | Forge each other's gold with a smith beside you.
4700 | necklace | A | Emerald Pendant with Halo | Marlowe & Finch | jewelry, fashion | The green of deep water, traced to its mine.
8900 | ring | A | Eternity Ring in Platinum | Marlowe & Finch | jewelry | All the way round, made to measure.
12900 | necklace | A | Strand of South Sea Pearls | Marlowe & Finch | jewelry, fashion | Matched over two years, knotted in an afternoon.
28000 | ring | AW | Bespoke Ring with a Three-Carat Stone | Marlowe & Finch | jewelry | Drawn with you, cut for you, the only one.

# Fashion & Jewelry > Watches @ Marlowe & Finch
26.9 | watch | BHO | Watch Strap in Sailcloth | Marlowe & Finch | watches, sailing | Changes in seconds, changes everything.
79 | watch | BGH | Field Watch, Canvas Strap | Marlowe & Finch | watches, hiking | Reads at a glance, shrugs at rain.
194 | watch | BGA | Automatic Watch with Open Heart | Marlowe & Finch | watches | Look at the balance instead of the time.
430.5 | watch | BGA | Diver's Watch, 200 Metres | Marlowe & Finch | watches, swimming | Ceramic bezel, steel bracelet, serious lume.
960.5 | watch | GA | Dress Watch with Enamel Dial | Marlowe & Finch | watches, fashion | Fired four times, thinner than a coin.
2400 | watch | GA | Chronograph, Hand-Wound | Marlowe & Finch | watches, cars | Column wheel, box crystal, a click like a good door.
6400 | watch | A | Moonphase Watch in White Gold | Marlowe & Finch | watches, astronomy | Right about the moon for a hundred and twenty years.
17500 | watch | A | Perpetual Calendar, Numbered | Marlowe & Finch | watches | Knows every leap year until 2100.

# Beauty & Wellness > Skincare & Bath @ Stride & Stillness
9 | soap | BHO | Cold-Pressed Soap: Fig and Sea Salt | Stillness | skincare, wellness | Six weeks to cure, two months to enjoy.
16.2 | soap | BHO | Shaving Soap in a Wooden Bowl | Stillness | skincare | Sandalwood, a dense lather, an excuse to be slow.
28.2 | bath | BHO | Bath Salts, Trio in Glass | Stillness | skincare, wellness | Sleep, muscles, Sunday.
39.2 | bottle | BHO | Facial Oil with Rosehip | Stillness | skincare | Four drops, five plants, nothing else.
54.2 | bottle | BAH | Hand Care Box for Gardeners | Stillness | skincare, gardening | Scrub, balm, and a brush that gets the soil.
93 | bath | BAHO | Spa Evening in a Box | Stillness | skincare, wellness | Mask, oil, candle, robe socks, and a playlist.
165.2 | ticket | BAO | Massage and Thermal Bath, Half a Day | Stillness | wellness, skincare | Hot stone, warm water, no clock.
298 | bottle | BA | Perfume Made for You | Stillness | fashion, skincare | Answer ten questions about places, choose among three letters.
750 | ticket | AB | Spa Weekend for Two in the Hills | Stillness | wellness, travel | Two nights, four treatments, one long breakfast.

# Home & Kitchen > Home Decor @ Kiln Street
10.5 | candle | BHO | Beeswax Candles, Pair of Twists | Hedgerow Hives | home decor, candles | They smell of summer before they are lit.
19.2 | candle | BHO | Scented Candle: Rain on Stone | Stillness | home decor, candles | Forty hours of a clean, cool afternoon.
27.2 | vase | BHO | Bud Vases in Recycled Glass, Set of 3 | Clearwater Glass | home decor, gardening | For the three flowers that are in bloom.
37.2 | frame | BWO | Oak Picture Frames, Set of Three | Oak & Thistle | home decor, photography | Real glass, brass hooks, nothing plastic.
49.4 | candle | BWO | Candle Pouring Kit | Stillness | candles, home decor | Soy wax, four scents, six tins and an evening.
63 | cushion | WHO | Linen Cushions in Ochre, Pair | Wren & Loom | home decor | Filled with feathers, closed with wooden buttons.
88.2 | lamp | WHO | Table Lamp with Mushroom Shade | Clearwater Glass | home decor, reading | A warm small moon for the sideboard.
112.5 | vase | WAO | Serving Bowl in Spalted Beech | Oak & Thistle | home decor, cooking | Turned from one piece, oiled, ready for salad or keys.
172 | cloth | WAH | Wool Throw in Highland Check | Wren & Loom | home decor, camping | Big enough for two and a film.
230 | clock | WAH | Wall Clock in Brass and Ash | Oak & Thistle | home decor, woodworking | Sweeps without ticking.
345.5 | frame | WA | Botanical Prints, Framed Set of Six | Studio Halden | home decor, gardening | From plates of 1820, printed on cotton rag.
495.5 | cloth | WA | Linen Bedding for a King-Size Bed | Wren & Loom | home decor, wellness | Stonewashed, breathes in summer, warms in winter.
830 | table | WA | Round Side Table in Travertine | Kiln Street | home decor | A stone that remembers being a spring.
1380 | chair | WA | Lounge Chair in Bent Ash | Oak & Thistle | home decor, reading | Rope seat, long back, somewhere to think.
2550 | cloth | WA | Hand-Knotted Rug, Six by Nine | Wren & Loom | home decor, travel | Ten months of one family's work, in madder and indigo.
4300 | table | WA | Dining Table for Ten in Walnut | Oak & Thistle | home decor, cooking | One tree, two leaves, no varnish.
9800 | bench | WA | Handmade Kitchen Dresser, Painted | Oak & Thistle | home decor, cooking | Fitted to your wall with a place for every plate.
19800 | lamp | WA | Chandelier of Blown Glass Leaves | Clearwater Glass | home decor, art | Four hundred leaves, hung by the people who blew them.
`;
