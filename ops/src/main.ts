import { environment } from '@presently/cli/environment';
import { operate } from './commands.ts';

/** The image's entry: everything about the deployment comes from the environment. */
process.exitCode = await operate(process.argv.slice(2), environment);
