import type { Format } from './format.js';
import { formatOf } from './formats.js';
import { zipOfFiles } from './formats/zip-of-files.js';
import type { SourceFile } from './files/source-file.js';
import { unreadableFile } from './files/unreadable-file.js';
import { told } from './told.js';

/**
 * The format of any file, also of a zip with files inside.
 * @throws Problem `import.unreadable`
 */
export async function formatIn(file: SourceFile): Promise<Format> {
  const archive = await file.archive();
  if (!archive) return formatOf(file);
  const names = new Set(archive.names);
  if (names.has('export.json')) return formatOf(file);
  if (names.has('xl/workbook.xml') || (names.has('content.xml') && names.has('mimetype')))
    throw unreadableFile(told('kind-workbook'));
  if (names.has('[Content_Types].xml')) throw unreadableFile(told('kind-office'));
  return zipOfFiles;
}
