/** Electronics, office and cars. */
export const techShelves = `
smart | Electronics > Smart Home ; Home Improvement > Tools & Hardware > Smart & Security | Habitron, Nestlewood |
 Smart Plug WiFi 4 Pack, Smart Bulbs Color 4 Pack, Indoor Camera Pan Tilt, Mini Hub Matter Starter Kit | 18-62
smart | Electronics > Smart Home ; Home Improvement > Tools & Hardware > Smart & Security | Habitron, Nestlewood |
 Video Doorbell Wireless 2K, Smart Lock Keypad Fingerprint, Smart Thermostat, Smart Speaker Display 8 in+gadget |
 50-140
gadget | Electronics > Gadgets & Novelty Tech ; As Seen On TV > Gadgets ; Gifts & Novelty > Gadgets | Whizbang,
 Nestlewood | Bluetooth Tracker Tags 4 Pack, Levitating Moon Lamp+space, 3-in-1 Wireless Charging Stand, Multi Tool
 Pocket Flashlight | 16-56
gadget | Electronics > Gadgets & Novelty Tech ; As Seen On TV > Gadgets ; Gifts & Novelty > Gadgets | Whizbang,
 Nestlewood | Foldable Drone with 4K Camera, Smart Ring Health Monitor, Pen Scanner Translator, Camera Glasses with
 Speakers, Desktop Robot Pet AI | 46-130
photo | Electronics > Cameras & Photo ; Electronics > Cameras & Photo > Accessories > Bags, Tripods & Lights |
 Aperion, Shutterly | ND Filter Kit Variable 67mm, Camera Strap Leather Quick Release, Landscape Photography Field
 Notes Book, SD Card 256GB V60 with Case, LED Panel Light Bi-Color+stream | 16-59
photo | Electronics > Cameras & Photo ; Electronics > Cameras & Photo > Accessories > Bags, Tripods & Lights |
 Aperion, Shutterly | Travel Tripod Carbon Fiber 60 in, Camera Backpack with Laptop Sleeve, 50mm f/1.8 Prime Lens,
 Softbox Lighting Kit+stream | 47-140
instant | Electronics > Cameras & Photo > Instant ; Gifts & Novelty > For Teens | Shutterly, Snapdoodle | Instant
 Photo Album 108 Pockets, Reusable 35mm Film Camera with Flash+photo, Clip String Lights for Photos, Disposable
 Wedding Cameras 4 | 12-42
instant | Electronics > Cameras & Photo > Instant ; Gifts & Novelty > For Teens | Shutterly, Snapdoodle | Instant Film
 Camera Pastel Bundle+photo, Digital Point and Shoot Y2K Camera+photo | 34-95
film! | Electronics > Cameras & Photo > Instant ; Electronics > Cameras & Photo > Accessories > Bags, Tripods & Lights
 | Shutterly | Instant Film Twin Pack 20 Shots, 35mm Color Film ISO 400 3 Rolls, Camera Battery Replacement, Photo
 Printer Ink & Paper Set, Lens Cap 67mm Replacement | 12-55
stream | Electronics > Streaming & Creator Gear ; Electronics > Computers > More | Streamella, Hexray | USB Microphone
 with Boom Arm+produce, Ring Light 18 in with Stand, Green Screen Collapsible, Webcam 1080p 60fps | 22-67
stream | Electronics > Streaming & Creator Gear ; Electronics > Computers > More | Streamella, Hexray | Stream Control
 Deck 15 Keys, Vlogging Kit Phone Tripod Mic Light+photo, Podcast Mixer Soundboard | 55-140
code | Toys > Science & Discovery > Robotics ; Electronics > Maker & Coding | Bitsprout, Robo Ruby | Electronics Kit
 830 Breadboard Sensors, Python for Curious Kids, Robot Arm Build Kit Hydraulic+stem, Soldering Practice Kit Robot |
 15-55
code | Toys > Science & Discovery > Robotics ; Electronics > Maker & Coding | Bitsprout, Robo Ruby | Coding Robot for
 Kids Programmable+stem, Single Board Computer Starter Kit, Microcontroller Ultimate Kit | 44-130
phone | Electronics > Cell Phones > Wireless Shop > Cases & Accessories ; Electronics > More | Plugsy, Casely Jane |
 Clear Case Magnetic Shockproof, Phone Case Floral Glitter, Screen Protector 3 Pack, Car Phone Mount Dash, Phone Ring
 Grip Sunflower, Case with Card Slot Baseball Print, Phone Lanyard Beaded Strap | 8-32
charge | Electronics > Cables & Chargers ; Electronics > Cell Phones > Wireless Shop > Cases & Accessories | Plugsy,
 Whizbang | USB-C Cable 6 ft 3 Pack, Power Bank 20000mAh, 65W GaN Charger, Surge Protector 8 Outlet, Lightning Dongle
 Adapter, Car Charger Fast Dual | 9-45
compu | Electronics > Computers > Accessories ; Office > Electronics | Deskmate Bros, Hexray | Wireless Mouse Silent
 Click, Laptop Stand Adjustable, USB Hub 7 Port, Laptop Sleeve 14 in, Wrist Rest Cloud | 12-48
compu | Electronics > Computers > Accessories ; Office > Electronics | Deskmate Bros, Hexray | Monitor 24 in 100Hz,
 Tablet Case Keyboard 10.9 | 38-120
ink! | Office > Ink & Toner ; Office > More | Deskmate Bros | Ink Cartridge XL Black Color Combo, Toner 2 Pack Black,
 Copy Paper 5 Reams, Label Tape 12mm 5 Pack, Laminating Pouches 200 | 12-65
office | Office > Desk & Supplies ; Office > More | Deskmate Bros, Neatnik | Stapler Heavy Duty, Desk Organizer Mesh,
 Dry Erase Board 36x24, File Folders Box of 100, Label Maker Handheld, Ballpoint Pens 60 | 9-28
office | Office > Desk & Supplies ; Office > More | Deskmate Bros, Neatnik | Paper Shredder 8 Sheet | 23-60
kidtech | Toys > Learning & Tablets ; Electronics > More | Snapdoodle, Scribbleton | Kids Camera Unicorn 1080p, Kids
 Smart Watch Games, LCD Writing Tablet, Walkie Talkies 3 Pack, Night Light Star Projector Kids+space | 12-35
kidtech | Toys > Learning & Tablets ; Electronics > More | Snapdoodle, Scribbleton | Kids Tablet 7 in Case | 29-70
detail | Automotive > Car Care > Detailing ; Automotive > Car Care > More | Gleamworks, Showroom Sam | Ceramic Coating
 Spray Kit, Car Detailing Brush Set 26, Clay Bar Kit, Microfiber Drying Towel XL 3 Pack, Car Care Gift Bucket 14 pc,
 Wheel Cleaner & Tire Shine Bundle | 14-48
detail | Automotive > Car Care > Detailing ; Automotive > Car Care > More | Gleamworks, Showroom Sam | Foam Cannon Kit
 with Soap, Dual Action Polisher 6 in | 39-110
wrench | Automotive > Shop Tools ; Home Improvement > Tools & Hardware > Mechanics Tools | Torquebull, Wrenchwell |
 Magnetic Tray & Pickup Tool Set, OBD2 Scanner Bluetooth+gadget, Garage Work Light Underhood, Vintage Gas Pump Garage
 Sign, Hot Rod Builder's Bible Book | 15-55
wrench | Automotive > Shop Tools ; Home Improvement > Tools & Hardware > Mechanics Tools | Torquebull, Wrenchwell |
 Mechanics Socket Set 145 pc, Torque Wrench 1/2 in, Creeper Rolling Padded, Shop Stool with Drawers | 44-130
autopart! | Automotive > Parts ; Automotive > Parts > Filters & Wipers | Showroom Sam, Wrenchwell | Wiper Blades
 26/18, Cabin Air Filter, Spark Plugs Iridium 4, Brake Pads Front Ceramic, Clutch Slave Cylinder, 5W-30 Motor Oil 5
 qt, Headlight Bulbs H11 | 9-65
autoacc | Automotive > Interior ; Automotive > Exterior > More | Showroom Sam, Hitchpost | Trunk Organizer
 Collapsible, Steering Wheel Cover Leopard, Air Freshener Vent Clips 8 | 9-32
autoacc | Automotive > Interior ; Automotive > Exterior > More | Showroom Sam, Hitchpost | Car Seat Covers Full Set,
 All Weather Floor Mats, Dash Cam 1080p, Bumper Sticker Honk If You Love Bingo | 26-75
rv | Automotive > RV & Towing > Living & Decor ; Patio & Garden > RV & Outdoor Living | Rambleway, Hitchpost | RV
 Leveling Blocks 10 Pack with Bag, Camper Awning String Lights, Collapsible RV Dish Rack & Tub, RV Travel Log Book and
 State Map Decal, Magnetic RV Spice Shelf | 15-50
rv | Automotive > RV & Towing > Living & Decor ; Patio & Garden > RV & Outdoor Living | Rambleway, Hitchpost | RV
 Outdoor Rug 9x12 Reversible, Portable Fire Pit Propane for RV Sites+camp | 41-110
rvpart! | Automotive > RV & Towing > Parts ; Automotive > RV & Towing > More | Hitchpost | RV Toilet Treatment
 Drop-Ins 16 ct, Sewer Hose Seal Donut, Trailer Hitch Pin 5/8 Locking, 30 Amp to 50 Amp Dogbone Adapter, RV Water
 Filter Inline Replacement | 8-35
moto | Automotive > Motorcycle & Powersports > Riding Gear ; Automotive > Motorcycle & Powersports > More |
 Chromehowl, Twin Pines Moto | Motorcycle Gloves Hard Knuckle Touchscreen, Motorcycle Cover Heavy Duty XL, Tank Bag
 Magnetic, Ride Out West: Motorcycle Journeys | 18-64
moto | Automotive > Motorcycle & Powersports > Riding Gear ; Automotive > Motorcycle & Powersports > More |
 Chromehowl, Twin Pines Moto | Helmet Bluetooth Intercom, Leather Saddlebags Throw Over, Riding Jacket Mesh Armored
 Men's | 52-150
offroad | Automotive > Truck & Off-Road ; Automotive > Exterior > More | Mudlark 4x4, Hitchpost | LED Light Bar 22 in
 Spot Flood, Recovery Kit Tow Strap Shackles Snatch Block, Traction Boards Pair Orange, Portable Air Compressor 12V
 Heavy Duty, CB Radio Mobile 40 Channel, Off Road Trail Guide Moab to Baja, Overland Storage Box 16 gal | 25-150
`;
