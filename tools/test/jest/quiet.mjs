import { Logger } from '@nestjs/common';

// What services log in a test is noise. A failed assertion shows what went wrong.
Logger.overrideLogger(false);
