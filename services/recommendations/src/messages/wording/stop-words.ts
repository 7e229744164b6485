import { ara, deu, eng, fra, ita, por, spa } from 'stopword';

/** Words that say nothing by themselves, in the languages of the screens that write words apart. */
export const stopWords: readonly string[] = [eng, deu, fra, spa, ita, por, ara].flat();
