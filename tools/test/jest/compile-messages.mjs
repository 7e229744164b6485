import compile from 'icu-minify/compile';
import { compileWith } from '@presently/rules/words';

// In the product the frontend's build compiles them.
compileWith(compile);
