import type { OccasionType } from '@presently/rules/vocabulary';

/** Sixty recipients as senders describe them: relationship, interests, occasion. */
const lines = `
Mother | gardening, watercolors, Italian cooking | Birthday
Brother | trail running, coffee | Birthday
Best friend | vinyl, jazz, cooking | Holiday
Grandmother | houseplants, crosswords, tea | Birthday
Father | woodworking, fishing, history | Holiday
Sister | yoga, ceramics, reading | Birthday
Wife | travel, photography, wine | Anniversary
Husband | cycling, espresso, board games | Anniversary
Partner | hiking, camping, bread baking | Birthday
Colleague | coffee, notebooks, design | Other
Boss | golf, whisky, architecture | Holiday
Niece | drawing, horses, astronomy | Birthday
Nephew | gaming, robotics, football | Birthday
Son | lego, space, swimming | Graduation
Daughter | dancing, painting, music | Graduation
Aunt | knitting, birdwatching, tea | Holiday
Uncle | grilling, classic cars, fishing | Birthday
Neighbor | gardening, baking | Other
Teacher | books, tea, writing | Graduation
Mentor | history, fountain pens, chess | Graduation
Friend | climbing, photography, coffee | Birthday
Friend | pottery, candles, interior design | Birthday
Friend | guitar, records, cocktails | Birthday
Friend | running, wellness, podcasts | Holiday
Cousin | skiing, snowboarding, travel | Holiday
Cousin | sewing, fashion, vintage | Birthday
Godchild | dinosaurs, puzzles, drawing | Birthday
Godmother | opera, wine, gardening | Holiday
Roommate | cooking, plants, movies | Birthday
Client | wine, golf | Holiday
Friend | stargazing, camping | Birthday
Friend | surfing, photography | Birthday
Friend | tea ceremony, meditation, calligraphy | Birthday
Mother-in-law | baking, embroidery | Holiday
Father-in-law | woodworking, beer, cycling | Birthday
Fiancé | travel, cooking, music | Wedding
Newlyweds | cooking, home decor, wine | Wedding
Friend | cats, reading | Birthday
Friend | dogs, hiking | Birthday
Friend | technology, smart home, coffee | Birthday
Girlfriend | skincare, candles, reading | Anniversary
Boyfriend | fitness, watches, cars | Anniversary
Grandfather | chess, jazz, whisky | Birthday
Goddaughter | ballet, crafts, animals | Birthday
Student | astronomy, science, coding | Graduation
Graduate | travel, photography, journaling | Graduation
Doctor | tea, classical music, travel | Other
Nurse | wellness, spa, reading | Other
Chef | knives, spices, ceramics | Birthday
Florist | flowers, gardening, vases | Birthday
Sommelier | wine, cheese, travel | Birthday
Librarian | books, cats, knitting | Birthday
Barista | coffee, vinyl, cycling | Birthday
Architect | design, drawing, photography | Birthday
Pilot | aviation, travel, watches | Birthday
Gardener | vegetables, tools, cooking | Holiday
Musician | piano, music, records | Birthday
Photographer | cameras, film, hiking | Birthday
Painter | oil painting, museums, wine | Birthday
Sailor | sailing, maps, rum | Birthday`;

export interface PersonToGiveTo {
  relationship: string;
  interests: string[];
  occasion: OccasionType;
}

export const people: readonly PersonToGiveTo[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [relationship = '', interests = '', occasion = ''] = line.split(' | ');
    return { relationship, interests: interests.split(', '), occasion: occasion as OccasionType };
  });
