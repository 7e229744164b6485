import { main } from './main.ts';
process.exit(await main());
