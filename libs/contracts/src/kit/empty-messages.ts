import { IsIn } from 'class-validator';

/** The input of a call without parameters. */
export class Nothing {}

/** `{"success":true}`: the answer of a call without a result. */
export class Success {
  @IsIn([true]) success!: true;
}
