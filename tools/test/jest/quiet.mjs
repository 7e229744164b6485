import { Logger } from '@nestjs/common';

// What a service logs while a test provokes it is noise; what went wrong shows in the assertion.
Logger.overrideLogger(false);
