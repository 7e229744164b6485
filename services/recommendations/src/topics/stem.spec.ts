import { stemsOf } from './stem.js';

it.each([
  ['Knives, mice and boxes', 'knife mouse box'],
  ['zombies, movies, puppies', 'zomby movy puppy'],
  ['zombie movie', 'zomby movy'],
  ['D&D and dungeons', 'dnd dungeon'],
  ['Die-cast cars of glass', 'dy cast car glass'],
  ['thé, The Tea', 'the tea'],
  ['running boxing camper', 'running boxing camper'],
  ['canvas, canvases', 'canva canva'],
])('the stems of "%s" are "%s"', (text, stems) => expect(stemsOf(text).join(' ')).toBe(stems));
