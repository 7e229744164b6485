import { explain } from '../../libs/cli/src/failure.ts';
import { lint } from './lint.ts';

/** `npm run lint [-- <part of a check's name>]` */
process.exitCode = await lint(process.argv[2]).then(
  () => 0,
  (error: unknown) => {
    console.error(explain(error));
    return 1;
  },
);
