import { Id } from './fields/id.js';

export class UserDataErasedV1 {
  @Id() userId!: string;
}
