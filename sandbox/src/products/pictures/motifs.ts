import { homeMotifs } from './home-motifs.js';
import { kitchenMotifs } from './kitchen-motifs.js';
import { leisureMotifs } from './leisure-motifs.js';
import { personalMotifs } from './personal-motifs.js';

const drawn: Record<string, string> = { ...kitchenMotifs, ...homeMotifs, ...leisureMotifs, ...personalMotifs };

/** What looks enough like something that is drawn. */
const alike: Record<string, string> = {
  towel: 'cloth',
  robe: 'coat',
  poles: 'ski',
  bell: 'cup',
  cable: 'rope',
};

/** Named where the picture cannot be told from the product's own word for it. */
const byTitle: [RegExp, string][] = [
  [/oven|range cooker|kiln\b/i, 'oven'],
  [/mixer|blender/i, 'mixer'],
  [/espresso|pasta extruder|precision cooker|proofing box|feeder/i, 'machine'],
  [/potter's wheel/i, 'wheel'],
  [/drone/i, 'drone'],
  [/console|retro game|cockpit/i, 'console'],
  [/tablet|e-reader|messenger|computer|watch with maps|collar tag|heart rate/i, 'device'],
  [/rowing machine|treadmill|massager/i, 'dumbbell'],
  [/workshop/i, 'tool'],
  [/keyboard/i, 'typewriter'],
];

/** @returns the markup of the drawing for a product. */
export function motifOf(picture: string, title: string): string {
  const special = picture === 'gadget' ? byTitle.find(([pattern]) => pattern.test(title))?.[1] : undefined;
  const name = special ?? alike[picture] ?? picture;
  const motif = drawn[name];
  if (!motif) throw new Error(`Nobody has drawn "${picture}"`);
  return motif;
}
