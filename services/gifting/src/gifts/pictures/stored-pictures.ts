import { Injectable } from '@nestjs/common';

/** Counts the bytes of pictures that this replica has stored since all were last added up in the database. */
@Injectable()
export class StoredPictures {
  /** Infinite after a start, when the sum is not known. */
  bytes = Infinity;

  add(bytes: number): void {
    this.bytes += bytes;
  }
}
