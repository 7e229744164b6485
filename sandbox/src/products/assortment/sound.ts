export const sound = `
# Music & Film > Music @ Second Life Goods
12 | guitar | BGH | Guitar Picks in a Cedar Box, Set of 12 | Hollow Oak Music | guitar, music | Wood, horn and felt, each with a sound of its own.
23 | music | BGO | Songwriter's Notebook with Staves | Paperlark Press | music, writing | Words on the left, notes on the right.
37.5 | guitar | BHG | Hand-Tooled Guitar Strap | Saddler's Row | guitar, fashion | Soft suede inside, oak leaves outside.
46.8 | music | BHO | Kalimba in Acacia, 17 Keys | Hollow Oak Music | music | Two thumbs, and it already sounds like music.
66 | music | BHO | Singing Bowl with Cushion | Stillness | music, yoga | One strike, a long minute.
84.5 | music | BHG | Concert Ukulele with Tuner | Hollow Oak Music | music | Four strings, three chords, a thousand songs.
144 | music | BGH | Handpan Lessons and Rental, One Month | Hollow Oak Music | music, wellness | A handpan at home and four evenings of learning.
195.5 | ticket | BAO | Season of Chamber Concerts for Two | Hollow Oak Music | music | Six evenings in a hall where you can hear the bow.
320.5 | guitar | BGH | Acoustic Guitar, Small Body | Hollow Oak Music | guitar, music | Spruce and mahogany, warm, easy under small hands.
485 | piano | BGH | Digital Piano, 88 Weighted Keys | Quiet Current | piano, music | Feels like wood, listens to headphones at midnight.
870 | guitar | BGA | Electric Guitar in Seafoam with Case | Hollow Oak Music | guitar, music | Clean, crunchy or loud, and set up by a luthier.
1390 | piano | BA | Stage Piano with Stand and Lessons | Quiet Current | piano, technology | Three grands and a year of lessons by video.
3800 | guitar | A | Guitar Built for You by a Luthier | Hollow Oak Music | guitar, woodworking | Choose the top, the neck and the inlay; eight months of letters.
7800 | piano | WA | Upright Piano in Satin Walnut | Hollow Oak Music | piano, home decor | Delivered, tuned twice, with a bench for two.
13500 | music | A | Cello by a Contemporary Maker | Hollow Oak Music | music, woodworking | Tried in your own room before you decide.
24500 | piano | WA | Baby Grand Piano, Restored | Hollow Oak Music | piano, history | New strings, old soul, a voice for the whole house.

# Music & Film > Vinyl & Listening @ Second Life Goods
13 | record | BHO | Record Brush in Goat Hair and Beech | Hollow Oak Music | vinyl | Takes the dust and leaves the music.
29 | record | BHO | Surprise Jazz LPs, Three Pressings | Second Life Goods | vinyl, music | Second-hand sleeves, first-rate sound, chosen by ear.
42.5 | frame | BHO | Frames for Record Sleeves, Pair | Oak & Thistle | vinyl, home decor | Hang the cover, play the record, put it back.
77 | record | BHO | Record Crate in Solid Oak | Oak & Thistle | vinyl, woodworking | Holds eighty records at a browsing angle.
249 | record | BGHA | Turntable with Built-In Preamp | Quiet Current | vinyl, music | Belt drive, proper cartridge, one cable to play.
335 | speaker | BGHA | Bookshelf Speakers, Powered Pair | Quiet Current | vinyl, music | Plug in a turntable or nothing at all.
590.5 | radio | WBA | Tabletop Radio in Walnut | Quiet Current | music, home decor | Every station there is, behind two honest knobs.
1790 | record | A | Turntable with Carbon Arm | Hollow Oak Music | vinyl, technology | Machined, weighed, silent between the notes.
4400 | speaker | WA | Floor-Standing Speakers in Cherry | Hollow Oak Music | vinyl, music | A string quartet in the corner.
11900 | speaker | A | Listening Room, Designed and Built | Hollow Oak Music | vinyl, home decor | Acoustics, amplifier, speakers, chair; bring the records.

# Music & Film > Photography @ Northlight Optics
15 | camera | BGO | Light Meter Card and Field Notes | Northlight Optics | photography, writing | The rule of sixteen on one side, your mistakes on the other.
34.9 | frame | BHO | Photo Calendar Made of Your Year | Northlight Optics | photography, family | Twelve of your pictures on paper that deserves them.
48.9 | camera | BGH | Leather Camera Strap, Hand-Stitched | Saddler's Row | photography, fashion | Gets darker where your hand is.
87 | camera | BGH | Instant Camera in Coral | Northlight Optics | photography | The picture is in your hand before the laugh is over.
113 | frame | BWA | Linen Photo Album with Corners | Northlight Optics | photography, family | A hundred pages, no glue, one ribbon.
174 | bag | BGA | Camera Bag in Waxed Canvas | Larkfield | photography, travel | Looks like lunch, holds two lenses.
359 | camera | BGA | Restored Film Camera with Lens | Second Life Goods | photography, history | Serviced, tested, with three rolls and a developing voucher.
620 | camera | BGA | Portrait Lens, Fast and Small | Northlight Optics | photography | Turns whatever is behind them into soft light.
1250 | camera | BGA | Mirrorless Camera with Zoom | Northlight Optics | photography, travel | Weatherproof, quick to focus, small enough to bring.
2700.5 | ticket | AB | Photographic Safari Workshop, Seven Days | Northlight Optics | photography, travel | Two pros, six guests, ten thousand wildebeest.
4900 | camera | A | Rangefinder Camera in Brass | Northlight Optics | photography | Nothing it does can be done more simply.

# Music & Film > Movies @ The Rainy Day Shop
16 | film | BHO | Popcorn Tasting Set, Six Seasonings | The Rainy Day Shop | movies, cooking | Truffle, caramel, chili, and three for people with taste.
26 | film | BHO | Scratch-Off Poster: 100 Films to See | The Rainy Day Shop | movies | Scratch one off after the credits.
58 | ticket | BAO | Cinema Pass for an Independent House, Six Films | The Rainy Day Shop | movies | Good seats, real butter, nobody on the phone.
149.5 | film | BHA | Pocket Projector with Screen | Quiet Current | movies, technology | A film on any wall or on the side of a tent.
440 | chair | BA | Pair of Restored Cinema Seats | Second Life Goods | movies, home decor | Red velvet, numbered, from a house that closed in 1987.
6100 | film | A | Home Cinema Seating, Row of Four | Oak & Thistle | movies, home decor | Reclines, warms, hides the popcorn.

# Automotive > Cars & Driving @ Spoke & Tide
17 | car | BHO | Leather Key Loop with Initials | Saddler's Row | cars, fashion | The first thing in the hand every morning.
38 | car | BHO | Model Kit: 1960s Roadster in Metal | The Rainy Day Shop | cars, puzzles | Two hundred parts and working doors.
68.5 | car | BHO | Car Care Box for a Sunday | Spoke & Tide | cars | Shampoo, wax, cloths and the right order to use them.
185.5 | ticket | BAG | Rally Driving Afternoon | Spoke & Tide | cars | Gravel, handbrake, an instructor with nerves.
420.5 | ticket | BA | Vintage Convertible for a Weekend | Spoke & Tide | cars, travel | Roof down, picnic in the back, map instead of a screen.
1150.5 | ticket | BA | Track Day with Coach and Film | Spoke & Tide | cars | Twenty laps in three cars, and proof of it.
5800 | ticket | AB | Classic Car Tour of the Lakes, Six Days | Spoke & Tide | cars, travel | A different old beauty each morning.
21000 | car | A | Restored Classic Scooter and Sidecar | Second Life Goods | cars, travel | Rebuilt to the last screw, in cream and oxblood.
`;
