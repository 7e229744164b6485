import * as v from 'valibot';
import { readJson } from '../../data.js';

/** The markup of each drawing, by its name. Its classes are those of a palette. */
const drawings = readJson('drawings.json', v.record(v.string(), v.pipe(v.string(), v.startsWith('<'))));

/** Words of the product table for which another drawing is close enough. */
const alike: Record<string, string> = {
  towel: 'cloth',
  robe: 'coat',
  poles: 'ski',
  bell: 'cup',
  cable: 'rope',
};

/** The drawing of a gadget follows from its title. */
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

/** The markup of the drawing for a product. */
export function drawingOf(picture: string, title: string): string {
  const special = picture === 'gadget' ? byTitle.find(([pattern]) => pattern.test(title))?.[1] : undefined;
  const name = special ?? alike[picture] ?? picture;
  const motif = drawings[name];
  if (!motif) throw new Error(`sandbox/data/drawings.json has no "${name}"`);
  return motif;
}
