import { migrate } from '@presently/service/migrate';
import { definition } from './definition.js';

await migrate(definition);
