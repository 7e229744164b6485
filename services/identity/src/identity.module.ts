import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountHandlers } from './accounts/account.handlers.js';
import { Registrar } from './accounts/registrar.js';
import { Housekeeping } from './housekeeping.js';
import { Passwords } from './passwords/passwords.js';
import { SessionHandlers } from './sessions/session.handlers.js';
import { Sessions } from './sessions/sessions.js';
import { RegistrationHandlers } from './sign-in/registration.handlers.js';
import { SignInHandlers } from './sign-in/sign-in.handlers.js';
import { Throttles } from './throttling/throttles.js';

@Module({
  imports: [ScheduleModule.forRoot()],
  controllers: [AccountHandlers, RegistrationHandlers, SignInHandlers, SessionHandlers],
  providers: [Housekeeping, Passwords, Registrar, Sessions, Throttles],
})
export class IdentityModule {}
