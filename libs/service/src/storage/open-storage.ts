import { FolderStorage } from './folder-storage.js';
import type { ObjectStorage } from './object-storage.js';
import type { StorageSettings } from './storage-env.js';

/** Opens the storage that the environment names. */
export async function openStorage(settings: StorageSettings): Promise<ObjectStorage> {
  if (settings.S3_BUCKET === undefined) return new FolderStorage(settings.MEDIA_DIR);
  // Loaded only if needed: the SDK takes time and memory.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID!,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
  });
}
