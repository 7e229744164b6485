import { IsIn } from 'class-validator';

/** The input of a call that needs none. */
export class Nothing {}

/** `{"success":true}`: the answer of a call that has nothing else to say. */
export class Success {
  @IsIn([true]) success!: true;
}
