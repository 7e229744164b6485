import { awaitSchema } from '@presently/service/await-schema';
import { definition } from './definition.js';

await awaitSchema(definition);
