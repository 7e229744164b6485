/** Beauty, health, clothes, jewelry and novelties. */
export const styleShelves = `
skin | Health & Beauty > Beauty > Skin Care ; Health & Beauty > Beauty > Skin Care > Sets | Dewberry, Glasskin Lab,
 Petal & Pore | Vitamin C Serum 1 oz, Korean Skincare Gift Set 8 pc+spa, Sheet Mask Variety 20 Pack+spa, Jade Roller &
 Gua Sha Set+spa, Snail Mucin Essence, Ice Roller & Headband+spa, Overnight Lip Mask Trio+makeup | 10-39
skin | Health & Beauty > Beauty > Skin Care ; Health & Beauty > Beauty > Skin Care > Sets | Dewberry, Glasskin Lab,
 Petal & Pore | LED Face Mask Light Therapy+spa, Mini Skincare Fridge+makeup | 31-95
makeup | Health & Beauty > Beauty > Makeup ; Health & Beauty > Beauty > Makeup > Tools & Brushes | Roselia, Pout
 Parade | Eyeshadow Palette 40 Shades, Makeup Brush Set 16 with Case, Liquid Lipstick Set 6 Matte, Acrylic Makeup
 Organizer Rotating, Blush & Highlighter Palette, Makeup Advent 24 Days | 11-38
makeup | Health & Beauty > Beauty > Makeup ; Health & Beauty > Beauty > Makeup > Tools & Brushes | Roselia, Pout
 Parade | Lighted Vanity Mirror Trifold, Train Case Rolling Makeup | 31-85
nails | Health & Beauty > Beauty > Nails ; Health & Beauty > Beauty > Nails > More | Tipsy Nails, Pout Parade | Gel
 Nail Polish Kit with UV Lamp, Press On Nails Almond 240 pc, Nail Drill Machine Electric File, Nail Art Stickers
 Rhinestones 4800, Dip Powder Starter Set, Manicure Set 18 in 1 Leather+spa, Nail Polish Organizer Case 60+makeup |
 10-60
hair | Health & Beauty > Beauty > Hair Care ; Health & Beauty > Beauty > Hair Care > Tools | Tressa, Roselia | Ceramic
 Curling Iron 1 in, Heatless Curl Set, Satin Bonnet 2, Claw Clips 8 Pack, Argan Shampoo & Conditioner | 9-32
hair | Health & Beauty > Beauty > Hair Care ; Health & Beauty > Beauty > Hair Care > Tools | Tressa, Roselia | Hot Air
 Brush Blowout, Hair Dryer Diffuser | 26-75
beard | Health & Beauty > Beauty > Men's Grooming > Beard & Shave ; Gifts & Novelty > For Him > Grooming | Grizzly
 Groom, Barber Abe | Beard Grooming Kit 12 pc, Beard Oil Sampler 4 Scents, Heated Beard Straightener, Boar Bristle
 Beard Brush & Comb, Beard Bib Apron, Mustache Wax & Scissors Tin | 11-30
beard | Health & Beauty > Beauty > Men's Grooming > Beard & Shave ; Gifts & Novelty > For Him > Grooming | Grizzly
 Groom, Barber Abe | Cordless Beard Trimmer | 26-60
shave! | Health & Beauty > Beauty > Men's Grooming > Razors & Refills ; Health & Wellness > Oral & Personal Care |
 Barber Abe, Brightly | Razor Cartridges 12 Refills, Electric Toothbrush Heads 8, Shaver Foil Replacement, Shave Cream
 3 Pack, Floss Picks 600 | 7-38
perfume | Health & Beauty > Beauty > Fragrance ; Health & Beauty > Beauty > Fragrance > Gift Sets | Maison Lilou,
 Amberlin | Perfume Sampler Set 12 Vials, Solid Perfume Compact Trio, Travel Perfume Atomizer 4, Perfume Making Kit at
 Home, Fragrance Layering Set Body Mist & Lotion, Mirrored Perfume Tray Organizer | 12-40
perfume | Health & Beauty > Beauty > Fragrance ; Health & Beauty > Beauty > Fragrance > Gift Sets | Maison Lilou,
 Amberlin | Eau de Parfum Vanilla Noir 1.7 oz, Men's Cologne Cedar & Smoke | 33-90
spa | Health & Beauty > Beauty > Bath & Body ; Gifts & Novelty > For Her > Spa ; Health & Wellness > Relaxation |
 Lavender Larder, Dewberry | Bath Bombs Set of 12, Bathtub Caddy Tray Bamboo, Shower Steamers 18+aroma, Body Scrub &
 Butter Trio | 13-39
spa | Health & Beauty > Beauty > Bath & Body ; Gifts & Novelty > For Her > Spa ; Health & Wellness > Relaxation |
 Lavender Larder, Dewberry | Spa Gift Basket Lavender 10 pc, Foot Spa Massager with Heat, Plush Spa Robe Women's,
 Heated Neck and Shoulder Massager, Eye Massager Heat Bluetooth | 32-80
aroma | Health & Wellness > Aromatherapy ; Home > Candles & Fragrance > Diffusers | Lavender Larder, Scentsible |
 Essential Oils Set 20 Bottles, Ultrasonic Diffuser 500ml Wood Grain+spa, Essential Oil Recipe Book & Labels,
 Essential Oil Storage Case 70, Roller Bottles Blend Your Own Kit, Portable Waterless Diffuser, Lavender Eye Pillow
 Set+spa+meditate | 11-50
meditate | Health & Wellness > Relaxation > Meditation ; Home > Decor > Zen | Stillpond, Mothersun | Meditation
 Cushion Buckwheat Zafu+yoga, Zen Garden Desktop Kit, Guided Breathing Light Buddha, Mala Beads 108 Sandalwood,
 Mindfulness Cards 60 Practices, Incense Waterfall Burner Backflow, White Noise Sound Machine | 12-30
meditate | Health & Wellness > Relaxation > Meditation ; Home > Decor > Zen | Stillpond, Mothersun | Tibetan Singing
 Bowl Set | 26-55
tarot | Gifts & Novelty > Mystic & Metaphysical ; Books & Media > Books > Mind & Spirit ; Home > Decor > Zen |
 Moonvale, Third Eye Trading | Tarot Deck Gold Foil with Guidebook, Healing Crystals Set 20 in Wooden Box, Sage Smudge
 Kit, Amethyst Cluster Geode 1 lb, Tarot Cloth & Card Holder, Astrology Birth Chart Journal, Crystal Tree Chakra,
 Pendulum Board Set | 11-55
health | Health & Wellness > First Aid & Medicine ; Health & Wellness > More | Brightly, Medley | First Aid Kit 300
 pc, Multivitamin Gummies 180, Heating Pad XL, Digital Scale Body Fat, Pill Organizer Weekly, Protein Powder Vanilla 2
 lb | 9-29
health | Health & Wellness > First Aid & Medicine ; Health & Wellness > More | Brightly, Medley | Blood Pressure
 Monitor, Water Flosser | 24-65
jewelry | Jewelry & Watches > Necklaces & Earrings ; Jewelry & Watches > Fashion Jewelry ; Gifts & Novelty > For Her |
 Larkspur Gold, Gemma Lou | Initial Pendant Necklace 14K Gold Filled, Birthstone Stud Earrings, Stackable Rings Set of
 5, Jewelry Box 3 Layer Velvet, Engraved Bar Bracelet Mom | 12-42
jewelry | Jewelry & Watches > Necklaces & Earrings ; Jewelry & Watches > Fashion Jewelry ; Gifts & Novelty > For Her |
 Larkspur Gold, Gemma Lou | Tennis Bracelet Cubic Zirconia, Pearl Drop Earrings Sterling | 34-95
watch | Jewelry & Watches > Men's Watches ; Jewelry & Watches > Watches > More | Tickery, Meridian & Moss | Watch Box
 12 Slot Glass Lid, Chronograph Watch Mesh Band, Watch Repair Tool Kit 155, Pocket Watch Railroad Style Chain | 18-64
watch | Jewelry & Watches > Men's Watches ; Jewelry & Watches > Watches > More | Tickery, Meridian & Moss | Automatic
 Skeleton Watch Leather, Diver Style Watch 200m, Watch Winder Single | 52-150
purse | Clothing, Shoes & Jewelry > Women > Handbags ; Clothing, Shoes & Jewelry > Women > Accessories > Bags &
 Wallets | Larkspur & Lane, Casely Jane | Crossbody Bag Quilted Chain, Tote Bag Vegan Leather Large, Evening Clutch
 Beaded, Mini Backpack Purse, Hobo Shoulder Bag Slouchy, Purse Organizer Insert Felt, Bucket Bag Suede, Handbag
 Display Shelf Dividers | 17-95
sneaker | Shoes > Athletic > Sneakers ; Shoes > Sneaker Care ; Clothing, Shoes & Jewelry > Men > Shoes | Kickgloss,
 Streetwell | Sneaker Cleaning Kit 8 oz, Magnetic Drop Front Shoe Boxes 6 Pack, Crease Protectors & Lace Swap Kit,
 Sneakerhead Coffee Table Book, Floating Sneaker Shelf LED | 12-48
sneaker | Shoes > Athletic > Sneakers ; Shoes > Sneaker Care ; Clothing, Shoes & Jewelry > Men > Shoes | Kickgloss,
 Streetwell | Retro High Top Sneakers Men's, Limited Colorway Court Sneakers | 38-120
shoe | Shoes > Women's Shoes ; Shoes > More | Streetwell, Larkspur & Lane | Slip On Loafers Women's, Block Heel
 Sandals, Memory Foam Slippers, Rain Boots Short, Kids Light Up Sneakers, Shoe Insoles Arch Support | 14-38
shoe | Shoes > Women's Shoes ; Shoes > More | Streetwell, Larkspur & Lane | Men's Oxford Dress Shoes | 32-75
western | Clothing > Western Wear ; Clothing, Shoes & Jewelry > Men > Boots & Western | Twangwood, Bluestem Tack |
 Straw Cowboy Hat Cattleman, Tooled Leather Belt with Big Buckle, Pearl Snap Western Shirt, Bolo Tie Turquoise, Wild
 Rag Silk Scarf | 18-62
western | Clothing > Western Wear ; Clothing, Shoes & Jewelry > Men > Boots & Western | Twangwood, Bluestem Tack |
 Cowboy Boots Square Toe, Women's Fringe Suede Jacket, Cowgirl Boots Embroidered Women's | 50-140
cosplay | Clothing > Costumes & Cosplay ; Collectibles > Fan Gear > Anime | Cosmora, Starlit | Cosplay Wig Long Silver
 Heat Resistant, EVA Foam Sheets & Contact Cement Kit, Foam Katana Prop Sword+anime, Elf Ears & Prosthetic Kit, Anime
 School Uniform Cosplay Set+anime, Wig Stand and Styling Kit | 12-42
cosplay | Clothing > Costumes & Cosplay ; Collectibles > Fan Gear > Anime | Cosmora, Starlit | Renaissance Corset
 Dress, Cosplay Armor Making Guide | 34-95
tee | Clothing > Graphic Tees ; Gifts & Novelty > Funny Apparel ; Clothing, Shoes & Jewelry > Men > Shirts | Punny
 Threads, Snarkwear | World's Okayest Fisherman T-Shirt, Crazy Plant Lady Tee, Yarn Hoarder Sweatshirt, Dad Grill
 Sergeant Shirt, I'd Rather Be Camping T-Shirt, Bookworm Hoodie, Pickleball Mom Tank Top, This Is My Gaming Shirt |
 13-38
mug | Gifts & Novelty > Mugs ; Home > Kitchen & Dining > Drinkware > Mugs | Punny Threads, Cupboard Comics | Coffee
 Mug Best Dog Dad Ever, Funny Golf Mug Tee Time, Nurse Life Tumbler Mug, Mug Born to Quilt Forced to Work, True Crime
 & Wine Mug, Guitar Legend Mug, Teacher Mug Pencil Handle, Runner Mug 26.2 | 9-24
sock | Gifts & Novelty > Funny Socks ; Clothing, Shoes & Jewelry > Men > Socks & Underwear | Punny Threads, Toasty
 Toes | Novelty Socks Taco 3 Pack, Fishing Socks Do Not Disturb, Sushi Socks Box, Ankle Socks Men's 12 Pairs, Fuzzy
 Slipper Socks Women, Boxer Briefs 6 Pack | 9-28
gag | Gifts & Novelty > Gags & White Elephant ; Gifts & Novelty > More | Snarkwear, Whizbang | Toilet Golf Game,
 Screaming Goat Figure, Emergency Underpants Tin, Desktop Punching Bag, Yodeling Pickle, Finger Hands 10 Pack, Cat
 Butt Magnets, Beer Belly Fanny Pack | 8-28
keych | Gifts & Novelty > Keychains & Magnets ; Clothing, Shoes & Jewelry > Women > Accessories > More | Casely Jane,
 Gemma Lou | Engraved Keychain Drive Safe, Dachshund Keychain Leather, Baseball Bottle Opener Keychain, Car Vent Clip
 Sunflower, Fridge Magnets States, Wristlet Key Fob | 8-20
apparel | Clothing, Shoes & Jewelry > Women > Tops & Sweaters ; Clothing, Shoes & Jewelry > Men > Shirts ; Clothing >
 More | Cottonwell, Streetwell | Women's V-Neck Cardigan, Men's Flannel Shirt, High Waist Leggings 3 Pack, Crewneck
 Sweater Cable Knit, Polo Shirt Moisture Wicking, Denim Jacket Women's, Pajama Set Satin | 14-60
accss | Clothing, Shoes & Jewelry > Men > Accessories ; Clothing, Shoes & Jewelry > Women > Accessories > More |
 Meridian & Moss, Toasty Toes | Slim Wallet RFID, Polarized Sunglasses, Umbrella Windproof Compact, Silk Tie Striped,
 Winter Beanie Scarf Gloves Set, Reversible Leather Belt, Baseball Cap Washed Cotton | 11-48
`;
