/** Beside the vocabulary: the first screen names them, and does without the rest. */
export const occasionTypes = ['Birthday', 'Anniversary', 'Graduation', 'Wedding', 'Holiday', 'Other'] as const;
export type OccasionType = (typeof occasionTypes)[number];
