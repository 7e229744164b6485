import { serve } from '@presently/service/serve';
import { definition } from './definition.js';

await serve(definition);
