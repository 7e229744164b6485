/** The first fields of `export.json`. A reader refuses a version that it does not know. */
export const exportFormat = 'presently-export';
export const exportVersion = 1;
