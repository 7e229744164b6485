/** Books, films, music, instruments, games and what people collect. */
export const mediaShelves = `
novel | Books & Media > Books > Fiction ; Books & Media > Books > Best Sellers | Bluebell Street Press, Harrow & Vine,
 Tenpenny Books | The Lighthouse Baker's Daughter Hardcover, Where the Salt Grass Ends: A Novel, Small Town Reunion
 Trilogy Box Set, Classic Literature Cloth Bound Set of 5, The Last Kitchen in Tulsa Paperback, A Season for Sparrows
 Book Club Edition | 10-45
bookgear | Books & Media > Books > Reading Accessories ; Gifts & Novelty > Book Lovers | Dogear, Inkwell & Otter |
 Rechargeable Book Light Neck, Bookends Metal Cat Pair, Book Stand Bamboo Adjustable, Library Embosser From the
 Library Of, Magnetic Bookmarks 24 Floral, Reading Journal 100 Books, E-Reader Case & Strap, Blind Date with a Book
 Box | 9-50
tcrime | Books & Media > Books > Nonfiction > Crime > True Crime ; Books & Media > Books > Nonfiction | Harrow & Vine,
 Cold File | The Riverbend Strangler: A True Story, Unsolved: 30 Cold Cases, Cold Case Files Murder Mystery
 Game+board+partygame, Crime Lab Coloring & Puzzle Book+cross, True Crime Page a Day Calendar, Serial Killer Trivia
 Cards+trivia, Notorious American Heists Hardcover | 10-40
romance | Books & Media > Books > Fiction > Romance > Contemporary & Historical ; Books & Media > Books > Fiction |
 Tenpenny Books, Velvet Hour | Enemies at the Bakery Paperback, Cowboy's Second Chance Series 1-4, Court of Ash and
 Antlers Romantasy Special Edition+fantasy, Regency Romance Box Set, Spicy Book Club Mystery Crate, Hockey Hearts
 Trilogy Sports Romance, Romance Reader's Annotation Kit+bookgear | 10-50
fantasy | Books & Media > Books > Fiction > Sci-Fi & Fantasy ; Books & Media > Books > Fiction | Harrow & Vine, Velvet
 Hour, Tenpenny Books | The Ninth Sigil Epic Fantasy Hardcover, Dragonwright Chronicles Boxed Set, Sprayed Edge Deluxe
 Edition Throne of Moths, Starship Perdita Space Opera, Atlas of Imaginary Lands, Fantasy Map Bookish Candle &
 Bookmark Set | 10-58
hist | Books & Media > Books > Nonfiction > History & Biography ; Books & Media > Books > Nonfiction | Old Colony
 Press, Tenpenny Books | Gettysburg Hour by Hour Hardcover, The Pacific War in Photographs, Presidents Wall Chart &
 Book, Replica Declaration Parchment Set, WWII Documentary 10 DVD Collection, Founders' Letters Leatherbound, Roman
 Legions Illustrated History | 10-50
selfhelp | Books & Media > Books > Self-Help & Business ; Books & Media > Books > Best Sellers | Tenpenny Books,
 Larder House Books | Small Steps Big Year, Quit Overthinking Workbook, The Frugal Investor, Parenting Without
 Yelling, Keto in 28 Days, Dad I Want to Hear Your Story | 9-28
faith | Books & Media > Books > Religion & Bibles ; Gifts & Novelty > Faith & Inspiration | Stillwater Press, Grace &
 Grain | Journaling Bible Wide Margin+journal, Bible Highlighters and Tabs Kit, Women's Daily Devotional 365, Bible
 Study Workbook Psalms, Leather Bible Cover with Handle, Scripture Wall Art Wood, Prayer Journal Guided+journal, Bible
 Trivia Game Family Edition+trivia | 9-48
kidbook | Books & Media > Books > Children's Books ; Baby > Toys & Books | Bluebell Street Press, Scribbleton |
 Bedtime Bear Board Book Set, Truck Stuck in the Muck, First 100 Words, The Princess Who Built a Bridge, Sound Book
 Farm, Early Reader Phonics Box 12 | 8-32
cross | Books & Media > Books > Activity & Coloring ; Books & Media > Books > Puzzles & Games | Bluebell Street Press,
 Tenpenny Books | Sunday Crossword Omnibus Spiral Bound, Large Print Crosswords 200, Sudoku Hard to Fiendish 400, Word
 Search for Adults Travel, Crossword Puzzle Dictionary, Logic Grid Puzzles, Crossword a Day Box Calendar, Giant
 Crossword Wall Puzzle | 8-28
comic | Books & Media > Comics & Manga ; Collectibles > Comics | Capeworks, Inkblot Alley | Comic Book Storage Short
 Box 3 Pack, Comic Wall Display Frames 5, Mystery Comic Box 25 Issues, Graphic Novel The Lantern Boys, How to Draw
 Comics Kit+draw, Silver Age Hero Comic Reprint Collection | 12-37
comic | Books & Media > Comics & Manga ; Collectibles > Comics | Capeworks, Inkblot Alley | Night Heron Omnibus Vol 1,
 Manga Box Set Volumes 1-10+anime | 31-80
movie | Books & Media > Movies & TV ; Books & Media > Movies & TV > Box Sets | Reelhouse, Marquee Lane | Film Noir
 Collection 12 DVD, Scratch Off 100 Movies Poster, Steelbook 4K Space Epic, Classic Western 20 Movie Pack, Movie Night
 Light Box Cinema Sign, Film Buff Trivia Game+trivia, Movie Review Journal, The Making of Hollywood Coffee Table Book
 | 11-55
horror | Books & Media > Movies & TV > Horror ; Collectibles > Fan Gear > Horror | Reelhouse, Grimsby Manor | Slasher
 Marathon 8 Film Blu-ray+movie, Horror Movie Poster Wall Set, Creepy Doll Prop Replica Figure+figure+halloween, Zombie
 Cult Classics Steelbook+movie, 101 Horror Films to See Book+movie, Horror Icons Blanket, Slasher Mask Latex
 Deluxe+halloween+cosplay | 12-60
theater | Electronics > TV & Video > Home Theater ; Electronics > TV & Video > More | Lumavox, Sonora Bay | Projector
 Screen 100 in Foldable, LED TV Backlight Strip Camera Sync+smart, Streaming Stick 4K Voice Remote, Home Theater
 Seating Cup Arm Tray | 24-75
theater | Electronics > TV & Video > Home Theater ; Electronics > TV & Video > More | Lumavox, Sonora Bay | Soundbar
 with Subwoofer 2.1, Mini Projector 1080p WiFi Bluetooth+gadget, Popcorn Machine 8 oz Kettle Cart | 62-160
tvacc | Electronics > TV & Video > Accessories ; Electronics > TV & Video > More | Plugsy, Lumavox | HDMI Cable 10 ft
 2 Pack, Universal Remote Control, HD Antenna Indoor | 9-28
tvacc | Electronics > TV & Video > Accessories ; Electronics > TV & Video > More | Plugsy, Lumavox | TV Wall Mount
 Full Motion, TV Stand Tabletop | 23-60
vinyl | Electronics & Music > Music > Vinyl & Turntables ; Electronics > Audio > Turntables | Groovehaus, Sonora Bay,
 Wax Alley | Soul Classics LP 180g Remastered, Vinyl Record Cleaning Kit 6 in 1, Record Storage Crate Walnut, Indie
 Folk Double LP Colored Vinyl, Now Playing Record Stand, Record Outer Sleeves and Brush Gift Set, Outlaw Country
 Greatest Hits LP+country, Crate Digger's Guide Book | 14-48
vinyl | Electronics & Music > Music > Vinyl & Turntables ; Electronics > Audio > Turntables | Groovehaus, Sonora Bay,
 Wax Alley | Bluetooth Suitcase Record Player | 39-110
country | Electronics & Music > Music > CDs > Country ; Collectibles > Fan Gear > Music | Wax Alley, Twangwood |
 Nashville Nights 3 CD Set, Country Legends DVD Concert, Honky Tonk Songbook Guitar & Vocal+guitar, Country Music
 Trivia Cards+trivia, Acoustic Bluegrass Anthology CD, Music Row Photo History Book | 10-45
kpop | Electronics & Music > Music > CDs > World & K-Pop ; Collectibles > Fan Gear > Music | Hallyu House, Starlit |
 K-Pop Album Photobook Version Random, Photocard Binder 200 Pockets, K-Pop Posters & Lomo Cards Gift Set, Idol Plush
 Doll 20cm, Toploader Deco Sticker Kit | 10-30
kpop | Electronics & Music > Music > CDs > World & K-Pop ; Collectibles > Fan Gear > Music | Hallyu House, Starlit |
 Light Stick Official Style with Bluetooth | 25-62
guitar | Electronics & Music > Musical Instruments > Guitars ; Electronics & Music > Musical Instruments > Guitars >
 Accessories | Fretwell, Dustbowl Guitars | Guitar Pedal Tuner Compact, Wall Hanger for Guitar 2 Pack, Capo and Picks
 Gift Tin, Electric Bass Guitar Cable 20 ft Braided, Leather Guitar Strap Tooled, Learn Guitar in 30 Days Book | 10-49
guitar | Electronics & Music > Musical Instruments > Guitars ; Electronics & Music > Musical Instruments > Guitars >
 Accessories | Fretwell, Dustbowl Guitars | Acoustic Guitar Starter Pack 38 in, Mini Amp 10W Rechargeable, Multi
 Effects Pedal | 37-140
strings! | Electronics & Music > Musical Instruments > Accessories & Strings ; Electronics & Music > Musical
 Instruments > Guitars > Accessories | Fretwell | Phosphor Bronze Strings Light 3 Sets, Bass Strings 45-105, Clarinet
 Reeds 2.5 10 ct, Drum Sticks 5A 3 Pairs, Violin Rosin, Valve Oil 2 oz | 6-28
instr | Electronics & Music > Musical Instruments > Keyboards & More ; Electronics & Music > Musical Instruments >
 Band & Orchestra | Octavio, Dustbowl Guitars | Ukulele Soprano Starter, Kalimba 17 Keys, Harmonica 10 Hole C, Music
 Stand Folding, Steel Tongue Drum 11 in+meditate | 15-57
instr | Electronics & Music > Musical Instruments > Keyboards & More ; Electronics & Music > Musical Instruments >
 Band & Orchestra | Octavio, Dustbowl Guitars | 61 Key Digital Piano with Stand, Violin Outfit 4/4 with Case,
 Electronic Drum Pad Roll Up | 46-140
karaoke | Electronics > Audio > Karaoke ; Toys > Music & Singing | Sonora Bay, Croonie | Bluetooth Karaoke Microphone
 LED, Karaoke CDG Party Pack 500 Songs, Kids Karaoke Boombox, Disco Light & Mic Bundle | 18-59
karaoke | Electronics > Audio > Karaoke ; Toys > Music & Singing | Sonora Bay, Croonie | Karaoke Machine with 2
 Wireless Mics, Karaoke Mixer System for TV | 48-130
produce | Electronics & Music > Musical Instruments > Recording & DJ ; Electronics > Audio > Pro Audio | Beatloaf,
 Sonora Bay | Studio Monitor Headphones+stream, Acoustic Foam Panels 24+stream, Beat Making Bible Book | 22-70
produce | Electronics & Music > Musical Instruments > Recording & DJ ; Electronics > Audio > Pro Audio | Beatloaf,
 Sonora Bay | MIDI Keyboard Controller 25 Key, Audio Interface 2x2 USB+stream, Drum Machine Pocket Groovebox, DJ
 Controller 2 Channel | 57-150
headph | Electronics > Audio > Headphones & Speakers ; Electronics > More | Sonora Bay, Plugsy | Bluetooth Shower
 Speaker, Kids Headphones Volume Limit, Clip On Speaker Mini | 14-44
headph | Electronics > Audio > Headphones & Speakers ; Electronics > More | Sonora Bay, Plugsy | True Wireless Earbuds
 ANC, Over Ear Headphones 60h, Party Speaker 80W Lights | 36-95
board | Games & Puzzles > Board Games ; Toys > Games > Board Games | Pawn & Pepper, Tabletop Tom | Settlers of Amber
 Valley Strategy Game, Cooperative Castle Defense Game, Ticket Across America Rail Game, Deck Building Game Dragon
 Market+rpg, Tile Laying Game Botanic Garden, Legacy of the Lost Isle Campaign, Two Player Duel Card Game, Wooden
 Chess and Checkers Set | 15-75
partygame | Games & Puzzles > Party Games ; Toys > Games > Card & Party | Pawn & Pepper, Loud Llama | Adult Party Game
 Awkward Answers, Family Charades in a Box, Drawing Telephone Party Game, Hot Potato Buzzer Game, Poker Chip Set 300
 in Case, Bingo Cage Set with 50 Cards, Murder Mystery Dinner Party Kit+tcrime | 12-50
trivia | Games & Puzzles > Trivia ; Toys > Games > Card & Party | Loud Llama, Tabletop Tom | Pub Trivia Night Box 1000
 Questions, 90s Trivia Game, Sports Trivia Cards Fan Edition, Trivia Buzzers Set of 4, Random Facts Page a Day
 Calendar, Geography Flags Trivia | 10-35
mahjong | Games & Puzzles > Classic Games ; Toys > Games > More | Four Winds, Pawn & Pepper | Mahjong Mat Felt 31 in,
 Mahjong Line Card Holder & Pusher Set, How to Play Mahjong Guide, Travel Mahjong Mini Set | 16-59
mahjong | Games & Puzzles > Classic Games ; Toys > Games > More | Four Winds, Pawn & Pepper | American Mahjong Set 166
 Tiles with Racks, Designer Mahjong Tile Bag Set | 47-140
puzzle | Games & Puzzles > Jigsaw Puzzles ; Games & Puzzles > More | Piecemeal, Cozy Corner Puzzles | 1000 Piece
 Puzzle Autumn Covered Bridge, 300 Large Piece Puzzle Dogs on Porch, Wooden Puzzle Owl Irregular Shapes, Puzzle Mat
 Roll Up 1500, 2000 Piece Puzzle World Map, Puzzle Sorting Trays 8, Family Puzzle 400 Piece Mixed Sizes | 10-32
puzzle | Games & Puzzles > Jigsaw Puzzles ; Games & Puzzles > More | Piecemeal, Cozy Corner Puzzles | Puzzle Board
 with Drawers & Cover | 26-70
cube | Toys > Games > Brain Teasers ; Games & Puzzles > Brain Teasers | Twistify, Quizzle | Magnetic Speed Cube 3x3
 Stickerless, Speed Cube Set 2x2 3x3 4x4 Pyramid, Cube Timer Pro Mat, Cube Lube & Storage Bag Kit, Megaminx 12 Sided,
 Smart Connected Cube | 9-55
rpg | Games & Puzzles > Role Playing & Miniatures ; Collectibles > Fan Gear > Gaming | Natural Twenty Goods, Owlbarrow
 | Metal Dice Set 7 with Leather Case, Dungeon Master Screen & Notebook, Dice Tower Castle Wood, Fantasy Miniatures
 Set 28 Unpainted, Battle Grid Mat Reversible 36x24, Character Sheet Campaign Journal, Mimic Dice Jail Figurine |
 11-31
rpg | Games & Puzzles > Role Playing & Miniatures ; Collectibles > Fan Gear > Gaming | Natural Twenty Goods, Owlbarrow
 | Starter Adventure Boxed Set 5e | 26-62
console | Video Games > Games ; Video Games > Accessories ; Electronics > Gaming > More | Pixelwick, Button Masher |
 Kart Rally Party Video Game, Open World RPG Gold Edition Game, Wireless Controller RGB, Headset Stand & Controller
 Dock, Handheld Console Carry Case, Cozy Farm Sim Video Game, Gaming Chair Footrest | 16-51
console | Video Games > Games ; Video Games > Accessories ; Electronics > Gaming > More | Pixelwick, Button Masher |
 Retro Handheld 5000 Games+arcade | 42-110
pcgame | Electronics > Computers > Gaming ; Video Games > PC | Hexray, Button Masher | Mechanical Gaming Keyboard RGB
 75%, Gaming Mouse 26000 DPI Lightweight, Gaming Headset Surround 7.1+console, RGB Desk Mat XXL, Monitor Light
 Bar+gadget | 18-59
pcgame | Electronics > Computers > Gaming ; Video Games > PC | Hexray, Button Masher | Racing Wheel with
 Pedals+console, Capture Card 4K+stream | 48-130
arcade | Video Games > Retro & Arcade ; Collectibles > Fan Gear > Gaming | Pixelwick, Tokenland | Plug and Play TV
 Joystick, Neon Arcade Sign LED, 8-Bit Cartridge Multi Game+console | 20-67
arcade | Video Games > Retro & Arcade ; Collectibles > Fan Gear > Gaming | Pixelwick, Tokenland | Mini Arcade Cabinet
 200 Games+console, Countertop Pinball Machine, Claw Machine Mini with Prizes | 55-150
figure | Collectibles > Action Figures & Statues ; Toys > Action Figures | Capeworks, Toybox Titan | Galaxy Ranger 6
 in Collector Action Figure, Acrylic Display Case LED for Figures+blind, Superhero Legends 5 Pack, Bobble Figure
 President, Limited Monster Vinyl Figure+blind | 13-43
figure | Collectibles > Action Figures & Statues ; Toys > Action Figures | Capeworks, Toybox Titan | Anime Swordsman
 PVC Statue+anime, Giant Robot Transforming Figure Metal | 35-95
blind | Collectibles > Blind Box & Designer Toys ; Gifts & Novelty > More ; Toys > Plush & Surprise | Momoko Toys,
 Starlit | Blind Box Figure Forest Sprites Series 2, Plush Pendant Monster Keychain Surprise, Blind Bag Mini Food
 Erasers, Figure Display Riser Steps Acrylic+figure, Outfit Set for Plush Pendants | 10-42
blind | Collectibles > Blind Box & Designer Toys ; Gifts & Novelty > More ; Toys > Plush & Surprise | Momoko Toys,
 Starlit | Whole Case of 12 Blind Boxes Moon Bunnies | 33-110
diecast | Collectibles > Diecast & Vehicles ; Toys > Vehicles > Diecast | Rivetline, Toybox Titan | Diecast Car
 Display Case 64 Slots, Fire Truck Diecast 1:50, Police Interceptor 1:24, Mystery Diecast 10 Pack, Garage Diorama Kit
 with Lights | 10-36
diecast | Collectibles > Diecast & Vehicles ; Toys > Vehicles > Diecast | Rivetline, Toybox Titan | 1:18 Diecast 1969
 Muscle Car | 29-85
plush | Toys > Plush & Surprise ; Toys > Plush & Surprise > Stuffed Animals | Huggadoo, Momoko Toys | Squishy Cow
 Pillow Plush 16 in, Weighted Dino Plush, Highland Cow Stuffed Animal, Talking Hamster Plush, Reversible Octopus
 Plush, Plush Avocado | 10-26
plush | Toys > Plush & Surprise ; Toys > Plush & Surprise > Stuffed Animals | Huggadoo, Momoko Toys | Giant Teddy Bear
 4 ft | 22-48
souvenir | Collectibles > Coins & Stamps ; Collectibles > Everything Else | Old Colony Press, Slabhouse | State
 Quarters Display Map, World Stamps 500 Packet, Enamel Pin Display Board, Souvenir Spoon Rack, Vintage Postcards Lot
 50 | 11-32
souvenir | Collectibles > Coins & Stamps ; Collectibles > Everything Else | Old Colony Press, Slabhouse | Silver Eagle
 Dollar Proof | 27-65
anime | Collectibles > Fan Gear > Anime ; Books & Media > Comics & Manga > Anime | Starlit, Inkblot Alley | Anime
 Series Complete Blu-ray Box, Ninja Academy Wall Scroll Poster, Chibi Heroes Acrylic Stand Set, Magical Girl Art Book,
 Mecha Pilot Model Figure Kit+figure, Anime Trading Pin Mystery Bag+blind | 10-65
`;
