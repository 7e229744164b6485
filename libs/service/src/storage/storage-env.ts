import { IsOptional, IsString, ValidateBy } from 'class-validator';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessEnv } from '../env.js';
import { ConnectionUrl, isProduction } from '../env-fields.js';

/** The storage of recordings: an S3-compatible store if `S3_BUCKET` is set, or else a folder. */
export interface StorageSettings {
  /** A folder that gateway and gifting share. Outside of production it defaults to a temporary folder. */
  MEDIA_DIR: string;
  /** The bucket; it requires the other variables that begin with `S3_`. */
  S3_BUCKET?: string;
  /** URL of the store, `https://…`; Amazon's own by default. */
  S3_ENDPOINT?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

const GivenWithBucket = () =>
  ValidateBy({
    name: 'givenWithBucket',
    validator: {
      validate: (value, context) => (context!.object as StorageSettings).S3_BUCKET === undefined || value !== undefined,
      defaultMessage: () => '$property is missing: S3_BUCKET needs it',
    },
  });

const SomewhereInProduction = () =>
  ValidateBy({
    name: 'somewhereInProduction',
    validator: {
      validate: (value, context) => {
        const env = context!.object as StorageSettings;
        return !isProduction(env) || env.S3_BUCKET !== undefined || value !== temporary;
      },
      defaultMessage: () => 'MEDIA_DIR or S3_BUCKET is missing: recordings have to be kept somewhere',
    },
  });

const temporary = join(tmpdir(), 'presently-media');

/** Adds {@link StorageSettings} to the environment of a process. */
// eslint-disable-next-line typescript/no-explicit-any -- TypeScript asks exactly this of the constructor of a mixin
export function WithStorage<Base extends new (...args: any[]) => ProcessEnv>(base: Base) {
  class StorageEnv extends base implements StorageSettings {
    @SomewhereInProduction() @IsString() MEDIA_DIR: string = temporary;
    @IsOptional() @IsString() S3_BUCKET?: string;
    @IsOptional() @ConnectionUrl('http', 'https') S3_ENDPOINT?: string;
    @IsString() S3_REGION: string = 'us-east-1';
    @GivenWithBucket() S3_ACCESS_KEY_ID?: string;
    @GivenWithBucket() S3_SECRET_ACCESS_KEY?: string;
  }
  return StorageEnv;
}
